import { useActorRef, useSelector } from '@xstate/react'
import { contractSays } from '#api/rules/content/contracts.ts'
import { TemplateLoading } from '#screens/content/templates/TemplateLoading.tsx'
import { TemplateRow } from '#screens/content/templates/TemplateRow.tsx'
import styles from '#screens/content/templates/templates.module.css'
import { contractList } from '#screens/content/wiring/contracts.ts'

/** What sales at a distance are agreed on, and which of it has words of the shop: `/contracts`. */
export default function ContractList() {
  const actor = useActorRef(contractList, { input: { query: undefined } })
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  return (
    <TemplateLoading snapshot={snapshot} onRetry={() => actor.send({ type: 'RETRY' })}>
      {({ rows }) => (
        <ul className={styles.list}>
          {rows.map((row) => (
            <TemplateRow
              key={row.id}
              href={`/contracts/edit/${row.id}/${row.kind}`}
              says={contractSays[row.kind]}
              {...row}
            />
          ))}
        </ul>
      )}
    </TemplateLoading>
  )
}
