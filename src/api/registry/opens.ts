import { acts } from '#api/resources/platform/code-families.ts'
import type { Act } from '#api/resources/platform/resource.ts'
import type { Route } from '#api/routes/platform/route.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { type Holder, permits } from '#api/rules/platform/session.ts'
import { gate } from './gate.ts'
import { listNamed, listNames } from './lists.ts'
import { routes } from './routes.ts'

interface Opens {
  readonly screens: readonly Route[]
  /** What may be done to the records of each list, where anything may. */
  readonly lists: readonly { readonly name: string; readonly title: Says; readonly acts: readonly Act[] }[]
}

/** What a holder of permissions can open and do: the screens by the gate, the acts by the codes of each list. */
export function opensOf(holder: Holder): Opens {
  const screens = routes.filter(
    ({ path, codes }) => codes !== 'public' && gate(path.replace(/:\w+/g, '1'), holder).kind === 'open',
  )
  const lists = listNames.flatMap((name) => {
    const list = listNamed(name)
    const may = acts.filter((act) => list.acts.includes(act) && permits(holder, list.codes[act]))
    return may.length > 0 ? [{ name, title: list.title, acts: may }] : []
  })
  return { screens, lists }
}
