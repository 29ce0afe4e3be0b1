import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Resource } from '#api/resources/platform/resource.ts'
import type { NotRemoved } from '#machines/platform/record-list/record-list.context.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import styles from './list.module.css'
import { UsedByLink } from './UsedByLink.tsx'

interface RefusedRecordsProps {
  resource: Resource
  refused: readonly NotRemoved[]
  /** What can be done with one instead. */
  instead?: (record: NotRemoved) => ReactNode
}

/** Why records stay as they are: each with the server's reasons, with links to what names it (rule R167), and what can be done instead. */
export function RefusedRecords({ resource, refused, instead }: RefusedRecordsProps) {
  const { i18n } = useLingui()
  return (
    <div role="alert">
      <ul className={styles.refused}>
        {refused.map((record) => {
          const { id, label, refusals } = record
          return (
            <li key={id}>
              <strong>{label}</strong>
              {[...new Set(refusals.map((refusal) => sentenceOf(i18n, refusal)))].map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              <span className={styles.waysOut}>
                {refusals.map((refusal) => (
                  <UsedByLink key={JSON.stringify(refusal)} resource={resource} id={id} refusal={refusal} />
                ))}
                {instead?.(record)}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
