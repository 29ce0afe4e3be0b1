import { execFile, spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PlainError } from '#server/plain-error.ts'
import type { Binaries } from './binaries.ts'
import { clusterPath, type DatabaseUser } from './database-user.ts'
import { type Postmaster, removeStalePid, runningPostmaster } from './postmaster.ts'

/** A cluster's folder, and what runs it. */
export interface Setting {
  /** The data folder: the log and the password lie there. */
  readonly home: string
  readonly cluster: string
  readonly binaries: Binaries
  readonly user: DatabaseUser | null
  readonly durable: boolean
  readonly socket?: boolean
  /** Left out: any free one. */
  readonly port?: number
}

const poll = 20
const longestStart = 60_000
const longestStop = 20_000
const largestLog = 5_000_000

const env = process.platform === 'win32' ? process.env : { LC_ALL: 'C' }

/** Fills an empty folder with a new cluster: UTF-8, sorted by code point unless a column says otherwise, checksums, one superuser. */
export async function initialise(setting: Setting & { superuser: string; password: string }): Promise<void> {
  const { home, cluster, binaries, user, durable, superuser, password } = setting
  const file = join(home, 'postgres.password.once')
  writeFileSync(file, password, { mode: 0o600 })
  if (user) chownSync(file, user.uid, user.gid)
  const handed = openSync(file, 'r')
  const options = [
    '-D',
    clusterPath(cluster, user),
    '-U',
    superuser,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
  ]
  options.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions')
  // Handed over open, because its user may not come through the folders above it.
  options.push(`--pwfile=${user ? '/proc/self/fd/0' : file}`, ...(durable ? [] : ['--no-sync']))
  try {
    await new Promise<void>((resolve, reject) => {
      const child = spawn(binaries.initdb, options, { ...user, cwd: cluster, env, stdio: [handed, 'ignore', 'pipe'] })
      let said = ''
      child.stderr?.on('data', (text) => {
        said += text
      })
      child.on('error', reject)
      child.on('close', (code) =>
        code === 0 ? resolve() : reject(new PlainError(`The database could not be made: ${lastLine(said)}`)),
      )
    })
  } finally {
    closeSync(handed)
    rmSync(file, { force: true })
  }
}

/** The PostgreSQL of a cluster, started unless it runs already, once it takes connections; recovery after a crash included. */
export async function launch(setting: Setting): Promise<Postmaster> {
  const until = Date.now() + longestStart
  for (;;) {
    const said = runningPostmaster(setting.cluster) ? '' : await start(setting)
    const running = await untilReady(setting.cluster, until)
    if (running) return running
    const passing =
      said === '' || /pre-existing shared memory block/.test(said) || (!setting.port && /could not bind/.test(said))
    if (!passing || Date.now() > until) throw new PlainError(`The database does not start: ${lastLine(said)}`)
    await sleep(300)
  }
}

/** Ends PostgreSQL, undoing what is not committed, and waits until it is gone. */
export async function shutDown(cluster: string, binaries: Binaries): Promise<void> {
  const until = Date.now() + longestStop
  for (let running = runningPostmaster(cluster); running; running = runningPostmaster(cluster)) {
    signal(running.pid, Date.now() < until ? 'SIGINT' : 'SIGQUIT', cluster, binaries)
    for (let waited = 0; waited < 5_000 && runningPostmaster(cluster); waited += poll) await sleep(poll)
  }
}

/** Starts the process; what it said when it ended at once, or nothing when it has taken its place. */
async function start(setting: Setting): Promise<string> {
  const { home, cluster, binaries, user } = setting
  removeStalePid(cluster)
  const log = openLog(home)
  const options = ['-D', clusterPath(cluster, user), ...settings(setting, setting.port ?? (await freePort()))]
  // Detached: Ctrl-C in the terminal must reach the server alone, which ends the database after its last request.
  const stdio = ['ignore', log.file, log.file] as const
  const child = spawn(binaries.postgres, options, { ...user, cwd: cluster, env, detached: true, stdio: [...stdio] })
  closeSync(log.file)
  child.unref()
  const ended = new Promise<true | Error>((resolve) => {
    child.once('exit', () => resolve(true))
    child.once('error', resolve)
  })
  while (runningPostmaster(cluster)?.pid !== child.pid) {
    const over = await Promise.race([ended, sleep(poll, false)])
    if (over) return over === true ? readFileSync(log.path).subarray(log.from).toString() || 'silence' : over.message
  }
  return ''
}

/** `null` when it ended instead. */
async function untilReady(cluster: string, until: number): Promise<Postmaster | null> {
  for (let running = runningPostmaster(cluster); running; running = runningPostmaster(cluster)) {
    if (running.ready) return running
    if (Date.now() > until) throw new PlainError(`The database is not ready after ${longestStart / 1000} seconds.`)
    await sleep(poll)
  }
  return null
}

function settings({ durable, socket }: Setting, port: number): string[] {
  const safe = durable
    ? {}
    : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }
  const chosen = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    // Its own folder, in which it works.
    unix_socket_directories: socket ? '.' : '',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
    timezone: 'UTC',
    jit: 'off',
    ...safe,
  }
  return Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function openLog(home: string) {
  const path = join(home, 'postgres.log')
  if (existsSync(path) && statSync(path).size > largestLog) renameSync(path, `${path}.1`)
  const file = openSync(path, 'a', 0o600)
  return { path, file, from: statSync(path).size }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT', cluster: string, { pg_ctl }: Binaries): void {
  if (process.platform === 'win32') {
    execFile(pg_ctl, ['stop', '-D', cluster, '-m', name === 'SIGINT' ? 'fast' : 'immediate'], { env })
    return
  }
  try {
    process.kill(pid, name)
  } catch {
    // It ended between the look and the signal.
  }
}

function lastLine(said: string): string {
  const lines = said.trim().split('\n')
  return (lines.findLast((line) => /FATAL|error:/.test(line)) ?? lines.at(-1) ?? '').replace(/^.*?(FATAL|error): +/, '')
}
