import type { Dropped } from '#machines/platform/upload/file-upload.machine.ts'
import type { FileCache } from '#screens/platform/wiring/file-cache.ts'

/** A file of a person, which is read when the walk says so, as it is by then. */
interface FileOnDisk {
  /** `null` when it cannot be read. */
  bytes: Uint8Array | null
  /** Who waits reads it now, and from now on nobody waits. */
  let(): void
  /** From now on who reads it waits. */
  hold(): void
}

/** The disk that a walk's files lie on, as the file cache of their uploads. */
export interface Disk extends FileCache {
  /** Lays down a file that is not read yet. No two have one name or key. */
  add(name: string, bytes: Uint8Array): Dropped & { readonly file: FileOnDisk }
}

export function newDisk(): Disk {
  const files = new Map<string, File>()
  let count = 0
  return {
    add: (given, bytes) => {
      count += 1
      const dot = given.lastIndexOf('.')
      const name = `${given.slice(0, dot)}-${count}${given.slice(dot)}`
      const { file, read } = newFile(bytes)
      const key = `disk-${count}`
      files.set(key, asFile(name, read))
      return { key, name, size: bytes.length, file }
    },
    put: () => [],
    get: (key) => files.get(key) ?? null,
    preview: () => '',
  }
}

function newFile(bytes: Uint8Array): { file: FileOnDisk; read(): Promise<Uint8Array> } {
  const waiting = new Set<() => void>()
  let held = true
  const file: FileOnDisk = {
    bytes,
    let: () => {
      held = false
      for (const go of waiting) go()
      waiting.clear()
    },
    hold: () => {
      held = true
    },
  }
  const read = () =>
    new Promise<Uint8Array>((resolve, reject) => {
      const gone = () => new DOMException('The file is gone from the disk', 'NotReadableError')
      const now = () => (file.bytes ? resolve(file.bytes) : reject(gone()))
      if (held) waiting.add(now)
      else now()
    })
  return { file, read }
}

/** As much of a file as uploads ask of it. */
function asFile(name: string, read: () => Promise<Uint8Array>): File {
  const part = (from = 0, to?: number) => ({
    arrayBuffer: async () => Uint8Array.from(await read()).slice(from, to).buffer,
  })
  return Object.assign(new File([], name), { ...part(), slice: part }) as unknown as File
}
