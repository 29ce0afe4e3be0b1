import type { FileType } from '#api/contract/platform/files.ts'
import { type Drop, fileCount, fileFormat, fileSize, formatsOf, maxFileSize } from '#api/rules/platform/files.ts'
import type { Uploaded } from '#api/rules/platform/gallery.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import type { Dropped } from './file-upload.machine.ts'

/** How many files are on their way at once; the others wait. */
const atOnce = 3

/** A file between its drop and its place among the pictures. `stored` ones wait until those before them are through. */
export interface Upload extends Dropped {
  readonly phase: 'waiting' | 'working' | 'stored' | 'failed'
  readonly file: Uploaded | null
}

export interface UploadInput {
  readonly type: FileType
  /** How many pictures the place holds at most. */
  readonly allowed: number
}

/** Plain data. The files' own states, such as how much is sent, are in the children, which are named by the keys. */
export interface UploadContext extends UploadInput {
  /** In the order they were dropped. */
  readonly uploads: readonly Upload[]
  /** Why files of the last drop were not taken, each rule with their names. */
  readonly refused: readonly Refusal[]
}

/** A drop as the rules judge it: files that are still shown as uploads take their places too. */
export function dropOf({ type, allowed, uploads }: UploadContext, files: readonly Dropped[], present: number): Drop {
  return { files, present: present + uploads.length, allowed, formats: formatsOf(type), maxSize: maxFileSize }
}

/** What of a drop is taken: files that are right in themselves, in their order and as many as there is room for. Every other is named (R96–R100). */
export function sortedDrop(
  context: UploadContext,
  files: readonly Dropped[],
  present: number,
): { fitting: readonly Dropped[]; refused: readonly Refusal[] } {
  const whole = dropOf(context, files, present)
  const own = [fileFormat, fileSize]
  const sound = files.filter((file) => broken(own, { ...whole, files: [file] }).length === 0)
  const room = Math.max(0, whole.allowed - whole.present)
  const left = sound.slice(room).map(({ name }) => name)
  const tooMany = broken([fileCount], { ...whole, files: sound }).map((refusal) => ({ ...refusal, at: left }))
  return { fitting: sound.slice(0, room), refused: [...tooMany, ...broken(own, whole)] }
}

/** The files that wait and may start now. */
export function startable(uploads: readonly Upload[]): string[] {
  const working = uploads.filter((one) => one.phase === 'working').length
  const waiting = uploads.filter((one) => one.phase === 'waiting')
  return waiting.slice(0, Math.max(0, atOnce - working)).map((one) => one.key)
}

/** Stored files with nothing under way before them: they may take their places, in the order they were dropped (R46). One that failed holds nobody up. */
export function deliverable(uploads: readonly Upload[]): Upload[] {
  const first = uploads.findIndex(isLive)
  return uploads.slice(0, first < 0 ? uploads.length : first).filter((one) => one.phase === 'stored')
}

export function isLive({ phase }: Upload): boolean {
  return phase === 'waiting' || phase === 'working'
}

export function withPhase(
  uploads: readonly Upload[],
  keys: readonly string[],
  phase: Upload['phase'],
  file: Uploaded | null = null,
): Upload[] {
  return uploads.map((one) => (keys.includes(one.key) ? { ...one, phase, file } : one))
}
