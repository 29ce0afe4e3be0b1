import { listNamed, listNames } from '#api/registry/lists.ts'
import { type Holder, permits } from '#api/rules/platform/session.ts'

const codes = new Map<string, readonly number[]>(listNames.map((name) => [name, listNamed(name).codes.view]))

/** The kinds of records that somebody may look at. */
export function kindsFor(holder: Holder): string[] {
  return [...codes].flatMap(([kind, view]) => (permits(holder, view) ? [kind] : []))
}
