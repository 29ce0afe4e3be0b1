import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { latestChangelogs } from '#screens/platform/wiring/changelogs.ts'
import { Link } from '#ui/Link.tsx'
import { ReleaseLink } from './ReleaseLink.tsx'

const shown = 3

/** The newest releases, for a place among others; nothing where they could not be asked for (R197). */
export function LatestChangelogs({ className }: { className: string | undefined }) {
  const { i18n } = useLingui()
  const actor = useActorRef(latestChangelogs, { input: { query: undefined } })
  const found = useSelector(actor, ({ context }) => context.data)
  if (!found) return null
  const title = i18n._(/*i18n*/ { id: 'changelogs.title', message: 'Yenilikler' })
  return (
    <section className={className} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {found.rows.slice(0, shown).map((release) => (
          <li key={release.id}>
            <ReleaseLink release={release} />
          </li>
        ))}
      </ul>
      <p>
        <Link href="/changelogs">{i18n._(/*i18n*/ { id: 'changelogs.all', message: 'Tüm yenilikler' })}</Link>
      </p>
    </section>
  )
}
