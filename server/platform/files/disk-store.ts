import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { FileStore } from './store.ts'

/** Files in a folder, spread over two levels of folders by the beginning of their names. A file is there whole or not at all, also after a power cut. */
export function diskStore(folder: string): FileStore {
  const pathOf = (name: string) => {
    if (!/^[\w-]{4,100}\.\w{2,5}$/.test(name)) throw new Error(`"${name}" is no name of a stored file`)
    return join(folder, name.slice(0, 2), name.slice(2, 4), name)
  }
  return {
    put: (name, bytes) => write(pathOf(name), bytes),
    get: (name) => readFile(pathOf(name)).catch(missing),
    delete: (name) => rm(pathOf(name), { force: true }),
    list: async function* () {
      // What begins with a dot was never finished.
      for await (const path of pathsIn(folder, 2)) if (!basename(path).startsWith('.')) yield basename(path)
    },
    removeUnfinished: () => removeUnfinished(folder),
  }
}

/** First beside its place and down to the disk, then renamed into it. */
async function write(path: string, bytes: Uint8Array): Promise<void> {
  const parent = dirname(path)
  await mkdir(parent, { recursive: true })
  const half = join(parent, `.${randomUUID()}`)
  try {
    await synced(half, 'wx', (file) => file.writeFile(bytes))
    await rename(half, path)
  } catch (thrown) {
    await rm(half, { force: true })
    throw thrown
  }
  // Windows cannot sync a folder, and needs not.
  if (process.platform !== 'win32') await synced(parent, 'r')
}

type Opened = Awaited<ReturnType<typeof open>>

async function synced(path: string, flags: string, work?: (file: Opened) => Promise<void>): Promise<void> {
  const file = await open(path, flags)
  try {
    await work?.(file)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** No file takes so long to be written, in milliseconds. */
const longestWrite = 60 * 60_000

async function removeUnfinished(folder: string): Promise<number> {
  let removed = 0
  for await (const path of pathsIn(folder, 2)) {
    if (!basename(path).startsWith('.')) continue
    const half = await stat(path).catch(missing)
    if (!half || Date.now() - half.mtimeMs < longestWrite) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

async function* pathsIn(folder: string, depth: number): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(missing)
  for (const entry of entries ?? []) {
    const path = join(folder, entry.name)
    if (depth > 0 && entry.isDirectory()) yield* pathsIn(path, depth - 1)
    if (depth === 0 && entry.isFile()) yield path
  }
}

function missing(thrown: NodeJS.ErrnoException): null {
  if (thrown.code === 'ENOENT') return null
  throw thrown
}
