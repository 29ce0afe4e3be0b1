import type { Intent } from '#machines/platform/session/leave.machine.ts'
import { panelListeners, panelPart } from '#screens/platform/wiring/panel.ts'
import { anythingUnsaved } from '#screens/platform/wiring/unsaved.ts'

/** What `open` may be told beside the path. `state` lies with the entry of the history and comes back with it. */
export interface Opening {
  readonly replace?: boolean
  readonly state?: unknown
}

/** An entry of the history as we leave it there: its number, so that back and forward can be told apart, and what belongs to it. */
interface Entry {
  readonly at: number
  readonly own: unknown
}

interface Here {
  readonly path: string
  readonly search: string
  readonly at: number
}

const moves = panelListeners()
const asking = panelPart((): { ask(intent: Intent): void } => ({ ask: () => {} }))
const here = panelPart((): { shown: Here; restoring: boolean } => ({
  shown: { path: location.pathname, search: location.search, at: entryNow()?.at ?? 0 },
  restoring: false,
}))

/** Where the panel is. It follows the address bar, but not away from unsaved work: there it asks, and goes when it may. */
export const place = {
  path: () => here().shown.path,
  search: () => here().shown.search,
  /** What lies with this entry of the history. */
  state: () => entryNow()?.own ?? null,
  /** Whether going back stays in the panel. */
  hasBack: () => here().shown.at > 0,
  subscribe: moves.listen,
}

/** Says what happens where unsaved work stands in the way. */
export function askBy(question: (intent: Intent) => void): void {
  asking().ask = question
}

/** Follows back and forward from now on. */
export function followHistory(): () => void {
  if (!entryNow()) history.replaceState({ at: here().shown.at, own: null } satisfies Entry, '')
  window.addEventListener('popstate', onMoved)
  window.addEventListener('beforeunload', onUnload)
  return () => {
    window.removeEventListener('popstate', onMoved)
    window.removeEventListener('beforeunload', onUnload)
  }
}

/** Opens a path without asking: for the gate, and for what was asked already. */
export function open(to: string, { replace = false, state = null }: Opening = {}): void {
  const before = here().shown.at
  const at = replace ? before : before + 1
  history[replace ? 'replaceState' : 'pushState']({ at, own: state } satisfies Entry, '', to)
  show(at)
}

/** Opens a path unless unsaved work is on another one; then it asks first. */
export function openOrAsk(to: string, { replace = false, state = null }: Opening = {}): void {
  const leaves = new URL(to, location.href).pathname !== here().shown.path
  if (leaves && anythingUnsaved()) asking().ask({ kind: 'open', to, replace, state })
  else open(to, { replace, state })
}

/** Goes back or forward without asking. */
export function go(steps: number): void {
  history.go(steps)
}

function onMoved(): void {
  // The number is missing where a link within the page (`#field`) made the entry.
  const now = here()
  const at = entryNow()?.at ?? now.shown.at + 1
  if (!entryNow()) history.replaceState({ at, own: null } satisfies Entry, '')
  if (now.restoring) {
    now.restoring = false
    return
  }
  const steps = at - now.shown.at
  if (steps !== 0 && location.pathname !== now.shown.path && anythingUnsaved()) {
    now.restoring = true
    history.go(-steps)
    asking().ask({ kind: 'go', steps })
  } else show(at)
}

function onUnload(event: BeforeUnloadEvent): void {
  if (anythingUnsaved()) event.preventDefault()
}

function show(at: number): void {
  const now = here()
  const moved = location.pathname !== now.shown.path || location.search !== now.shown.search
  now.shown = { path: location.pathname, search: location.search, at }
  if (moved) moves.notify()
}

function entryNow(): Entry | null {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'at' in state ? (state as Entry) : null
}
