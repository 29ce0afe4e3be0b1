import { panelListeners } from '#screens/platform/wiring/panel.ts'

/** How the panel looks: as the system does, or as the person says. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const changes = panelListeners()

/** The chosen look, for screens that show it; the document has it. */
export const theme = {
  now: () => (document.documentElement.dataset.theme ?? 'system') as Theme,
  subscribe: changes.listen,
}

/** Takes up the look that was chosen on this browser. It lies in a cookie: local storage is for the keys of rule R246 alone. */
export function beginTheme(): void {
  const kept = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1]
  show(kept === 'light' || kept === 'dark' ? kept : 'system')
}

export function chooseTheme(next: Theme): void {
  const age = next === 'system' ? 0 : 60 * 60 * 24 * 365
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where the panel is served without TLS
  document.cookie = `theme=${next}; path=/; max-age=${age}; samesite=lax`
  show(next)
}

function show(next: Theme): void {
  if (next === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = next
  changes.notify()
}
