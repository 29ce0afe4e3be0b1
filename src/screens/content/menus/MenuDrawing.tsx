import { useLingui } from '@lingui/react'
import { useMemo, useState } from 'react'
import type { MenuLocation, MenuPreview } from '#api/contract/content/menus.ts'
import { type ShownItem, shownMenu } from '#api/rules/content/shown-menu.ts'
import type { Items } from '#machines/content/menu-tree/tree.ts'
import { MenuIcon, StoreIcon } from '#ui/icons.ts'
import { Tabs } from '#ui/Tabs.tsx'
import styles from './drawing.module.css'
import { drawnIcons } from './menu-icons.ts'
import type { KnownTargets } from './use-menu-preview.ts'

/** Three screens that visitors hold, in pixels. */
const widths = [390, 820, 1440] as const
/** Narrower than this a menu is one column. */
const narrow = 600

const plain: Omit<MenuPreview['designs'][number], 'kind'> = { layout: 'row', tone: 'light', show_icons: 1 }

interface MenuDrawingProps {
  items: Items
  location: MenuLocation | ''
  preview: KnownTargets
  language: number
}

/** The menu as visitors see it, in the language in sight and by the active design of its kind, whether it is saved or not. */
export function MenuDrawing({ items, location, preview, language }: MenuDrawingProps) {
  const { i18n } = useLingui()
  const [width, setWidth] = useState('1440')
  const { stateOf, designs } = preview
  const shown = useMemo(() => shownMenu({ items, language_id: language, stateOf }), [items, language, stateOf])
  const design = designs.find(({ kind }) => kind === location) ?? plain
  const label = i18n._(/*i18n*/ { id: 'menus.preview', message: 'Önizleme' })
  return (
    <section aria-label={label} className={styles.preview}>
      <p className={styles.title}>{label}</p>
      <Tabs
        label={i18n._(/*i18n*/ { id: 'menus.preview_widths', message: 'Ekran genişliği' })}
        value={width}
        onChange={setWidth}
        tabs={widths.map((one) => ({
          value: String(one),
          label: `${one} px`,
          panel: (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys too
            <div className={styles.window} tabIndex={0} role="img" aria-label={`${label}: ${one} px`}>
              <div
                className={styles.screen}
                style={{ width: one, zoom: one === 1440 ? 0.48 : one === 820 ? 0.84 : 1 }}
                data-tone={design.tone}
                data-layout={one < narrow ? 'list' : design.layout}
                data-location={location}
              >
                <span className={styles.brand}>
                  {location !== 'footer' && one < narrow && <MenuIcon aria-hidden />}
                  <StoreIcon aria-hidden />
                </span>
                <Level items={shown} icons={design.show_icons === 1} />
              </div>
            </div>
          ),
        }))}
      />
    </section>
  )
}

function Level({ items, icons }: { items: readonly ShownItem[]; icons: boolean }) {
  if (items.length === 0) return null
  return (
    <ul className={styles.level}>
      {items.map(({ at, name, icon, leads, items: inside }) => {
        const Icon = icons && icon ? drawnIcons[icon] : null
        return (
          <li key={at} className={styles.item}>
            <span className={styles.name} data-leads={leads || undefined}>
              {Icon && <Icon aria-hidden />}
              {name}
            </span>
            <Level items={inside} icons={icons} />
          </li>
        )
      })}
    </ul>
  )
}
