import { useLingui } from '@lingui/react'
import type { Resource } from '#api/resources/platform/resource.ts'
import type { NotRemoved } from '#machines/platform/record-list/record-list.context.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import styles from './list.module.css'
import { UsedByLink } from './UsedByLink.tsx'

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
              <UsedByLink key={JSON.stringify(refusal)} resource={resource} id={id} refusal={refusal} />
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
