import { assign, setup } from 'xstate'
import type { CheckedPrice, PriceChanges } from '#api/contract/catalog/multiple-price.ts'
import { asFailure } from '#api/contract/platform/failure.ts'
import type { Job } from '#api/contract/platform/jobs.ts'
import { isOpen } from '#api/rules/platform/jobs.ts'
import { outputOf } from '#machines/platform/actor-events.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { unwired } from '#machines/platform/unwired.ts'
import { changedBy, cleared, committed, drawnOut, filled, pasted, rounded, selected } from './acts.ts'
import { discarded, redone, undone } from './edits.ts'
import { asksForOthers, followed, handedOver, opened, reshaped, withQuery } from './price-edit.context.ts'
import { priceEditRules } from './price-edit.rules.ts'
import type {
  Changes,
  Following,
  Looked,
  Opened,
  PriceEditContext,
  PriceEditEvent,
  PriceEditInput,
  PriceFilters,
} from './price-edit.types.ts'

/** The words of the price grid's machine: what it may be told, what it asks, and what it does. The states stand in the file beside it. */
export const flow = setup({
  types: {
    context: {} as PriceEditContext,
    input: {} as PriceEditInput,
    events: {} as PriceEditEvent,
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    /** The price lists and the first rows. */
    open: unwired<Opened, PriceFilters>('open'),
    /** The rows that follow. */
    more: unwired<Following, { query: PriceFilters; after: string }>('more'),
    /** The dry run. */
    check: unwired<readonly CheckedPrice[], PriceChanges>('check'),
    /** Begins the job that applies the changes. */
    apply: unwired<Job, PriceChanges & { readonly key: string }>('apply'),
    look: unwired<Looked, { id: number }>('look'),
    /** Begins the job that takes another one back. */
    takeBack: unwired<Job, { id: number; key: string }>('takeBack'),
  },
  delays: {
    /** Between two looks at a job. */
    pause: 700,
  },
  guards: {
    ...priceEditRules,
    hasNone: ({ event }) => outputOf<Opened>(event).rows.length === 0,
    isOver: ({ event }) => !isOpen(outputOf<Looked>(event).job.state),
    isAll: ({ context, event }) => nextOf(context, event) === null,
    asksForOthers: ({ context, event }) => event.type === 'SHOW' && asksForOthers(context, event.query),
  },
  actions: {
    takeOpened: assign(({ event }) => opened(outputOf<Opened>(event))),
    takeMore: assign(({ context, event }) => followed(context, outputOf<Following>(event))),
    takeChecked: assign(({ event }) => ({ checked: outputOf<readonly CheckedPrice[]>(event), failure: null })),
    handOver: assign(({ context, event }) => handedOver(context, outputOf<Job>(event))),
    takeJob: assign(({ event }) => ({ job: outputOf<Job>(event), refused: [], failure: null })),
    takeLooked: assign(({ event }) => outputOf<Looked>(event)),
    takeFailure: assign(({ event }) => ({ failure: asFailure((event as AnyEvent).error) })),
    search: assign(({ context: { query }, event }) =>
      event.type === 'SEARCH' ? { query: { ...query, search: event.text } } : {},
    ),
    filter: assign(({ context: { query }, event }) =>
      event.type === 'FILTER' ? { query: filtered(query, event) } : {},
    ),
    show: assign(({ event }) => (event.type === 'SHOW' ? withQuery(event.query) : {})),
    nameView: assign(({ event }) => (event.type === 'SHOW' ? { query: event.query } : {})),
    showColumns: assign(({ context, event }) =>
      event.type === 'SHOW_COLUMNS' ? reshaped(context, event.columns) : {},
    ),
    select: assign(({ context, event }) => (event.type === 'SELECT' ? selected(context, event) : {})),
    type: assign(({ event }) => (event.type === 'TYPE' ? { typed: event.text } : {})),
    commit: assign(({ context, event }) => committed(context, event.type === 'COMMIT' ? event.to : null)),
    forget: assign({ typed: '', pasted: null }),
    paste: assign(({ context, event }) => (event.type === 'PASTE' ? pasted(context, event.text) : {})),
    clear: assign(({ context }) => cleared(context)),
    fill: assign(({ context }) => filled(context)),
    drawOut: assign(({ context, event }) => (event.type === 'FILL_TO' ? drawnOut(context, event.spot) : {})),
    round: assign(({ context }) => rounded(context)),
    setChange: assign(
      ({ context, event }): Changes =>
        event.type === 'SET_CHANGE' ? { change: { ...context.change, ...event.change } } : {},
    ),
    change: assign(({ context }) => changedBy(context)),
    undo: assign(({ context }) => undone(context)),
    redo: assign(({ context }) => redone(context)),
    discard: assign(({ context }) => discarded(context)),
    /** Kept over retries, so that a batch whose answer was lost is not begun twice. */
    makeKey: assign({ key: () => newRequestKey() }),
  },
})

function filtered(query: PriceFilters, { name, value }: { name: string; value: string | null }): PriceFilters {
  const { [name]: _, ...others } = query.filters
  return { ...query, filters: value === null ? others : { ...others, [name]: value } }
}

/** Where the rows begin that follow these; behind as many as can be shown there are none. */
function nextOf(context: PriceEditContext, event: AnyEvent): string | null {
  const following = outputOf<Following>(event)
  return event.type === 'xstate.done.actor.more' ? (followed(context, following).next ?? null) : following.next
}

// biome-ignore lint/suspicious/noExplicitAny: the events of actors carry what the actor gave
type AnyEvent = any
