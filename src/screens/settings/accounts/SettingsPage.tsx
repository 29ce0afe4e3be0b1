import { useLingui } from '@lingui/react'
import type { ComponentType } from 'react'
import { useSearch } from 'wouter'
import { type SectionName, sectionNamed, sections } from '#api/registry/sections.ts'
import type { Section } from '#api/resources/platform/section.ts'
import { permits } from '#api/rules/platform/session.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { type LookProps, SectionForm } from '#screens/platform/sections/SectionForm.tsx'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Link } from '#ui/Link.tsx'
import styles from './settings.module.css'
import { ThemeLook } from './ThemeLook.tsx'

const looks: Partial<Record<SectionName, ComponentType<LookProps>>> = { 'settings/theme': ThemeLook }

/** The settings of the shop, a section at a time: `/accounts?section=refunds`, and with `field` at one of its fields. */
export default function SettingsPage() {
  const query = new URLSearchParams(useSearch())
  const holder = useHolder()
  const open = Object.values(sections as unknown as Record<string, Section>).filter(({ codes }) =>
    permits(holder, codes.view),
  )
  const named = sectionNamed(`settings/${query.get('section')}`)
  const section = named && open.includes(named) ? named : open[0]
  return (
    <Page>
      <div className={styles.settings}>
        <Sections all={open} shown={section} />
        {section && (
          <SectionForm
            key={section.name}
            section={section}
            field={query.get('field')}
            Look={looks[section.name as SectionName]}
          />
        )}
      </div>
    </Page>
  )
}

function Sections({ all, shown }: { all: readonly Section[]; shown: Section | undefined }) {
  const { i18n } = useLingui()
  return (
    <nav
      className={styles.sections}
      aria-label={i18n._(/*i18n*/ { id: 'settings.sections', message: 'Ayar bölümleri' })}
    >
      <ul>
        {all.map((section) => (
          <li key={section.name}>
            <Link
              href={`/accounts?section=${section.name.replace('settings/', '')}`}
              tone="quiet"
              aria-current={section === shown ? 'page' : undefined}
            >
              {i18n._(section.title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
