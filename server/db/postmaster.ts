import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A running PostgreSQL, as its own pid file tells. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  /** Whether it takes connections already. */
  readonly ready: boolean
}

/** The PostgreSQL that runs on a cluster's folder, or `null`. */
export function runningPostmaster(cluster: string): Postmaster | null {
  const lines = pidLines(cluster)
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 1 || !isPostmaster(pid, cluster)) return null
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/**
 * Removes the pid file of a PostgreSQL that is gone. It would do so itself, but not when the number has been given to another process since,
 * which is the rule in containers.
 */
export function removeStalePid(cluster: string): void {
  if (process.platform === 'linux' && !runningPostmaster(cluster))
    rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

function pidLines(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

/** PostgreSQL works inside its folder, so on Linux a process is it exactly when that is where it is. A dead one that nobody waited for is nowhere. */
function isPostmaster(pid: number, cluster: string): boolean {
  try {
    if (process.platform !== 'linux') return process.kill(pid, 0)
    const there = statSync(`/proc/${pid}/cwd`)
    const here = statSync(cluster)
    return there.ino === here.ino && there.dev === here.dev
  } catch {
    return false
  }
}
