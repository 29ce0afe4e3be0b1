import { assign, fromPromise } from 'xstate'
import type { CopyState } from '#api/contract/content/working-copies.ts'
import { languageName } from '#api/contract/platform/session.ts'
import { blogCopyOperations, pageCopyOperations } from '#api/operations/content/working-copies.ts'
import { sessionOperations } from '#api/operations/platform/session.ts'
import { listNamed } from '#api/registry/lists.ts'
import { draftOf, type StoredRecord } from '#api/resources/platform/wire.ts'
import {
  type CopyFacts,
  copyDiscardedMeanwhile,
  copyPublishedMeanwhile,
  copyScheduled,
  copyStored,
  publishCopyRules,
  scheduleCopyRules,
} from '#api/rules/content/working-copies.ts'
import { stale } from '#api/rules/platform/records.ts'
import { failureOf } from '#machines/platform/actor-events.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import type { Opened, Stored } from '#machines/platform/record-form/record-form.context.ts'
import { type Opening, recordFormMachine, type Saving } from '#machines/platform/record-form/record-form.machine.ts'
import { type Filled, shortForm } from '#machines/platform/short-form/short-form.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { renewals } from '#screens/platform/wiring/session.ts'

const operations = { pages: pageCopyOperations, blogs: blogCopyOperations }

/** Of which page or post. */
export interface Copied {
  readonly of: keyof typeof operations
  readonly id: number
}

/** The form of a page or a post over its working copy, with its calls. */
export const copyForm = recordFormMachine.provide({
  actors: {
    open: fromPromise(({ input }: { input: Opening }) => open(input)),
    save: fromPromise(({ input }: { input: Saving }) => save(input)),
    renewals,
  },
  // A copy that was published or thrown away meanwhile is no reason to lose what was typed: it stands against the record as it is now.
  guards: { isStale: ({ event }) => refusalsOf(event).some(({ id }) => id === stale.id || meanwhile.includes(id)) },
  actions: {
    rememberWho: assign(({ event }) => ({
      changedBy: refusalsOf(event).find(({ id }) => id === stale.id)?.about ?? {},
      refused: refusalsOf(event).filter(({ id }) => meanwhile.includes(id)),
    })),
  },
})

const meanwhile: readonly string[] = [copyPublishedMeanwhile.id, copyDiscardedMeanwhile.id]

function refusalsOf(event: unknown) {
  return failureOf(event).rules
}

/** How the copy stands beside its record. */
export const copyState = loaded(
  fromPromise<CopyState, LoadedInput<Copied>>(({ input: { query } }) =>
    call(operations[query.of].state, { params: { id: query.id } }),
  ),
)

interface Publishing extends Copied, Pick<CopyFacts, 'unsaved'> {
  readonly state: CopyState | null
}

/** Putting the copy in the place of what visitors see; `asked` while the question stands on the screen. */
export function copyPublishing({ of, id, state, unsaved }: Publishing) {
  const { copy = null, record_version = 0 } = state ?? {}
  return shortForm({
    rules: publishCopyRules,
    factsOf: () => ({ stored: copy !== null, unsaved }),
    send: fromPromise<unknown, Filled>(({ input: { key } }) =>
      call(operations[of].publish, { params: { id }, body: { version: copy?.version ?? 0, record_version }, key }),
    ),
  })
}

/** Putting it there at a moment to come, which `at` names. */
export function copyScheduling({ of, id, state, unsaved }: Publishing) {
  const { copy = null, record_version = 0 } = state ?? {}
  return shortForm({
    rules: scheduleCopyRules,
    factsOf: ({ fields: { at = '' } }) => ({ stored: copy !== null, unsaved, at, now: new Date().toISOString() }),
    send: fromPromise<unknown, Filled>(({ input: { key, fields } }) =>
      call(operations[of].schedule, {
        params: { id },
        body: { version: copy?.version ?? 0, record_version, at: fields.at ?? '' },
        key,
      }),
    ),
  })
}

/** Calling that off. */
export function copyUnscheduling({ of, id, state }: Omit<Publishing, 'unsaved'>) {
  const { copy = null, record_version = 0 } = state ?? {}
  return shortForm({
    rules: [copyScheduled],
    factsOf: () => ({ publish_at: copy?.publish_at ?? null }),
    send: fromPromise<unknown, Filled>(({ input: { key } }) =>
      call(operations[of].schedule, {
        params: { id },
        body: { version: copy?.version ?? 0, record_version, at: null },
        key,
      }),
    ),
  })
}

/** Throwing it away. */
export function copyDiscarding({ of, id, state }: Omit<Publishing, 'unsaved'>) {
  return shortForm({
    rules: [copyStored],
    factsOf: () => ({ stored: (state?.copy ?? null) !== null }),
    send: fromPromise<unknown, Filled>(({ input: { key } }) => call(operations[of].discard, { params: { id }, key })),
  })
}

async function open({ resource, id }: Opening): Promise<Opened> {
  const of = nameIn(resource)
  const [record, languages] = await Promise.all([
    call(operations[of].view, { params: { id: id ?? 0 } }),
    call(sessionOperations.languages, { query: { type: 'available' } }),
  ])
  return {
    record: storedOf(of, record),
    languages: languages.map(({ language_id }) => language_id),
    languageNames: Object.fromEntries(languages.map((one) => [one.language_id, languageName(one)])),
  }
}

async function save({ resource, id, version, draft, key }: Saving): Promise<Stored> {
  const of = nameIn(resource)
  const body = { ...draft, version: version ?? 0 }
  return storedOf(of, await call(operations[of].save, { params: { id: id ?? 0 }, body, key }))
}

function storedOf(of: Copied['of'], record: StoredRecord): Stored {
  return { id: record.id, version: record.version, draft: draftOf(listNamed(of), record) }
}

function nameIn(resource: string): Copied['of'] {
  return resource === 'blogs' ? 'blogs' : 'pages'
}
