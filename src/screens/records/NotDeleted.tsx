import { useLingui } from '@lingui/react'
import type { Resource } from '#api/resources/resource.ts'
import { matchRoute } from '#api/routes.ts'
import type { Refusal } from '#api/rules/rule.ts'
import type { NotRemoved } from '#machines/record-list/record-list.context.ts'
import { sentenceOf } from '#screens/sentences.ts'
import { Link } from '#ui/Link.tsx'
import styles from './list.module.css'

/** Why records were not deleted: each with the server's reasons, and with links to what names it (rule R167). */
export function NotDeleted({ resource, refused }: { resource: Resource; refused: readonly NotRemoved[] }) {
  const { i18n } = useLingui()
  return (
    <div role="alert">
      <ul className={styles.refused}>
        {refused.map(({ id, label, refusals }) => (
          <li key={id}>
            <strong>{label}</strong>
            {[...new Set(refusals.map((refusal) => sentenceOf(i18n, refusal)))].map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {refusals.map((refusal) => (
              <TieLink key={JSON.stringify(refusal)} resource={resource} id={id} refusal={refusal} />
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}

function TieLink({ resource, id, refusal }: { resource: Resource; id: number; refusal: Refusal }) {
  const { i18n } = useLingui()
  const tie = resource.ties.find((one) => one.what === refusal.about?.what)
  if (!tie) return null
  const words = i18n._({ ...tie.says, values: { count: Number(refusal.about?.count) } })
  // What has no list of its own yet is told all the same.
  if (!matchRoute(tie.path)) return <span>{words}</span>
  return <Link href={`${tie.path}?${tie.filter}=${id}`}>{words}</Link>
}
