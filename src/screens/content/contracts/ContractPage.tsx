import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useParams } from 'wouter'
import { type Contract, contractKinds } from '#api/contract/content/contracts.ts'
import { contractSays } from '#api/rules/content/contracts.ts'
import { TemplateLoading } from '#screens/content/templates/TemplateLoading.tsx'
import styles from '#screens/content/templates/templates.module.css'
import { useTemplateForm } from '#screens/content/templates/use-template-form.ts'
import { contractFieldsOf, contractForm, contractPage } from '#screens/content/wiring/contracts.ts'
import { RecordMissing } from '#screens/platform/records/FormStates.tsx'
import { ContractForm } from './ContractForm.tsx'
import { ContractPreview } from './ContractPreview.tsx'

/** The words of one contract in every language, and how it reads with a real order: `/contracts/edit/:id/:type`. */
export default function ContractPage() {
  const { id, type } = useParams<{ id: string; type: string }>()
  // An address that names another contract than its number does leads to none.
  if (contractKinds[Number(id) - 1] !== type) return <ContractMissing />
  return <Opened key={id} id={Number(id)} />
}

function ContractMissing() {
  const { i18n } = useLingui()
  const title = i18n._(/*i18n*/ { id: 'contracts.title', message: 'Sözleşmeler' })
  return <RecordMissing list="/contracts" title={title} />
}

function Opened({ id }: { id: number }) {
  const { i18n } = useLingui()
  const actor = useActorRef(contractPage, { input: { query: id } })
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  return (
    <TemplateLoading
      snapshot={snapshot}
      onRetry={() => actor.send({ type: 'RETRY' })}
      title={({ kind }) => i18n._(contractSays[kind])}
    >
      {(contract) => <Written contract={contract} />}
    </TemplateLoading>
  )
}

function Written({ contract }: { contract: Contract }) {
  const form = useActorRef(contractForm, { input: { fields: contractFieldsOf(contract) } })
  useTemplateForm(form)
  return (
    <div className={styles.page}>
      <ContractForm form={form} contract={contract} />
      <ContractPreview form={form} id={contract.id} />
    </div>
  )
}
