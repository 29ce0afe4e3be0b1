import { panelPart } from '#screens/platform/wiring/panel.ts'

const lastQueries = panelPart(() => new Map<string, string>())

/** A list keeps in mind what it was asked for, with its filters and its page, for records to lead back to. */
export function rememberList(path: string, search: string): void {
  lastQueries().set(path, search.replace(/^\??/, search === '' || search === '?' ? '' : '?'))
}

/** Where a list was left, or the list as it begins. */
export function listAddress(path: string): string {
  return path + (lastQueries().get(path) ?? '')
}
