import { itemTypes, type PageBlock } from '#api/contract/content/page-builder.ts'
import type { ImageField } from '#api/resources/platform/field.types.ts'
import { under } from '#api/resources/platform/field-face.ts'
import { bannersFew, blocksFew, isShopLink } from '#api/rules/content/page-builder.ts'
import { inChoices, isNumber, maxLength, required } from '#api/rules/platform/fields.ts'
import { storedFormat } from '#api/rules/platform/files.ts'
import { malformed } from '#api/rules/platform/records.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { isColourCode } from '#api/rules/platform/values.ts'
import type { ItemData, ItemField, PageItem } from './item.ts'
import { dataOf, itemOf } from './page-items.ts'

const known = inChoices(itemTypes)

/** What may be wrong with the blocks of a page. */
export const blockRules = [
  blocksFew,
  known,
  bannersFew,
  isShopLink,
  isColourCode,
  required(/*i18n*/ { id: 'pagebuilder.field_title', message: 'Başlık' }),
  maxLength(100),
  isNumber,
  storedFormat,
] as const

/**
 * What is wrong with the blocks of a page, told at the field (R29, R168). A block that is stored word for word may stay as it is, also where
 * nobody knows its kind any more.
 */
export function wrongInBlocks(blocks: readonly PageBlock[], isStored: (block: PageBlock) => boolean): Refusal[] {
  const keys = blocks.map(({ key }) => key)
  return [
    ...broken([blocksFew], { blocks: blocks.length }),
    ...blocks.flatMap((block, at) => [
      ...(keys.indexOf(block.key) < at ? [{ id: malformed.id, at: [`blocks.${at}.key`] }] : []),
      ...(isStored(block) ? [] : under(`blocks.${at}`, wrongInBlock(block))),
    ]),
  ]
}

function wrongInBlock(block: PageBlock): Refusal[] {
  const known = judged.get(block)
  if (known) return known
  const wrong = judge(block)
  judged.set(block, wrong)
  return wrong
}

/** What was judged already: while one block of a page is typed into, the others are the very same ones. */
const judged = new WeakMap<PageBlock, Refusal[]>()

function judge({ type, data: text }: PageBlock): Refusal[] {
  const item = itemOf(type)
  if (!item) return broken([known], type).map((refusal) => ({ ...refusal, at: ['type'] }))
  const data = dataOf(item, text)
  if (!data) return [{ id: malformed.id, at: ['data'] }]
  return [...wrongInFields(item, data), ...broken([bannersFew], { type, data })]
}

function wrongInFields({ fields }: PageItem, data: ItemData): Refusal[] {
  return Object.entries(fields).flatMap(([key, field]) =>
    under(key, (field.wrong as ImageField['wrong'])(data[key] as string, { languages: [] })),
  )
}

/** Where a block names a stored picture: the path below the block, and the file's name. */
export function picturesIn({ type, data: text }: PageBlock): { readonly at: string; readonly name: string }[] {
  const item = itemOf(type)
  const data = item && dataOf(item, text)
  if (!item || !data) return []
  return Object.entries(item.fields).flatMap(([key, field]) => namesIn(field, data[key], key))
}

function namesIn(field: ItemField, value: unknown, at: string): { at: string; name: string }[] {
  if (field.kind === 'image') return value ? [{ at, name: String(value) }] : []
  if (field.kind !== 'rows') return []
  return (value as readonly ItemData[]).flatMap((row, index) =>
    Object.entries(field.columns).flatMap(([key, column]) =>
      namesIn(column as ItemField, row[key], `${at}.${index}.${key}`),
    ),
  )
}
