import { integer, type } from 'superstruct'
import { fromPromise } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import { recordOperations } from '#api/operations/platform/records.ts'
import { sectionOperations } from '#api/operations/platform/sections.ts'
import { trashOperations } from '#api/operations/platform/trash.ts'
import type { FormName } from '#api/registry/forms.ts'
import { type ListName, listNamed } from '#api/registry/lists.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { whyNotRestored } from '#api/rules/platform/trash.ts'
import { type StatusChange, type Undoing, type Undone, undoMachine } from '#machines/platform/undo/undo.machine.ts'
import { call } from './http.ts'
import { setStatus } from './record-status.ts'

/** What every save answers. */
const Saved = type({ version: integer() })

/** Taking back, with its calls. */
export const undo = undoMachine.provide({
  actors: { takeBack: fromPromise(({ input }: { input: { undoing: Undoing; key: string } }) => takeBack(input)) },
})

/** One after the other, so that each has its own answer; whatever is no matter of a record ends it, and the same key goes on where it stopped. */
async function takeBack({ undoing, key }: { undoing: Undoing; key: string }): Promise<Undone> {
  if (undoing.what === 'status') return switchBack(undoing, key)
  const back: number[] = []
  const refused: Undone['refused'][number][] = []
  for (const { id, label } of undoing.records) {
    try {
      await backOne(undoing, id, `${key}-${id}`)
      back.push(id)
    } catch (thrown) {
      const refusals = whyNot(undoing, asFailure(thrown))
      if (!refusals) throw thrown
      refused.push({ id, label, refusals })
    }
  }
  return { back, refused }
}

/** All at once, as they were changed: each only where nobody saved it since. */
async function switchBack({ list, records, status }: StatusChange, key: string): Promise<Undone> {
  const { changed, refused } = await setStatus({ resource: list, records, status: status === 1 ? 0 : 1, key })
  return { back: changed.map(({ id }) => id), refused }
}

async function backOne(undoing: Exclude<Undoing, StatusChange>, id: number, key: string): Promise<unknown> {
  if (undoing.what === 'deletion')
    return call(trashOperations(listNamed(undoing.list)).restore, { params: { id }, key })
  const body = { ...undoing.before, version: undoing.version }
  const section = undoing.what === 'edit' ? await sectionOf(undoing.list) : undefined
  if (section) return call({ ...sectionOperations(section).edit, data: Saved }, { body, key })
  const edit = { ...recordOperations(listNamed(undoing.list as ListName)).edit, data: Saved }
  return call(edit, { params: { id }, body, key })
}

/** The sections of the settings are read where one was saved. */
async function sectionOf(name: FormName) {
  return name.startsWith('settings/') ? (await import('#api/registry/sections.ts')).sectionNamed(name) : undefined
}

function whyNot({ what }: Undoing, failure: ApiFailure): readonly Refusal[] | null {
  // Deleted since it was saved: nothing was asked of the trash.
  if (what !== 'deletion' && failure.kind === 'notFound') return [{ id: notFound.id }]
  return whyNotRestored(failure)
}
