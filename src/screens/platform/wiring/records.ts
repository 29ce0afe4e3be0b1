import { fromPromise } from 'xstate'
import type { Http } from '#api/client/platform/http.ts'
import { choiceRows, recordCalls } from '#api/client/platform/records.ts'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import { languageName } from '#api/contract/platform/session.ts'
import { accountOperations } from '#api/operations/platform/account.ts'
import { sessionOperations } from '#api/operations/platform/session.ts'
import { usedByOperation } from '#api/operations/platform/used-by.ts'
import type { FormName } from '#api/registry/forms.ts'
import { type ListName, listNamed } from '#api/registry/lists.ts'
import type { ResourceName } from '#api/registry/resources.ts'
import { draftOf, type RecordPage, type StoredRecord } from '#api/resources/platform/wire.ts'
import { type Choosing, choicesMachine } from '#machines/platform/choices/choices.machine.ts'
import type { Opened, Stored } from '#machines/platform/record-form/record-form.context.ts'
import { type Opening, recordFormMachine, type Saving } from '#machines/platform/record-form/record-form.machine.ts'
import type { NotRemoved, Removed } from '#machines/platform/record-list/record-list.context.ts'
import type {
  Asking,
  Listing,
  Passivating,
  Removing,
  Switching,
} from '#machines/platform/record-list/record-list.flow.ts'
import { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import type { Undoing } from '#machines/platform/undo/undo.machine.ts'
import { call, http } from './http.ts'
import { setStatus } from './record-status.ts'
import { renewals } from './session.ts'
import { shopMoney } from './shop.ts'

/** Any list of records, with its calls. */
export const recordList = recordListMachine.provide({
  actors: {
    list: fromPromise(async ({ input }: { input: Listing }) => {
      // Amounts come with their rows: the shop's money is asked for beside them, and told once it is known.
      const [page] = await Promise.all([rowsOf(http, input), hasAmounts(input.resource) && shopMoney()])
      return page
    }),
    ask: fromPromise(({ input }: { input: Asking }) => ask(input)),
    passivate: fromPromise(({ input }: { input: Passivating }) => passivate(input)),
    remove: fromPromise(({ input }: { input: Removing }) => removeAll(input)),
    switch: fromPromise(({ input }: { input: Switching }) => setStatus(input)),
  },
})

/** The rows that a list asks for. */
export function rowsOf(over: Http, { resource, query, until }: Listing): Promise<RecordPage> {
  return recordCalls(over, listNamed(resource)).list({ ...query, until })
}

/** The form of any resource, with its calls. */
export const recordForm = recordFormMachine.provide({
  actors: {
    open: fromPromise(({ input }: { input: Opening }) => open(input)),
    save: fromPromise(({ input }: { input: Saving }) => save(input)),
    renewals,
  },
})

/** What a reference may point to, with its call. */
export const choices = choicesMachine.provide({
  actors: { find: fromPromise(({ input: { to, ...request } }: { input: Choosing }) => choiceRows(http, to, request)) },
})

async function open({ resource, id }: Opening): Promise<Opened> {
  const { byCountry, limited } = listNamed(resource as ListName)
  const [record, languages, shop, limits] = await Promise.all([
    id === null ? null : callsOf(resource).get(id),
    call(sessionOperations.languages, { query: { type: 'available' } }),
    byCountry ? call(sessionOperations.shop) : null,
    limited ? call(accountOperations.staffLimits, { query: id === null ? {} : { id } }) : null,
  ])
  return {
    record: record && storedOf(resource, record),
    languages: languages.map((language) => language.language_id),
    country: shop?.default_country_code ?? '',
    limits,
    languageNames: Object.fromEntries(languages.map((language) => [language.language_id, languageName(language)])),
  }
}

async function save({ resource, id, version, draft, key }: Saving): Promise<Stored> {
  const calls = callsOf(resource)
  const record =
    id === null || version === null ? await calls.add(draft, key) : await calls.replace(id, version, draft, key)
  return storedOf(resource, record)
}

/** Which of these cannot go, with the server's reasons. */
async function ask({ resource, records }: Asking): Promise<readonly NotRemoved[]> {
  const ids = records.map(({ id }) => id)
  const { rows } = await call(usedByOperation(listNamed(resource)), { query: { id: ids } })
  return rows.flatMap(({ id, rules }) => {
    const record = records.find((one) => one.id === id)
    return record ? [{ ...record, refusals: rules }] : []
  })
}

/** Saves one as it is now, but passive; one that is passive already, such as after a lost answer, stays as it is. */
async function passivate({ resource, record, key }: Passivating): Promise<Undoing> {
  const calls = callsOf(resource)
  const stored = await calls.get(record.id)
  const draft = draftOf(listNamed(resource), stored)
  const version =
    stored.status === 0
      ? stored.version
      : (await calls.replace(record.id, stored.version, { ...draft, status: 0 }, `${key}-passive-${record.id}`)).version
  const list = resource as ResourceName
  return { what: 'edit', list, records: [record], version, before: { ...draft, status: 1 } }
}

/**
 * One after the other, so that each has its own answer. What a rule of the record forbids is told of that record; whatever else goes wrong
 * ends the deletion, and the same key goes on where it stopped.
 */
async function removeAll({ resource, records, key }: Removing): Promise<Removed> {
  const deleted: number[] = []
  const refused: NotRemoved[] = []
  for (const { id, label } of records) {
    try {
      await callsOf(resource).remove(id, `${key}-${id}`)
      deleted.push(id)
    } catch (thrown) {
      const failure = asFailure(thrown)
      // Somebody else was faster: it is gone, which is what was wanted.
      if (failure.kind === 'notFound') deleted.push(id)
      else if (isAboutTheRecord(failure)) refused.push({ id, label, refusals: failure.rules })
      else throw thrown
    }
  }
  return { deleted, refused }
}

function isAboutTheRecord({ status, rules }: ApiFailure): boolean {
  return rules.length > 0 && (status === 409 || status === 422)
}

function storedOf(name: FormName, record: StoredRecord): Stored {
  return { id: record.id, version: record.version, draft: draftOf(listNamed(name as ListName), record) }
}

/** Whether some of what a list shows is money. */
export function hasAmounts(name: ListName): boolean {
  return Object.values(listNamed(name).fields).some((field) => field.kind === 'money')
}

/** The sections of the settings have calls of their own. */
function callsOf(name: ListName | FormName) {
  return recordCalls(http, listNamed(name as ListName))
}
