import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { makePlace, type Place, type Server, startServer } from './server-process.ts'

/** A server whose data folder lies on a small disk of its own, which is gone with its last process. */
export interface OnSmallDisk {
  readonly server: Server
  /** Its place, as this process sees it. */
  readonly place: Place
  /** Takes all that is left of the disk. */
  fill(): void
  /** Gives it back. */
  free(): void
  close(): Promise<void>
}

/** The disk is seen by the server's processes alone, so whoever may not mount one for all can still do so in a namespace of users. */
const alone = process.getuid?.() === 0 ? ['--mount'] : ['--user', '--map-current-user', '--keep-caps', '--mount']
const mounting = 'mount -t tmpfs -o "size=$1,mode=755" tmpfs "$2" && shift 2 && exec "$@"'

/** Starts a server on a disk of so many megabytes. Where the system lets nobody have one, it fails with what that said. */
export async function startOnSmallDisk(megabytes: number): Promise<OnSmallDisk> {
  const around = makePlace()
  const disk = join(around.dataDir, '..', 'disk')
  mkdirSync(disk)
  const env = { ...around.env, DATA_DIR: join(disk, 'data') }
  const server = await startServer(env, ['unshare', ...alone, 'sh', '-c', mounting, 'sh', `${megabytes}m`, disk])
  const seen = `/proc/${server.child.pid}/root${disk}`
  const place = makePlace(join(seen, 'data'))
  const filler = join(seen, 'filler')
  return {
    server,
    place,
    fill: () => fill(filler),
    free: () => rmSync(filler),
    close: async () => {
      server.child.kill('SIGTERM')
      await server.ended
      await place.clear()
      await around.clear()
    },
  }
}

function fill(path: string): void {
  const file = openSync(path, 'w')
  for (const size of [1024 * 1024, 4096])
    try {
      for (;;) writeSync(file, Buffer.alloc(size))
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'ENOSPC') throw thrown
    }
  closeSync(file)
}
