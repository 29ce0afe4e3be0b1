import { fromPromise } from 'xstate'
import type { ConsentChannel, PersonalData, personalDataFormats } from '#api/contract/sales/personal-data.ts'
import { personalDataOperations } from '#api/operations/sales/personal-data.ts'
import { consentHow, eraseConfirmed, eraseRules } from '#api/rules/sales/personal-data.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { type Filled, shortForm } from '#machines/platform/short-form/short-form.machine.ts'
import { handOver } from '#screens/platform/wiring/hand-over.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** What a customer allows, and what stands in the way of erasing what is known of them. */
export const personalData = loaded(
  fromPromise<PersonalData, LoadedInput<{ id: number }>>(({ input: { query } }) =>
    call(personalDataOperations.read, { params: { id: query.id } }),
  ),
)

/** A customer allowed something or withdrew it. */
export function consentNoting(id: number) {
  return shortForm({
    rules: [consentHow],
    send: fromPromise<unknown, Filled>(({ input: { fields, key } }) =>
      call(personalDataOperations.consent, {
        params: { id },
        body: {
          channel: fields.channel as ConsentChannel,
          given: fields.given === '1' ? 1 : 0,
          complaint: fields.given === 'complaint' ? 1 : 0,
          how: fields.how ?? '',
        },
        key,
      }),
    ),
  })
}

/** Everything that is held on a customer goes into the downloads. */
export function personalDataSaving(id: number, lang: 'tr' | 'en') {
  return shortForm({
    rules: [],
    kept: true,
    send: fromPromise<unknown, Filled>(async ({ input: { fields } }) => {
      const format = fields.format as (typeof personalDataFormats)[number]
      const file = await call(personalDataOperations.export, { params: { id }, query: { format, lang } })
      handOver(file, `customer-${id}.${format}`)
    }),
  })
}

/** What is known of a customer is erased; the server said what stands in its way. */
export function customerErasing(id: number, name: string, { erase_refusals }: PersonalData) {
  const told = (rule: string) => erase_refusals.find((one) => one.id === rule)
  return shortForm({
    rules: [
      ...eraseRules.map(({ about: _, ...rule }) => ({
        ...rule,
        holds: () => told(rule.id) === undefined,
        about: () => told(rule.id)?.about ?? {},
      })),
      eraseConfirmed,
    ],
    factsOf: ({ fields }) => ({ typed: fields.typed ?? '', name }),
    send: fromPromise<unknown, Filled>(({ input: { key } }) =>
      call(personalDataOperations.erase, { params: { id }, key }),
    ),
  })
}
