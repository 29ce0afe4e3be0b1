import type { Field, UsedBy } from './field.types.ts'
import type { RecordUse, Resource } from './resource.ts'

type Lists = Readonly<Record<string, Pick<Resource, 'name' | 'acts' | 'codes' | 'fields' | 'chooses'>>>

/**
 * The same lists with what the fields of all of them bring: a reference is declared once, by the field that names, and gives the list that it
 * points to its readers, who choose from it, and what keeps its records from being deleted (R167).
 */
export function withReferences<const L extends Readonly<Record<string, object>>>(lists: L, all: Lists): L {
  const fields = Object.values(all).flatMap((from) =>
    Object.entries(from.fields).flatMap(([key, field]) => (pointsTo(field) ? [{ from, key, ...pointsTo(field) }] : [])),
  )
  return Object.fromEntries(
    Object.entries(lists as unknown as Readonly<Record<string, Resource>>).map(([name, list]) => {
      const here = fields.filter(({ to }) => to === name)
      const choosing = Object.values(all).filter(({ chooses }) => chooses?.includes(name))
      const choosers = [...here.map(({ from }) => from), ...choosing]
      const lookup = new Set([...list.lookup, ...choosers.flatMap(chooseFor)])
      const usedBy = here.flatMap(({ from, key, usedBy }) => (usedBy ? [usedByOf(from.name, key, usedBy)] : []))
      return [name, { ...list, lookup: [...lookup], usedBy: [...list.usedBy, ...usedBy] }]
    }),
  ) as unknown as L
}

function pointsTo(field: Field): { to: string; usedBy?: UsedBy } | null {
  return field.kind === 'reference' || field.kind === 'references' ? field : null
}

/** Who chooses with the fields of a list: whoever narrows it by them, and whoever fills them into its form. */
function chooseFor({ acts, codes }: Pick<Resource, 'acts' | 'codes'>): readonly number[] {
  const filling = acts.includes('add') ? (['view', 'add', 'edit'] as const) : []
  return [...(acts.includes('list') ? codes.list : []), ...filling.flatMap((act) => codes[act])]
}

function usedByOf(name: string, key: string, { says, filter = key, path = `/${name}` }: UsedBy): RecordUse {
  return { what: name.replaceAll('-', '_'), says, list: { path, filter } }
}
