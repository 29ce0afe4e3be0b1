import { useLingui } from '@lingui/react'
import type { ShortcutName } from '#screens/platform/frame/shortcut-table.ts'
import { shortcutWords } from '#screens/platform/frame/shortcut-words.ts'
import { everywhere, useActiveShortcuts } from '#screens/platform/frame/shortcuts.ts'
import { paletteActor } from '#screens/platform/wiring/palette.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Keys } from './Keys.tsx'
import styles from './palette.module.css'

/** The shortcuts that are heard now: those of every page, and those of the open one. */
export function ShortcutSheet() {
  const { i18n } = useLingui()
  const here = useActiveShortcuts().filter((name) => !everywhere.includes(name))
  return (
    <Dialog
      open
      onClose={() => paletteActor().send({ type: 'CLOSE' })}
      title={i18n._(shortcutWords.sheet)}
      width="narrow"
    >
      <Section title={i18n._(/*i18n*/ { id: 'palette.here', message: 'Bu sayfada' })} names={here} />
      <Section title={i18n._(/*i18n*/ { id: 'shortcuts.everywhere', message: 'Her sayfada' })} names={everywhere} />
    </Dialog>
  )
}

function Section({ title, names }: { title: string; names: readonly ShortcutName[] }) {
  const { i18n } = useLingui()
  if (names.length === 0) return null
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{title}</h3>
      <dl className={styles.shortcuts}>
        {names.map((name) => (
          <div key={name}>
            <dt>{i18n._(shortcutWords[name])}</dt>
            <dd>
              <Keys name={name} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
