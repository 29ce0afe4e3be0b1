import { beforeEach, describe, expect, test } from 'vitest'
import { otherPaths } from '#api/routes/platform/panel-paths.ts'
import { startPanelWorker, type WorkerScope } from '../../../src/worker/panel-worker.ts'

/** The worker of a build, over a browser's caches, and a server that one may deploy to and pull the plug of. */

const home = 'https://shop.test'

type Cache = Map<string, string>
type Hear = (event: object) => void

let stored: Map<string, Cache>
let server: Map<string, { status?: number; text: string }>
let online: boolean
let asked: string[]

beforeEach(() => {
  stored = new Map()
  online = true
  asked = []
  server = panelOf('1')
})

/** What a server has of a build. */
function panelOf(build: string) {
  return new Map([
    ['/', { text: `<script src="/assets/index-${build}.js">` }],
    [`/assets/index-${build}.js`, { text: `script ${build}` }],
    ['/config.json', { text: `config ${build}` }],
    ['/v1/panel/orders/1/picking', { text: 'picks' }],
    ['/cargo/1', { text: 'parcel' }],
  ])
}

const pathOf = (of: RequestInfo | URL) => new URL(of instanceof Request ? of.url : String(of), home).pathname

async function fetched(of: RequestInfo | URL): Promise<Response> {
  const path = pathOf(of)
  if (!online) throw new TypeError('Failed to fetch')
  asked.push(path)
  const answer = server.get(path) ?? (otherPaths.test(path) ? undefined : server.get('/'))
  return new Response(answer?.text ?? 'nothing', { status: answer ? (answer.status ?? 200) : 404 })
}

const caches = {
  open: async (name: string) => {
    const cache = stored.get(name) ?? new Map<string, string>()
    stored.set(name, cache)
    return {
      match: async (path: string) => (cache.has(path) ? new Response(cache.get(path)) : undefined),
      put: async (path: string, answer: Response) => void cache.set(path, await answer.text()),
      delete: async (path: string) => cache.delete(path),
      addAll: async (paths: string[]) => {
        for (const path of paths) {
          const answer = await fetched(path)
          if (!answer.ok) throw new TypeError('Request failed')
          cache.set(path, await answer.text())
        }
      },
    }
  },
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
}

/** The worker of a build, as a browser runs it. */
function workerOf(build: string) {
  const hears = new Map<string, Hear>()
  const scope = {
    caches,
    fetch: fetched,
    location: { origin: home },
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
    addEventListener: (type: string, hear: Hear) => hears.set(type, hear),
  }
  const files = [`/assets/index-${build}.js`]
  startPanelWorker(scope as unknown as WorkerScope, {
    version: build,
    entry: `assets/index-${build}.js`,
    files,
    others: otherPaths.source,
  })
  const happen = async (type: string, more: object = {}) => {
    const work: Promise<unknown>[] = []
    hears.get(type)?.({ ...more, waitUntil: (one: Promise<unknown>) => work.push(one) })
    await Promise.all(work)
  }
  return {
    install: async () => {
      await happen('install')
      await happen('activate')
    },
    /** What the worker answers; `null`: it leaves the request to the browser. */
    answer: async (path: string, { mode = 'cors', method = 'GET' } = {}): Promise<string | null> => {
      let answer: Promise<Response> | null = null
      const request = Object.assign(new Request(new URL(path, home), { method }))
      Object.defineProperty(request, 'mode', { value: mode })
      await happen('fetch', { request, respondWith: (given: Promise<Response>) => (answer = given) })
      const given = answer as Promise<Response> | null
      return given ? (await given).text() : null
    },
  }
}

const opened = { mode: 'navigate' }
const page = (build: string) => panelOf(build).get('/')?.text

describe('without a network', () => {
  test('every page of the panel opens, with its files and its configuration', async () => {
    const worker = workerOf('1')
    await worker.install()
    online = false
    expect(await worker.answer('/orders/edit/7/basket-picking?next=8', opened)).toBe(page('1'))
    expect(await worker.answer('/assets/index-1.js')).toBe('script 1')
    expect(await worker.answer('/config.json')).toBe('config 1')
  })

  test('also where something in between answers for a server that is away', async () => {
    const worker = workerOf('1')
    await worker.install()
    server.set('/', { status: 502, text: 'Bad gateway' })
    expect(await worker.answer('/orders', opened)).toBe(page('1'))
    server.set('/', { status: 500, text: 'broken' })
    expect(await worker.answer('/orders', opened)).toBe('broken')
  })

  test('what was never kept fails as it would without the worker', async () => {
    const worker = workerOf('1')
    online = false
    await expect(worker.answer('/orders', opened)).rejects.toThrow('Failed to fetch')
    await expect(worker.answer('/config.json')).rejects.toThrow('Failed to fetch')
  })
})

describe('what it leaves alone', () => {
  test.for([
    ['an answer of the API', '/v1/panel/orders/1/picking', {}],
    ['a change', '/config.json', { method: 'POST' }],
    ['a file that it does not keep', '/assets/other-1.js', {}],
    ['another server', 'https://elsewhere.test/config.json', {}],
    ['a page that is none of the panel', '/cargo/1', opened],
    ['a file that is opened', '/files/a.pdf', opened],
  ] as const)('%s', async ([, path, request]) => {
    const worker = workerOf('1')
    await worker.install()
    asked = []
    expect(await worker.answer(path, request)).toBeNull()
    expect(asked).toEqual([])
    expect([...stored.values()].flatMap((cache) => [...cache.keys()]).some((key) => key.startsWith('/v1'))).toBe(false)
  })
})

describe('a new build', () => {
  test('is shown at once, and the old page never again, network or not', async () => {
    const old = workerOf('1')
    await old.install()
    server = panelOf('2')
    expect(await old.answer('/orders', opened)).toBe(page('2'))
    online = false
    await expect(old.answer('/orders', opened)).rejects.toThrow('Failed to fetch')
  })

  test('brings its own worker, which throws away what the last one kept and nothing else', async () => {
    await workerOf('1').install()
    stored.set('answers of a person', new Map())
    server = panelOf('2')
    const worker = workerOf('2')
    await worker.install()
    expect([...stored.keys()].toSorted()).toEqual(['answers of a person', 'panel 2'])
    online = false
    expect(await worker.answer('/orders', opened)).toBe(page('2'))
    expect(await worker.answer('/config.json')).toBe('config 2')
  })

  test('keeps nothing where its files have gone with a newer one, or where the page is of another', async () => {
    server = panelOf('2')
    await expect(workerOf('1').install()).rejects.toThrow('Request failed')
    server.set('/assets/index-1.js', { text: 'script 1' })
    await expect(workerOf('1').install()).rejects.toThrow('The server has another build by now')
    expect([...stored.keys()]).toEqual([])
  })

  test('its configuration is the server’s while there is one, and the last one after that', async () => {
    const worker = workerOf('1')
    await worker.install()
    server.set('/config.json', { text: 'config of today' })
    expect(await worker.answer('/config.json')).toBe('config of today')
    online = false
    expect(await worker.answer('/config.json')).toBe('config of today')
  })
})
