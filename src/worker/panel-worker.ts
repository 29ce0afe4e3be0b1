/** A build of the panel, as its worker knows it. */
export interface PanelBuild {
  /** Another one with every change of a file. */
  readonly version: string
  /** The script that the page of this build, and of no other, begins with. */
  readonly entry: string
  /** What the pages that work without a network are made of. */
  readonly files: readonly string[]
  /** The paths that the panel's page does not answer, as a pattern. */
  readonly others: string
}

/** What happens to a worker; it may be ended as soon as nothing is waited for. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void
}

interface Fetching extends Lasting {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

/** What of a worker's surroundings is used. */
export interface WorkerScope extends Pick<typeof globalThis, 'caches' | 'fetch'> {
  readonly location: { readonly origin: string }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', hear: (event: Lasting) => void): void
  addEventListener(type: 'fetch', hear: (event: Fetching) => void): void
}

/**
 * The panel where there is no network: it keeps the files of one build, and its page where the server cannot be reached. With a network the page
 * is always the server's. Nothing that the API answers passes here. It stands alone in its file, and so imports nothing.
 */
export function startPanelWorker(scope: WorkerScope, { version, entry, files, others }: PanelBuild): void {
  const prefix = 'panel '
  const name = prefix + version
  const page = '/'
  const config = '/config.json'
  const closed = new RegExp(others)

  scope.addEventListener('install', (event) => event.waitUntil(install()))
  scope.addEventListener('activate', (event) => event.waitUntil(activate()))
  scope.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request
    const { origin, pathname } = new URL(url)
    if (method !== 'GET' || origin !== scope.location.origin) return
    if (mode === 'navigate' && !closed.test(pathname)) event.respondWith(pageFor(event))
    else if (pathname === config) event.respondWith(configFor(event))
    else if (files.includes(pathname)) event.respondWith(fileFor(event.request))
  })

  /** All files of the build or none: what the server has meanwhile of a newer one is left to its own worker. */
  async function install(): Promise<void> {
    const cache = await scope.caches.open(name)
    try {
      await cache.addAll([...files, config])
      const answer = await scope.fetch(page, { cache: 'no-cache' })
      if (!(await isOwn(answer.clone()))) throw new Error('The server has another build by now')
      await cache.put(page, answer)
    } catch (failure) {
      await scope.caches.delete(name)
      throw failure
    }
    await scope.skipWaiting()
  }

  async function activate(): Promise<void> {
    const names = await scope.caches.keys()
    await Promise.all(
      names.filter((one) => one.startsWith(prefix) && one !== name).map((one) => scope.caches.delete(one)),
    )
    await scope.clients.claim()
  }

  async function pageFor(event: Fetching): Promise<Response> {
    try {
      const answer = await scope.fetch(event.request)
      if (answer.status < 502) {
        event.waitUntil(dropOlder(answer.clone()))
        return answer
      }
      // Something in between says that the server is away.
      return (await kept(page)) ?? answer
    } catch (failure) {
      return keptOr(page, failure)
    }
  }

  /** Whoever has seen a newer panel never sees this one again. */
  async function dropOlder(answer: Response): Promise<void> {
    if (answer.ok && !(await isOwn(answer))) await (await scope.caches.open(name)).delete(page)
  }

  async function configFor(event: Fetching): Promise<Response> {
    try {
      const answer = await scope.fetch(event.request)
      const copy = answer.clone()
      if (copy.ok) event.waitUntil(scope.caches.open(name).then((cache) => cache.put(config, copy)))
      return answer
    } catch (failure) {
      return keptOr(config, failure)
    }
  }

  /** These are named after what is in them. */
  async function fileFor(request: Request): Promise<Response> {
    return (await kept(new URL(request.url).pathname)) ?? scope.fetch(request)
  }

  async function keptOr(path: string, failure: unknown): Promise<Response> {
    const answer = await kept(path)
    if (answer) return answer
    throw failure
  }

  async function kept(path: string): Promise<Response | undefined> {
    return (await scope.caches.open(name)).match(path)
  }

  async function isOwn(answer: Response): Promise<boolean> {
    return answer.ok && (await answer.text()).includes(entry)
  }
}
