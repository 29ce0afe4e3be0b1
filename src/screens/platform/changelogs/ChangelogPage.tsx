import { useLingui } from '@lingui/react'
import { useParams } from 'wouter'
import type { Release } from '#api/contract/platform/changelogs.ts'
import { languageOf } from '#api/contract/platform/languages.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ChangeList } from './ChangeList.tsx'
import styles from './changelogs.module.css'
import { WithChangelogs } from './WithChangelogs.tsx'

/** One release: `/changelog-detail/3`. */
export default function ChangelogPage() {
  const { id } = useParams<{ id: string }>()
  return (
    <Page>
      <WithChangelogs>
        {(all) => {
          const release = all.find((one) => String(one.id) === id)
          return release ? <Changes release={release} /> : <None />
        }}
      </WithChangelogs>
    </Page>
  )
}

function Changes({ release: { day, title, changes } }: { release: Release }) {
  const { i18n } = useLingui()
  const formats = useFormats()
  return (
    <article className={styles.detail}>
      <h2>{title[languageOf(i18n.locale)]}</h2>
      <time dateTime={day}>{formats.day(day)}</time>
      <ChangeList changes={changes} />
    </article>
  )
}

function None() {
  const { i18n } = useLingui()
  return (
    <EmptyState
      title={i18n._(/*i18n*/ { id: 'changelogs.unknown', message: 'Böyle bir sürüm yok.' })}
      action={
        <ButtonLink href="/changelogs">
          {i18n._(/*i18n*/ { id: 'changelogs.all', message: 'Tüm yenilikler' })}
        </ButtonLink>
      }
    />
  )
}
