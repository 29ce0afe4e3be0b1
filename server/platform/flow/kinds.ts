import { listNamed, listNames } from '#api/registry/lists.ts'
import { type Holder, permits } from '#api/rules/platform/session.ts'

const codes = new Map<string, readonly number[]>(listNames.map((name) => [name, listNamed(name).codes.view]))

/** Who may look at a record of this kind; nothing for what is no list. */
export function codesOf(kind: string): readonly number[] | undefined {
  return codes.get(kind)
}

/** The kinds of records that somebody may look at. */
export function kindsFor(holder: Holder): string[] {
  return [...codes].flatMap(([kind, view]) => (permits(holder, view) ? [kind] : []))
}
