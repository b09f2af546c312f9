/** How the page is built: into the Python package, with every file compressed beside itself for the server. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const LOCALES = '../src/heliopolis/locales'
// The catalogues that the page speaks from; the others are for the terminal. What a single page needs comes with it.
const PAGE = ['ra', 'players', 'analysis', 'page', 'lobby', 'table', 'replay', 'scorepad']
const PARTS: Record<string, string[]> = { page: PAGE, learn: ['learn', 'rules'] }
const BUNDLE = '../src/heliopolis/web'
const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/
const WORTH_WHILE = 512 // bytes: what is smaller travels as it is

/** Makes `virtual:catalogue/page/en` and the like of the project's Fluent files. */
function catalogues(): Plugin {
  const name = /^virtual:catalogue\/(\w+)\/(\w+)$/
  return {
    name: 'catalogues',
    resolveId: (id) => (name.test(id) ? `\0${id}` : null),
    load(id) {
      const [, part, language] = name.exec(id.slice(1)) ?? []
      if (!part || !language) return null
      const files = (PARTS[part] ?? []).map((file) => resolve(LOCALES, language, `${file}.ftl`)).filter(existsSync)
      files.forEach((file) => this.addWatchFile(file))
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf-8')).join('\n'))}`
    },
  }
}

/** Writes a .br and a .gz beside every file that is worth it, so that the server only has to choose. */
function compressed(): Plugin {
  let folder = ''
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue
        const file = join(entry.parentPath, entry.name)
        const content = readFileSync(file)
        if (content.length < WORTH_WHILE) continue
        writeFileSync(`${file}.br`, brotliCompressSync(content))
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}

export default defineConfig({
  plugins: [svelte(), catalogues(), compressed()],
  build: { outDir: BUNDLE, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': 'http://127.0.0.1:8000' } },
  test: { include: ['tests/**/*.test.ts'] },
} as never)
