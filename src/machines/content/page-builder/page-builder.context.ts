import type { ItemType, PageDesign, PageLayout, PageVersion, PageVersions } from '#api/contract/content/page-builder.ts'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { wrongInBlocks } from '#api/resources/content/page-items/judge-blocks.ts'
import type { PageFacts } from '#api/rules/content/page-builder.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { type Blocks, type Drafts, isUntranslated, readable, sayTheSame } from './blocks.ts'

export interface PageBuilderInput {
  /** The theme that is opened; the active one where none is named. */
  readonly theme_id: number | null
}

/** What is sent of the page in sight. */
export type Sending = { readonly theme_id: number; readonly key: string; readonly language_id: number } & (
  | { readonly act: 'save'; readonly version: number; readonly blocks: Blocks }
  | { readonly act: 'publish'; readonly version: number }
  | { readonly act: 'schedule'; readonly version: number; readonly at: string | null }
)

/** Which version is looked at; none yet where only the list is. */
export interface Looking {
  readonly theme_id: number
  readonly language_id: number
  readonly version: number | null
}

/** The versions that are kept, and the one that is looked at. */
export interface Looked {
  readonly rows: PageVersions['rows']
  readonly version: PageVersion | null
}

export interface PageBuilderContext extends PageBuilderInput {
  readonly design: PageDesign | null
  /** The language in sight. */
  readonly language: number
  /** The blocks of every language as they stand on the screen. */
  readonly drafts: Drafts
  /** The key of the block whose fields are open. */
  readonly selected: string | null
  /** How all languages were, the latest last; and how they were again before that was taken back. */
  readonly past: readonly Drafts[]
  readonly future: readonly Drafts[]
  /** The value that is being typed: its letters are one change together. */
  readonly typing: string | null
  /** From when the page is to be seen, as it is typed. */
  readonly moment: string
  readonly looking: number | null
  readonly looked: Looked | null
  readonly sending: Sending | null
  readonly failure: ApiFailure | null
}

export type PageBuilderEvent =
  | { type: 'SHOW_LANGUAGE'; language: number }
  | { type: 'SELECT'; key: string | null }
  | { type: 'ADD'; item: ItemType }
  | { type: 'COPY'; key: string }
  | { type: 'DELETE'; key: string }
  /** The new order, told by the keys from the top. */
  | { type: 'MOVE'; keys: readonly string[] }
  | { type: 'CHANGE'; key: string; field: string; value: unknown }
  | { type: 'ADD_ROW'; key: string; field: string }
  /** Takes over what another language has and this one has not. */
  | { type: 'COPY_FROM'; language: number }
  | { type: 'UNDO' }
  | { type: 'REDO' }
  | { type: 'SAVE' }
  | { type: 'PUBLISH' }
  | { type: 'SET_MOMENT'; at: string }
  | { type: 'SCHEDULE'; now: string }
  | { type: 'UNSCHEDULE' }
  | { type: 'VIEW_VERSIONS' }
  | { type: 'VIEW_VERSION'; version: number }
  | { type: 'RESTORE' }
  | { type: 'BACK' }
  | { type: 'RETRY' }
  | { type: 'REFRESH' }

/** The blocks in sight. */
export function blocksIn({ drafts, language }: Pick<PageBuilderContext, 'drafts' | 'language'>): Blocks {
  return drafts[language] ?? []
}

/** The page in sight as it is stored. */
export function layoutIn({
  design,
  language,
}: Pick<PageBuilderContext, 'design' | 'language'>): PageLayout | undefined {
  return design?.layouts.find((layout) => layout.language_id === language)
}

/** Whether a language says something else than what is stored of it. */
export function isUnsaved(
  { design, drafts }: Pick<PageBuilderContext, 'design' | 'drafts'>,
  language: number,
): boolean {
  const stored = design?.layouts.find((layout) => layout.language_id === language)?.blocks ?? []
  const draft = drafts[language] ?? []
  return !sayTheSame(stored, draft)
}

/** The page in sight as publishing judges it. */
export function factsOf(context: PageBuilderContext): PageFacts {
  const { version = 0, published = null, scheduled = null, blocks = [] } = layoutIn(context) ?? {}
  return { blocks: blocks.length, version, published, scheduled }
}

/** What is wrong with the blocks in sight. What nobody can read was not made here: it stays as it is. */
export function wrongIn(context: PageBuilderContext): readonly Refusal[] {
  const blocks = blocksIn(context)
  const stored = layoutIn(context)?.blocks
  const before = judged.get(blocks)
  if (before && before.stored === stored) return before.wrong
  const kept = new Set(stored?.map(textOf))
  const isStored = (block: Blocks[number]) => readable(block) === undefined || kept.has(textOf(block))
  const wrong = wrongInBlocks(blocks, isStored)
  judged.set(blocks, { stored, wrong })
  return wrong
}

/** What was judged already: each block, its fields and the way to save ask for it whenever something happens. */
const judged = new WeakMap<Blocks, { readonly stored: Blocks | undefined; readonly wrong: readonly Refusal[] }>()

const textOf = ({ type, data }: Blocks[number]) => `${type} ${data}`

/** The keys of the blocks in sight that still say what they say in another language. */
export function untranslatedIn({ drafts, language }: Pick<PageBuilderContext, 'drafts' | 'language'>): Keys {
  return untranslatedOf(drafts, language)
}

/** The same of any language. */
export function untranslatedOf(drafts: Drafts, language: number): Keys {
  const known = compared.get(drafts)?.get(language)
  if (known) return known
  const others = Object.keys(drafts).flatMap((id) => (Number(id) === language ? [] : [drafts[Number(id)] ?? []]))
  const found = (drafts[language] ?? []).flatMap((block) => (isUntranslated(block, others) ? [block.key] : []))
  const keys = new Set(found)
  compared.set(drafts, (compared.get(drafts) ?? new Map()).set(language, keys))
  return keys
}

type Keys = ReadonlySet<string>

/** What was compared already, once for each change of any page. */
const compared = new WeakMap<Drafts, Map<number, Keys>>()
