import type {
  AttributeSource,
  ChosenAttribute,
  MarketplaceAttributes,
} from '#api/contract/catalog/marketplace-attributes.ts'
import { fold } from '#api/rules/platform/fold.ts'
import type { Texts } from '#machines/platform/short-form/short-form.machine.ts'

/** What the fields of one attribute are called: where its value comes from, the value of all, and each value of the shop that is called otherwise. */
export const fieldOf = {
  source: (attribute: number) => String(attribute),
  value: (attribute: number) => `${attribute}.value`,
  match: (attribute: number, own: number) => `${attribute}.match.${own}`,
}

/** Such as `attribute:5` or `fixed`. */
function sourceText({ source, source_id }: Pick<ChosenAttribute, 'source' | 'source_id'>): string {
  return source_id === null ? source : `${source}:${source_id}`
}

/** What was chosen, as it stands in the fields. */
export function fieldsOf({ chosen }: MarketplaceAttributes): Texts {
  return Object.fromEntries(
    chosen.flatMap((one) => [
      [fieldOf.source(one.attribute_id), sourceText(one)],
      [fieldOf.value(one.attribute_id), one.value_id === null ? '' : String(one.value_id)],
      ...one.matches.map(({ own_id, value_id }) => [fieldOf.match(one.attribute_id, own_id), String(value_id)]),
    ]),
  )
}

/** What the fields say; what goes by its name alone is no choice. */
export function chosenIn({ asked, ...offered }: MarketplaceAttributes, fields: Texts): ChosenAttribute[] {
  return asked.flatMap(({ id }): ChosenAttribute[] => {
    const [source = 'name', own] = (fields[fieldOf.source(id)] || 'name').split(':') as [AttributeSource, string?]
    const source_id = own ? Number(own) : null
    const value = fields[fieldOf.value(id)]
    const values = valuesFrom(offered, source, source_id)
    const matches = values.flatMap((one) => {
      const to = fields[fieldOf.match(id, one.id)]
      return to ? [{ own_id: one.id, value_id: Number(to) }] : []
    })
    const value_id = source === 'fixed' && value ? Number(value) : null
    return source === 'name' ? [] : [{ attribute_id: id, source, source_id, value_id, matches }]
  })
}

type Offered = Pick<MarketplaceAttributes, 'attributes' | 'options'>

/** The values of the shop that a source has. */
export function valuesFrom({ attributes, options }: Offered, source: AttributeSource, id: number | null) {
  const list = source === 'attribute' ? attributes : source === 'option' ? options : []
  return list.find((one) => one.id === id)?.values ?? []
}

/** The value of the marketplace that is called as one of the shop. */
export function alike<V extends { readonly name: string }>(values: readonly V[], name: string): V | undefined {
  return values.find((one) => fold(one.name) === fold(name))
}
