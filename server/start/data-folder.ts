import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { newer, newestVersion } from '#server/db/migrate.ts'
import { PlainError } from '#server/plain-error.ts'
import { lockFolder } from './folder-lock.ts'

/** The folder that holds everything a shop has: its database, its stored files. This process alone has it until it is released. */
export interface DataFolder {
  readonly path: string
  /** Remembers that the data is of the newest schema, so that an older program can refuse it without opening the database. */
  markNewest(): void
  release(): void
}

interface Mark {
  readonly kepenk: 'data'
  /** The schema that the data is at; 0 until there is one. */
  readonly schema: number
  /** A restore began and did not finish. */
  readonly restoring?: true
}

const markName = 'kepenk.json'
/** What may lie in a folder that is empty for our purpose: file systems and desktops put it there. */
const harmless = ['lost+found', '.DS_Store', '.gitkeep']

/** Takes a data folder, making it when only its last part is missing. A folder that cannot be it is a `PlainError`, and nothing is written. */
export function claimDataFolder(path: string): DataFolder {
  const made = expectUsable(path)
  const mark = readMark(path)
  if (mark && mark.schema > newestVersion) throw new PlainError(newer(mark.schema))
  if (mark?.restoring) throw new PlainError(`A restore into ${path} did not finish; restore again.`)
  if (!mark && !isEmpty(path))
    throw new PlainError(`${path} holds files that are not Kepenk’s; set DATA_DIR to an empty folder.`)
  const folder = lock(path, made)
  if (!mark) writeMark(path, { kepenk: 'data', schema: 0 })
  return folder
}

/** Takes a folder to restore into: an empty one, or one where a restore was interrupted, whose remains go. `finish` makes it an ordinary one. */
export function claimForRestore(path: string): DataFolder & { finish(): void } {
  const made = expectUsable(path)
  const mark = readMark(path)
  if (mark ? !mark.restoring : !isEmpty(path))
    throw new PlainError(`${path} is not empty; a backup is restored only into an empty folder.`)
  const folder = lock(path, made)
  writeMark(path, { kepenk: 'data', schema: 0, restoring: true })
  return { ...folder, finish: folder.markNewest }
}

function lock(path: string, made: boolean): DataFolder {
  if (made) mkdirSync(path, { mode: 0o700 })
  const release = lockFolder(path)
  return { path, release, markNewest: () => writeMark(path, { kepenk: 'data', schema: newestVersion }) }
}

/** Whether the folder is still to be made. */
function expectUsable(path: string): boolean {
  if (!existsSync(path)) {
    const parent = dirname(path)
    if (!existsSync(parent))
      throw new PlainError(`${path} cannot be made, because ${parent} does not exist; check DATA_DIR.`)
    expectWritable(parent, path)
    return true
  }
  if (!statSync(path).isDirectory()) throw new PlainError(`${path} is not a folder; check DATA_DIR.`)
  expectWritable(path, path)
  return false
}

function expectWritable(folder: string, path: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new PlainError(`${path} cannot be written by this user; check DATA_DIR and who owns it.`)
  }
}

function isEmpty(path: string): boolean {
  return (
    !existsSync(path) || readdirSync(path).every((name) => harmless.includes(name) || name.startsWith('server.lock'))
  )
}

function readMark(path: string): Mark | null {
  const file = join(path, markName)
  if (!existsSync(file)) return null
  try {
    const mark = JSON.parse(readFileSync(file, 'utf8'))
    if (mark.kepenk === 'data' && Number.isInteger(mark.schema)) return mark
  } catch {
    // Told below.
  }
  throw new PlainError(`${file} is not what Kepenk wrote; set DATA_DIR to another folder, or restore a backup.`)
}

function writeMark(path: string, mark: Mark): void {
  const file = join(path, markName)
  writeFileSync(`${file}.new`, `${JSON.stringify(mark)}\n`, { flush: true })
  renameSync(`${file}.new`, file)
}
