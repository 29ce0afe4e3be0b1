import { fromPromise } from 'xstate'
import type { Address, OldAddresses } from '#api/contract/content/addresses.ts'
import { blogAddressOperations, pageAddressOperations } from '#api/operations/content/addresses.ts'
import { addressRules } from '#api/rules/content/addresses.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { type Filled, shortForm, type Texts } from '#machines/platform/short-form/short-form.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'

const operations = { pages: pageAddressOperations, blogs: blogAddressOperations }

/** Of which page or post. */
export interface Addressed {
  readonly of: keyof typeof operations
  readonly id: number
}

/** The old addresses of a page or a post. */
export const oldAddresses = loaded(
  fromPromise<OldAddresses, LoadedInput<Addressed>>(({ input: { query } }) =>
    call(operations[query.of].list, { params: { id: query.id } }),
  ),
)

/** Adding one by hand. */
export function addressAdding({ of, id }: Addressed) {
  return shortForm({
    rules: addressRules,
    factsOf: ({ fields }) => addressIn(fields),
    send: fromPromise<unknown, Filled>(({ input: { fields, key } }) =>
      call(operations[of].add, { params: { id }, body: addressIn(fields) as Address, key }),
    ),
  })
}

/** Taking one away; `asked` while the question stands on the screen. */
export function addressRemoving({ of, id }: Addressed, body: Address) {
  return shortForm({
    rules: [],
    send: fromPromise<unknown, Filled>(({ input: { key } }) =>
      call(operations[of].remove, { params: { id }, body, key }),
    ),
  })
}

function addressIn({ language_id = '', slug = '' }: Texts) {
  return { language_id: language_id === '' ? null : Number(language_id), slug: slug.trim() }
}
