import { fromPromise } from 'xstate'
import type { CustomerMerges, Merge, MergePair, MergeSide } from '#api/contract/sales/customer-merge.ts'
import { customerMergeOperations } from '#api/operations/sales/customer-merge.ts'
import { companyNamed } from '#api/rules/platform/contacts.ts'
import { mergeRules, undoMergeRules } from '#api/rules/sales/customer-merge.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { type Filled, shortForm, type Texts } from '#machines/platform/short-form/short-form.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** Who may be the same as a customer, and who was made one with them. */
export const customerMerges = loaded(
  fromPromise<CustomerMerges, LoadedInput<{ id: number }>>(({ input: { query } }) =>
    call(customerMergeOperations.list, { params: { id: query.id } }),
  ),
)

/** Two customers side by side. */
export const mergePair = loaded(
  fromPromise<MergePair, LoadedInput<{ into: number; from: number }>>(({ input: { query } }) =>
    call(customerMergeOperations.pair, { params: { id: query.into }, query: { with: query.from } }),
  ),
)

/** Two customers become one, each field of the one that was chosen for it. */
export function customerMerging(pair: MergePair) {
  const { into, from } = pair
  const chosen = (fields: Texts, field: 'contact_type' | 'company_name') =>
    (fields[field] === 'from' ? from : into).values[field]
  return shortForm({
    rules: [
      ...mergeRules,
      {
        ...companyNamed,
        holds: ({ fields }: { fields: Texts }) =>
          companyNamed.holds({
            contact_type: chosen(fields, 'contact_type'),
            company_name: chosen(fields, 'company_name'),
          }),
        at: () => ['fields.company_name'],
      },
    ],
    factsOf: ({ fields }) => ({ ...pair, fields }),
    send: fromPromise<unknown, Filled>(({ input: { fields, key } }) =>
      call(customerMergeOperations.merge, {
        params: { id: into.id },
        body: {
          ...{ from_id: from.id, into_version: into.version, from_version: from.version },
          fields: fields as Record<string, MergeSide>,
        },
        key,
      }),
    ),
  })
}

/** A merge is taken back; the server said what stands in its way. */
export function mergeUndoing({ id, undo_refusals }: Merge) {
  const stands = (rule: string) => undo_refusals.some((one) => one.id === rule)
  return shortForm({
    rules: undoMergeRules.map((rule) => ({ ...rule, holds: () => !stands(rule.id) })),
    send: fromPromise<unknown, Filled>(({ input: { key } }) =>
      call(customerMergeOperations.undo, { params: { id }, key }),
    ),
  })
}
