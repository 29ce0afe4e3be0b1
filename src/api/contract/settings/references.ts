import { array, type Infer, object, string } from 'superstruct'
import { Id } from '#api/contract/platform/common.ts'

/** What every shop chooses from: languages, countries and currencies, each with its code in ISO and its name in the language asked for. */
export const References = object({ rows: array(object({ id: Id, code: string(), name: string() })) })
export type References = Infer<typeof References>
