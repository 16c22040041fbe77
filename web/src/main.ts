import '@fontsource/metamorphous/latin-400.css'
import '@fontsource/metamorphous/latin-ext-400.css'
import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-ext-400.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '@fontsource/alegreya-sans/latin-ext-700.css'
import './letters/letters.css'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { keepOffline } from './books/offline'
import { speakAsPreferred, words } from './lib/words.svelte'

await speakAsPreferred()
mount(App, { target: document.getElementById('app') as HTMLElement })
keepOffline(words.language)
