import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { Language } from '#api/contract/platform/session.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { MenuIcon } from '#ui/icons.ts'
import type { MenuBarEntry } from '#ui/MenuBar.tsx'
import { useLanguageItems } from './LanguageMenu.tsx'
import styles from './MenuSheet.module.css'
import { PanelLink } from './PanelLink.tsx'
import { StorefrontLink } from './StorefrontLink.tsx'

interface MenuSheetProps {
  entries: readonly MenuBarEntry[]
  current: string | null
  label: string
  languages: readonly Language[]
}

/** The menu of a narrow screen: everything open at once, on a sheet. */
export function MenuSheet({ entries, current, label, languages }: MenuSheetProps) {
  const { i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const items = useLanguageItems(languages)
  return (
    <>
      <IconButton icon={MenuIcon} label={label} aria-expanded={open} onPress={() => setOpen(true)} />
      <Dialog open={open} onClose={close} title={label} form="sheet">
        <nav aria-label={label}>
          <Entries entries={entries} current={current} onFollow={close} />
        </nav>
        <div className={styles.more}>
          <StorefrontLink />
          <fieldset className={styles.languages}>
            <legend>{i18n._(/*i18n*/ { id: 'frame.language', message: 'Dil' })}</legend>
            {items.map((item) => (
              <button
                key={item.id}
                type="button"
                className={styles.language}
                aria-pressed={item.current ?? false}
                onClick={() => {
                  close()
                  item.onSelect?.()
                }}
              >
                {item.label}
              </button>
            ))}
          </fieldset>
        </div>
      </Dialog>
    </>
  )
}

interface EntriesProps {
  entries: readonly MenuBarEntry[]
  current: string | null
  onFollow: () => void
}

function Entries({ entries, current, onFollow }: EntriesProps) {
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.href ?? entry.label}>
          {entry.href === null ? (
            <>
              <span className={styles.heading}>{entry.label}</span>
              <Entries entries={entry.entries} current={current} onFollow={onFollow} />
            </>
          ) : (
            <PanelLink
              href={entry.href}
              className={styles.link}
              aria-current={entry.href === current ? 'page' : undefined}
              onClick={onFollow}
            >
              {entry.label}
            </PanelLink>
          )}
        </li>
      ))}
    </ul>
  )
}
