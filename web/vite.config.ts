/// <reference types="vitest/config" />
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig, type Plugin } from 'vite'

const PYODIDE = 'assets/pyodide-'
/** Its address never changes, so that browsers find it again. */
const WORKER = 'offline.js'

/** `import sword from 'icon:broadsword'`: the drawing of one icon of the Game-icons set, alone. */
function icons(): Plugin {
  const path = new URL('node_modules/@iconify-json/game-icons/icons.json', import.meta.url)
  let set: Record<string, { body: string }> | undefined
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0icon:')) return undefined
      set ??= JSON.parse(readFileSync(path, 'utf8')).icons as Record<string, { body: string }>
      const name = id.slice('\0icon:'.length)
      const icon = set[name]
      if (!icon) throw new Error(`Game-icons has no icon “${name}”`)
      return `export default ${JSON.stringify(icon.body)}`
    },
  }
}

/**
 * `import { place, files } from 'virtual:pyodide'`: Python for browsers, as files of our own that
 * only the score pads fetch. Their place holds their version, so they never change there.
 */
function pyodide(): Plugin {
  const from = new URL('node_modules/pyodide/', import.meta.url)
  const read = (name: string) => readFileSync(new URL(name, from))
  const { version } = JSON.parse(read('package.json').toString()) as { version: string }
  const place = `${PYODIDE}${version}/`
  const files = [
    'pyodide.mjs',
    'pyodide.asm.mjs',
    'pyodide.asm.wasm',
    'pyodide-lock.json',
    'python_stdlib.zip',
  ]
  const types: Record<string, string> = {
    mjs: 'text/javascript',
    wasm: 'application/wasm',
    json: 'application/json',
    zip: 'application/zip',
  }
  return {
    name: 'pyodide',
    resolveId: (id) => (id === 'virtual:pyodide' ? `\0${id}` : undefined),
    load(id) {
      if (id !== '\0virtual:pyodide') return undefined
      return `export const place = '/${place}'\nexport const files = ${JSON.stringify(files)}`
    },
    generateBundle() {
      for (const name of files) {
        this.emitFile({ type: 'asset', fileName: place + name, source: read(name) })
      }
    },
    configureServer(server) {
      server.middlewares.use(`/${place}`, (request, response, next) => {
        const name = request.url?.split('?')[0]?.slice(1) ?? ''
        if (!files.includes(name)) return next()
        response.setHeader('Content-Type', types[name.split('.').pop() ?? ''] ?? '')
        response.end(read(name))
      })
    },
  }
}

/** Compressed copies beside every asset, and the list of them that the offline worker keeps. */
function finish(): Plugin {
  return {
    name: 'finish',
    apply: 'build',
    // Last of all: Vite itself still writes into the chunks in this step.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER]
        if (worker?.type !== 'chunk' || worker.imports.length)
          throw new Error(`${WORKER} must hold all it needs`)
        const names = Object.keys(bundle)
          .filter((name) => !name.endsWith('.map') && name !== WORKER)
          .sort()
        const hash = createHash('sha256')
        for (const name of names) {
          const file = bundle[name]
          if (file) hash.update(name).update(file.type === 'chunk' ? file.code : file.source)
        }
        const kept = {
          version: hash.digest('hex').slice(0, 16),
          // Python is kept once somebody opens a score pad; browsers that know workers know woff2.
          files: [...names, 'icon.svg', 'manifest.webmanifest']
            .filter((name) => !name.startsWith(PYODIDE) && !name.endsWith('.woff'))
            .map((name) => `/${name}`),
        }
        this.emitFile({ type: 'asset', fileName: 'kept.json', source: JSON.stringify(kept) })
        for (const name of names) {
          const file = bundle[name]
          if (!file || /\.(woff2?|png|zip)$/.test(name)) continue
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          if (source.length < 1024) continue
          const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
          this.emitFile({
            type: 'asset',
            fileName: `${name}.br`,
            source: brotliCompressSync(source, { params }),
          })
          this.emitFile({ type: 'asset', fileName: `${name}.gz`, source: gzipSync(source) })
        }
      },
    },
  }
}

const hall = process.env.MEADHALL_ADDRESS ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [icons(), pyodide(), svelte(), svelteTesting(), finish()],
  build: {
    outDir: '../src/meadhall/hall/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: 'index.html', offline: 'src/offline/worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'offline' ? WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    // The word files lie with the engine: one language, one folder.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: hall, ws: true } },
  },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'] },
})
