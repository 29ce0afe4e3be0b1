import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { packageRoot } from '#server/config.ts'
import { addressOfRunning, stopLeftRunning } from '#server/db/embedded.ts'
import { openPool } from '#server/db/open.ts'
import { runningPostmaster } from '#server/db/postmaster.ts'
import { placeForDatabases } from './memory.ts'

type Env = Readonly<Record<string, string>>

/** How a program ended, and all it said. */
export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** A program of Kepenk in a process of its own. */
export interface Program {
  readonly child: ChildProcess
  readonly ended: Promise<Ended>
  /** Waits until it has said something, and answers what matched. Fails with all it said when it ends first. */
  said(pattern: RegExp): Promise<RegExpExecArray>
}

/** A place for one server: an empty data folder in a temporary one, and a panel of one page. In memory nobody waits for a disk. */
export interface Place {
  readonly dataDir: string
  readonly env: Env
  /** The address of its database, when that runs. */
  database(): string | null
  /** The process of its database, or 0. */
  databasePid(): number
  /** Ends what still runs and removes everything. */
  clear(): Promise<void>
}

/** What Node has read and compiled of the sources: each of many starts would do it anew. */
const compiled = join(tmpdir(), 'kepenk-compiled')

const programs: { readonly child: ChildProcess; readonly dataDir: string | undefined }[] = []

/** Starts one of `npm start`, `npm run backup`, `npm run restore`, `npm run verify-data`, if need be through another command. */
export function run(
  name: 'start' | 'backup' | 'restore' | 'verify-data',
  env: Env,
  args: string[] = [],
  as = {},
  through: readonly string[] = [],
): Program {
  const [command = process.execPath, ...rest] = [...through, process.execPath, join(packageRoot, 'server/run.js'), name]
  const child = spawn(command, [...rest, ...args], {
    // Anywhere but the package: nothing may depend on it.
    cwd: tmpdir(),
    env: { PATH: process.env.PATH ?? '', DATABASE_URL: '', PORT: '0', NODE_COMPILE_CACHE: compiled, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...as,
  })
  programs.push({ child, dataDir: env.DATA_DIR })
  const all = { out: '', err: '' }
  child.stdout?.on('data', (text) => {
    all.out += text
  })
  child.stderr?.on('data', (text) => {
    all.err += text
  })
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, ...all })))
  return { child, ended, said: (pattern) => untilSaid(child, all, pattern) }
}

/** A server that is open. */
export interface Server extends Program {
  readonly url: string
}

/** Starts a server, if need be through another command, and waits until it is open. */
export async function startServer(env: Env, through: readonly string[] = []): Promise<Server> {
  const program = run('start', env, [], {}, through)
  const [, url = ''] = await program.said(/Kepenk is open at (\S+)/)
  await program.said(/Ctrl-C/)
  return { ...program, url }
}

/** `dataDir` is given where it lies elsewhere than in the place itself. */
export function makePlace(elsewhere?: string): Place {
  const root = mkdtempSync(join(placeForDatabases(), 'kepenk-server-'))
  const dataDir = elsewhere ?? join(root, 'data')
  const panel = join(root, 'panel')
  mkdirSync(panel)
  writeFileSync(join(panel, 'index.html'), '<!doctype html><title>Kepenk</title>')
  return {
    dataDir,
    env: { DATA_DIR: dataDir, PANEL_DIR: panel, DEMO: 'off' },
    database: () => addressOfRunning(dataDir),
    databasePid: () => runningPostmaster(join(dataDir, 'postgres'))?.pid ?? 0,
    clear: async () => {
      for (const one of programs) if (one.dataDir === dataDir) one.child.kill('SIGKILL')
      await stopLeftRunning(dataDir)
      rmSync(root, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** The first admin chooses a password with the printed link and signs in; answers the token. */
export async function signInFirstAdmin(server: Server): Promise<string> {
  const [, token = ''] = await server.said(/reset-password\?token=([^&\s]+)/)
  const password = 'Kepenk-2026-deneme'
  await post(`${server.url}/v1/auth/reset-password`, { token, password, password_confirmation: password })
  const { data } = await post(`${server.url}/v1/auth/login`, { email: 'admin@kepenk.test', password })
  return data.token
}

export function get(url: string, headers: Record<string, string> = {}) {
  return call(url, { headers })
}

export function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  const typed = { 'content-type': 'application/json', ...headers }
  return call(url, { method: 'POST', headers: typed, body: JSON.stringify(body) })
}

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
async function call(url: string, init: RequestInit): Promise<any> {
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** Works on the database of a place past the server, and reads it as the server does. */
export async function withDatabase<T>(place: Place, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const pool = openPool(place.database() ?? '', { connections: 1 })
  try {
    const client = await pool.connect()
    try {
      return await work(client)
    } finally {
      client.release(true)
    }
  } finally {
    await pool.end()
  }
}

function untilSaid(child: ChildProcess, all: { out: string; err: string }, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const found = pattern.exec(all.out)
      if (found) settle(() => resolve(found))
    }
    const fail = () => settle(() => reject(new Error(`It ended without saying ${pattern}:\n${all.out}${all.err}`)))
    const settle = (done: () => void) => {
      child.stdout?.off('data', look)
      child.off('close', fail)
      done()
    }
    child.stdout?.on('data', look)
    child.once('close', fail)
    look()
  })
}
