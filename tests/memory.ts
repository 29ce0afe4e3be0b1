import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
const enough = 4 * 2 ** 30

/** Where tests put databases: in memory, where there is plenty. They are made and dropped hundreds of times, a thousand files each. */
export function placeForDatabases(): string {
  return roomIn(memory) >= enough ? memory : tmpdir()
}

function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}
