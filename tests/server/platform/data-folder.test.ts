import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { claimDataFolder, claimForRestore } from '#server/start/data-folder.ts'
import { birthOf } from '#server/start/folder-lock.ts'

let root = ''
let path = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kepenk-folder-'))
  path = join(root, 'data')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('a data folder that cannot be one is refused in one sentence, and nothing is written', () => {
  test.for([
    ['it is a file', () => writeFileSync(path, 'text'), /^\S+ is not a folder; check DATA_DIR\.$/],
    ['it holds something else', () => fill('photo.jpg', 'x'), /^\S+ holds files that are not Kepenk’s; [^.]+\.$/],
    ['its mark cannot be read', () => fill('kepenk.json', '{'), /is not what Kepenk wrote/],
    [
      'a newer program wrote it',
      () => mark({ schema: 9999 }),
      /^The data belongs to a newer version of Kepenk \(schema 9999,/,
    ],
    [
      'a restore into it did not finish',
      () => mark({ schema: 0, restoring: true }),
      /did not finish; restore again\.$/,
    ],
  ] as const)('%s', ([, prepare, sentence]) => {
    prepare()
    const before = listing()
    expect(() => claimDataFolder(path)).toThrow(sentence)
    expect(listing()).toEqual(before)
  })

  test('its parent is missing', () => {
    expect(() => claimDataFolder(join(path, 'deeper'))).toThrow(/cannot be made, because \S+ does not exist/)
    expect(listing()).toEqual([])
  })
})

describe('the lock of a data folder', () => {
  test('is there until the folder is released', () => {
    const folder = claimDataFolder(path)
    expect(readdirSync(path)).toContain('server.lock')
    folder.release()
    expect(readdirSync(path)).not.toContain('server.lock')
  })

  test('of a process that lives is respected, and stays', () => {
    claimDataFolder(path).release()
    writeFileSync(join(path, 'server.lock'), JSON.stringify({ pid: process.ppid, born: birthOf(process.ppid) }))
    expect(() => claimDataFolder(path)).toThrow(`Kepenk already runs on ${path} (process ${process.ppid}).`)
    expect(readdirSync(path)).toContain('server.lock')
  })

  test.for([
    ['of a process that is gone', { pid: 2 ** 22 + 1, born: 'gone' }],
    ['whose number belongs to another process now', { pid: process.ppid, born: 'long ago' }],
    ['of its own number, from before a restart of the machine', { pid: process.pid, born: 'long ago' }],
    ['that was cut off while it was written', null],
  ] as const)('%s counts for nothing', ([, owner]) => {
    claimDataFolder(path).release()
    writeFileSync(join(path, 'server.lock'), owner ? JSON.stringify(owner) : '')
    claimDataFolder(path).release()
    expect(readdirSync(path)).toEqual(['kepenk.json'])
  })
})

describe('a folder to restore into', () => {
  test('is an empty one, and is an ordinary one when the restore is finished', () => {
    const folder = claimForRestore(path)
    folder.release()
    expect(() => claimDataFolder(path)).toThrow('did not finish')
    const again = claimForRestore(path)
    again.finish()
    again.release()
    claimDataFolder(path).release()
    expect(() => claimForRestore(path)).toThrow('is not empty')
  })

  test('is never one that holds something else', () => {
    fill('photo.jpg', 'x')
    expect(() => claimForRestore(path)).toThrow(/is not empty; a backup is restored only into an empty folder/)
  })
})

function fill(name: string, text: string): void {
  mkdirSync(path)
  writeFileSync(join(path, name), text)
}

function mark(about: object): void {
  fill('kepenk.json', JSON.stringify({ kepenk: 'data', ...about }))
}

/** Every path below the root with its size and time. */
function listing(): string[] {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()
  return paths.map((name) => `${name} ${statSync(join(root, name)).size} ${statSync(join(root, name)).mtimeMs}`)
}
