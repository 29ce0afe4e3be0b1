import type { PageDesign, PageLayout } from '#api/contract/content/page-builder.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import {
  type Blocks,
  type Drafts,
  inOrder,
  newBlock,
  sayTheSame,
  withCopy,
  withMissing,
  withRow,
  withValue,
} from './blocks.ts'
import {
  blocksIn,
  isUnsaved,
  layoutIn,
  type PageBuilderContext,
  type PageBuilderEvent,
  type Sending,
} from './page-builder.context.ts'

type Context = PageBuilderContext
type Changes = Partial<Context>

/** So many steps are remembered. */
const mostSteps = 100

/** A design as it was read: every language as it is stored. */
export function opened(context: Context, design: PageDesign): Changes {
  const known = design.languages.some(({ id }) => id === context.language)
  const drafts = Object.fromEntries(design.layouts.map(({ language_id, blocks }) => [language_id, blocks]))
  const language = known ? context.language : (design.languages[0]?.id ?? 0)
  return { design, drafts, language, past: [], future: [], selected: null, typing: null, failure: null }
}

/** What others saved is read; what was changed here and not saved stays on the screen. */
export function reread(context: Context, design: PageDesign): Changes {
  const drafts = Object.fromEntries(
    design.layouts.map(({ language_id, blocks }) => [
      language_id,
      isUnsaved(context, language_id) ? (context.drafts[language_id] ?? blocks) : blocks,
    ]),
  )
  return { design, drafts, failure: null }
}

/** The page after one step; the way back is remembered. */
export function changed(context: Context, event: PageBuilderEvent): Changes {
  const blocks = blocksIn(context)
  const next = blocksAfter(context, blocks, event)
  if (sayTheSame(next, blocks)) return {}
  const typing = event.type === 'CHANGE' ? `${context.language} ${event.key} ${event.field}` : null
  const goesOn = typing !== null && typing === context.typing
  return {
    ...(goesOn ? {} : kept(context)),
    drafts: { ...context.drafts, [context.language]: next },
    typing,
    selected: selectedAfter(context, next, event),
  }
}

function blocksAfter({ drafts }: Context, blocks: Blocks, event: PageBuilderEvent): Blocks {
  const one = (key: string, change: (block: Blocks[number]) => Blocks[number]) =>
    blocks.map((block) => (block.key === key ? change(block) : block))
  switch (event.type) {
    case 'ADD':
      return [...blocks, newBlock(event.item, drafts)]
    case 'COPY':
      return withCopy(blocks, event.key, drafts)
    case 'DELETE':
      return blocks.filter(({ key }) => key !== event.key)
    case 'MOVE':
      return inOrder(blocks, event.keys)
    case 'CHANGE':
      return one(event.key, (block) => withValue(block, event.field, event.value))
    case 'ADD_ROW':
      return one(event.key, (block) => withRow(block, event.field))
    case 'COPY_FROM':
      return withMissing(blocks, drafts[event.language] ?? [])
    default:
      return blocks
  }
}

/** A new block is open at once; one that is gone is not. */
function selectedAfter({ selected, drafts, language }: Context, next: Blocks, event: PageBuilderEvent): string | null {
  if (event.type === 'ADD' || event.type === 'COPY') {
    const before = drafts[language] ?? []
    return next.find(({ key }) => !before.some((block) => block.key === key))?.key ?? selected
  }
  return next.some(({ key }) => key === selected) ? selected : null
}

function kept({ past, drafts }: Context): Changes {
  return { past: [...past, drafts].slice(-mostSteps), future: [] }
}

export function undone({ past, future, drafts, language }: Context): Changes {
  const before = past.at(-1) ?? drafts
  return { ...shown(drafts, before, language), past: past.slice(0, -1), future: [...future, drafts] }
}

export function redone({ past, future, drafts, language }: Context): Changes {
  const again = future.at(-1) ?? drafts
  return { ...shown(drafts, again, language), past: [...past, drafts], future: future.slice(0, -1) }
}

/** What is taken back is seen: its language comes into sight. */
function shown(now: Drafts, next: Drafts, language: number): Changes {
  const changedIn = Object.keys(next).find((id) => now[Number(id)] !== next[Number(id)])
  return { drafts: next, language: Number(changedIn ?? language), selected: null, typing: null }
}

/** An older version's blocks on the screen, as one step that can be taken back. */
export function restored(context: Context): Changes {
  const blocks = context.looked?.version?.blocks ?? blocksIn(context)
  return {
    ...kept(context),
    drafts: { ...context.drafts, [context.language]: blocks },
    ...{ selected: null, typing: null },
  }
}

/** What goes to the server, with a key of its own: sent twice it is done once. */
export function sendingOf(context: Context, event: PageBuilderEvent): Changes {
  const { design, language, moment } = context
  const page = { theme_id: design?.theme.id ?? 0, language_id: language, key: newRequestKey() }
  const version = layoutIn(context)?.version ?? 0
  const sending: Readonly<Record<string, Sending>> = {
    SAVE: { ...page, act: 'save', version, blocks: blocksIn(context) },
    PUBLISH: { ...page, act: 'publish', version },
    SCHEDULE: { ...page, act: 'schedule', version, at: moment },
    UNSCHEDULE: { ...page, act: 'schedule', version, at: null },
  }
  return { sending: sending[event.type] ?? null, failure: null }
}

/** The page as the server has it now; the draft stays the same text, so that nothing of it moves. */
export function stored({ design, drafts }: Context, layout: PageLayout): Changes {
  if (!design) return {}
  const layouts = design.layouts.map((one) => (one.language_id === layout.language_id ? layout : one))
  return {
    design: { ...design, layouts },
    drafts: { ...drafts, [layout.language_id]: layout.blocks },
    ...{ failure: null, typing: null, moment: '' },
  }
}
