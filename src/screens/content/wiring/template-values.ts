import { fromPromise } from 'xstate'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { MailValues } from '#api/contract/platform/mail-templates.ts'
import type { mailTemplateOperations } from '#api/operations/content/mail-templates.ts'
import type { phoneTemplateOperations } from '#api/operations/content/phone-templates.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** What went wrong with the last call; nothing where it went well. */
export type Failed = ApiFailure | null

interface Tried {
  readonly id: number
  /** The number of an order; `''` for the newest. */
  readonly order: string
}

/** What a template is tried with. */
export function templateValues(
  operation: typeof mailTemplateOperations.values | typeof phoneTemplateOperations.values,
) {
  return loaded(
    fromPromise<MailValues, LoadedInput<Tried>>(({ input: { query } }) =>
      call(operation, { params: { id: query.id }, query: { order: query.order === '' ? null : query.order } }),
    ),
  )
}
