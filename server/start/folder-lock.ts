import { spawnSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '#server/plain-error.ts'

/**
 * Takes a folder for this process alone and answers how to give it back; a `PlainError` when another process has it. The lock of a process
 * that was killed counts for nothing, also when its number belongs to another one by now.
 */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, 'server.lock')
  const mine = JSON.stringify({ pid: process.pid, born: birthOf(process.pid) })
  for (let attempt = 1; !written(lock, mine); attempt += 1) {
    const held = readOr(lock, '')
    const owner = ownerOf(held)
    if (isHeld(owner)) throw new PlainError(`Kepenk already runs on ${folder} (process ${owner.pid}).`)
    if (attempt > 5) throw new PlainError(`${lock} cannot be taken; if no Kepenk runs on this folder, remove it.`)
    // One that is empty was opened this very moment, or by a process that was killed right then.
    if (held === '' && attempt < 3) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
    else removeDead(lock, held)
  }
  return () => {
    if (readOr(lock, '') === mine) rmSync(lock, { force: true })
  }
}

function written(lock: string, mine: string): boolean {
  try {
    writeFileSync(lock, mine, { flag: 'wx' })
    return true
  } catch (thrown) {
    if ((thrown as { code?: string }).code === 'EEXIST') return false
    throw thrown
  }
}

/** Renamed before it is removed: of two starts at once, neither must remove the lock that the other one just took. */
function removeDead(lock: string, dead: string): void {
  const aside = `${lock}.dead.${process.pid}`
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  if (readOr(aside, dead) === dead) rmSync(aside, { force: true })
  else renameSync(aside, lock)
}

interface Owner {
  readonly pid: number
  readonly born: string
}

function isHeld({ pid, born }: Owner): boolean {
  return pid > 0 && pid !== process.pid && birthOf(pid) === born && born !== gone
}

function ownerOf(text: string): Owner {
  try {
    const { pid, born } = JSON.parse(text)
    return { pid: Number(pid), born: String(born) }
  } catch {
    return { pid: 0, born: '' }
  }
}

const gone = 'gone'

/** When a process began, so that its number used again is told apart; `gone` when there is none. */
export function birthOf(pid: number): string {
  if (process.platform === 'linux') {
    const stat = readOr(`/proc/${pid}/stat`, '')
    // After the name in brackets, which may hold spaces, the 20th word is the start in ticks since boot.
    const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const zombie = words[0] === 'Z'
    return stat && !zombie ? `${readOr('/proc/sys/kernel/random/boot_id', '').trim()} ${words[19]}` : gone
  }
  if (process.platform === 'win32') return isAlive(pid) ? 'alive' : gone
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || gone
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function readOr(path: string, otherwise: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return otherwise
  }
}
