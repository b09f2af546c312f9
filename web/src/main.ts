import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import './styles/page.css'

await settings.begin()
const target = document.getElementById('app')
if (target) mount(App, { target })
