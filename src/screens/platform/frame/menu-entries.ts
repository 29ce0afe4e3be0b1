import type { I18n } from '@lingui/core'
import type { MenuEntry } from '#api/routes/platform/menu.ts'
import type { MenuBarEntry } from '#ui/MenuBar.tsx'
import { titleOf } from './use-title.ts'

/** The menu in words. */
export function barEntries(entries: readonly MenuEntry[], i18n: I18n): readonly MenuBarEntry[] {
  return entries.map(({ title, path, bordered, children }) => ({
    label: titleOf(i18n, { title }),
    href: path,
    bordered,
    entries: barEntries(children, i18n),
  }))
}
