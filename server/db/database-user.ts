import { existsSync, readFileSync, statSync } from 'node:fs'
import { PlainError } from '#server/plain-error.ts'

/** The user that PostgreSQL runs as, where it is not the one that Kepenk runs as. */
export interface DatabaseUser {
  readonly uid: number
  readonly gid: number
}

/**
 * PostgreSQL refuses to run as root. Started as root, Kepenk runs it as the owner of the cluster's folder, or as `nobody` when the folder is
 * new; `null` for everybody else, who run it as themselves.
 */
export function databaseUser(cluster: string): DatabaseUser | null {
  if (process.getuid?.() !== 0) return null
  // Without /proc there is no way into a folder whose parents that user may not enter; see `clusterPath`.
  if (process.platform !== 'linux')
    throw new PlainError('PostgreSQL does not run as root; start Kepenk as an ordinary user, or set DATABASE_URL.')
  const owner = existsSync(cluster) ? statSync(cluster) : null
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody()
}

/**
 * How PostgreSQL names its folder. The folder may lie where its own user may not go (`/root/kepenk/data`), so as another user it is started
 * inside it and told to use the folder it is in.
 */
export function clusterPath(cluster: string, user: DatabaseUser | null): string {
  return user ? '/proc/self/cwd' : cluster
}

function nobody(): DatabaseUser {
  const line = /^nobody:[^:]*:(\d+):(\d+):/m.exec(existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8') : '')
  return { uid: Number(line?.[1] ?? 65_534), gid: Number(line?.[2] ?? 65_534) }
}
