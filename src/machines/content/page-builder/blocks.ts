import type { ItemType, PageBlock } from '#api/contract/content/page-builder.ts'
import { type ItemData, initialOf } from '#api/resources/content/page-items/item.ts'
import { dataOf, itemOf } from '#api/resources/content/page-items/page-items.ts'

export type Blocks = readonly PageBlock[]
/** The blocks of every language, by its id. */
export type Drafts = Readonly<Record<number, Blocks>>

/** A new block of a kind. */
export function newBlock(type: ItemType, drafts: Drafts): PageBlock {
  const item = itemOf(type)
  return { key: nextKey(drafts), type, data: JSON.stringify(item ? initialOf(item) : {}) }
}

/** The same block once more, right below it. */
export function withCopy(blocks: Blocks, key: string, drafts: Drafts): Blocks {
  return blocks.flatMap((block) => (block.key === key ? [block, { ...block, key: nextKey(drafts) }] : [block]))
}

/** A name that no block of any language has. */
function nextKey(drafts: Drafts): string {
  const numbers = Object.values(drafts)
    .flat()
    .map(({ key }) => Number(/^b(\d{1,9})$/.exec(key)?.[1] ?? 0))
  return `b${Math.max(0, ...numbers) + 1}`
}

/** The blocks in the order of these keys. */
export function inOrder(blocks: Blocks, keys: readonly string[]): Blocks {
  const placed = keys.flatMap((key) => blocks.filter((block) => block.key === key))
  return [...placed, ...blocks.filter(({ key }) => !keys.includes(key))]
}

/** One value of a block as it was typed. A block that nobody can read is left as it is. */
export function withValue(block: PageBlock, field: string, value: unknown): PageBlock {
  const data = readable(block)
  if (!data) return block
  return { ...block, data: JSON.stringify({ ...data, [field]: value }) }
}

/** What a block says, where its kind is known and it says what that kind says. */
export function readable(block: PageBlock): ItemData | undefined {
  const known = read.get(block)
  if (known !== undefined) return known ?? undefined
  const item = itemOf(block.type)
  const data = item && dataOf(item, block.data)
  read.set(block, data ?? null)
  return data
}

/** What was read already: a page of a hundred blocks is asked for it whenever something happens. */
const read = new WeakMap<PageBlock, ItemData | null>()

/** One more empty row of a block's rows. */
export function withRow(block: PageBlock, field: string): PageBlock {
  const rows = readable(block)?.[field]
  const declared = itemOf(block.type)?.fields[field]
  if (!Array.isArray(rows) || declared?.kind !== 'rows') return block
  const row = Object.fromEntries(Object.entries(declared.columns).map(([key, column]) => [key, column.initial]))
  return withValue(block, field, [...rows, row])
}

/** The blocks of another language that this one has not yet, each behind the one that it follows there. */
export function missingFrom(own: Blocks, others: Blocks): Blocks {
  return others.filter(({ key }) => !own.some((block) => block.key === key))
}

export function withMissing(own: Blocks, others: Blocks): Blocks {
  return missingFrom(own, others).reduce<Blocks>((blocks, block) => {
    const before = others
      .slice(0, others.indexOf(block))
      .findLast(({ key }) => blocks.some((known) => known.key === key))
    const at = before ? blocks.findIndex(({ key }) => key === before.key) + 1 : 0
    return [...blocks.slice(0, at), block, ...blocks.slice(at)]
  }, own)
}

/** Whether a block still says in one language what it says in another: nobody has translated it yet. */
export function isUntranslated(block: PageBlock, others: readonly Blocks[]): boolean {
  const own = wordsOf(block)
  if (own === '') return false
  return others.some((blocks) => {
    const other = byKey(blocks).get(block.key)
    return other !== undefined && other.type === block.type && wordsOf(other) === own
  })
}

/** Whether two pages say the same. Most of their blocks are the very same ones while one of them is typed into. */
export function sayTheSame(one: Blocks, other: Blocks): boolean {
  return one === other || (one.length === other.length && one.every((block, at) => isSame(block, other[at])))
}

function isSame(one: PageBlock, other: PageBlock | undefined): boolean {
  return one === other || (one.key === other?.key && one.type === other.type && one.data === other.data)
}

/** What people read of a block, as one text. */
function wordsOf(block: PageBlock): string {
  const known = spokenIn.get(block)
  if (known !== undefined) return known
  const words = wordsIn(block).join('\n')
  spokenIn.set(block, words)
  return words
}

function byKey(blocks: Blocks): ReadonlyMap<string, PageBlock> {
  const known = keyed.get(blocks)
  if (known) return known
  // The first one of a key, as anybody who looks from the top would find it.
  const found = new Map(blocks.toReversed().map((block) => [block.key, block]))
  keyed.set(blocks, found)
  return found
}

/** What was read and looked up already: a block stays the same for as long as nobody changes it. */
const spokenIn = new WeakMap<PageBlock, string>()
const keyed = new WeakMap<Blocks, ReadonlyMap<string, PageBlock>>()

const neverTranslated = ['url', 'slug', 'background', 'colour']

/** What people read of a block. */
function wordsIn(block: PageBlock): string[] {
  const item = itemOf(block.type)
  const data = readable(block)
  if (!item || !data) return []
  return Object.entries(item.fields).flatMap(([key, field]) => {
    const value = data[key]
    if (field.kind === 'rows')
      return (value as readonly ItemData[]).flatMap((row) =>
        Object.entries(field.columns).flatMap(([column, { kind }]) => spoken(column, kind, row[column])),
      )
    return spoken(key, field.kind, value)
  })
}

function spoken(key: string, kind: string, value: unknown): string[] {
  const isText = (kind === 'text' || kind === 'longText') && !neverTranslated.includes(key)
  return isText && value ? [String(value)] : []
}

/** How a block of an older version differs from the page as it is: there is no such block, it says something else, or it stands elsewhere. */
export interface BlockDifference {
  readonly block: PageBlock
  readonly is: 'added' | 'deleted' | 'changed' | 'moved'
  /** The fields that differ. */
  readonly fields: readonly string[]
}

/** What restoring an older version would change. */
export function differencesOf(now: Blocks, then: Blocks): BlockDifference[] {
  const common = (of: Blocks, other: Blocks) =>
    of.map(({ key }) => key).filter((key) => other.some((one) => one.key === key))
  const [nowKeys, thenKeys] = [common(now, then), common(then, now)]
  return [
    ...then.flatMap((block): BlockDifference[] => {
      const current = now.find(({ key }) => key === block.key)
      if (!current) return [{ block, is: 'added', fields: [] }]
      if (current.type !== block.type || current.data !== block.data)
        return [{ block, is: 'changed', fields: changedFields(current, block) }]
      return nowKeys.indexOf(block.key) === thenKeys.indexOf(block.key) ? [] : [{ block, is: 'moved', fields: [] }]
    }),
    ...now
      .filter(({ key }) => !then.some((one) => one.key === key))
      .map((block): BlockDifference => ({ block, is: 'deleted', fields: [] })),
  ]
}

function changedFields(one: PageBlock, other: PageBlock): string[] {
  const [mine, theirs] = [readable(one) ?? {}, readable(other) ?? {}]
  return Object.keys(theirs).filter((key) => JSON.stringify(mine[key]) !== JSON.stringify(theirs[key]))
}
