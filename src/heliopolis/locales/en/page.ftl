# What every page of the browser shows: its header and the preferences.

page-skip = Skip to the content
page-offline = This part of the page could not be loaded. Check the connection and load the page again.
page-nothing-here = There is nothing at this address.
page-to-lobby = To the lobby
page-navigation = Pages
page-link-learn = Learn
page-link-rules = Rules
page-link-scorepad = Score pad
page-link-replay = Replay
page-close = Close
page-preferences = Preferences
page-language = Language
page-theme = Appearance
page-theme-system = As the system
page-theme-light = Light
page-theme-dark = Dark
page-motion = Animations
page-motion-full = Full
page-motion-short = Short
page-motion-none = None
page-signals = Signals
page-sound = Sound
page-notify = Tell me when it is my turn
