import { useLingui } from '@lingui/react'
import { type FlowKind, flowKinds } from '#api/contract/platform/flow.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { whyAddress } from './flow-address.ts'

const usual = /*i18n*/ { id: 'why.title', message: 'Neden ilerlemiyor?' }

/** Leads from a record to why it does not go further; nothing where its ways are not kept. */
export function WhyLink({ of, id, says = usual }: { of: string; id: number; says?: Says }) {
  const { i18n } = useLingui()
  const kind = flowKinds.find((one): one is FlowKind => one === of)
  return (
    kind && (
      <ButtonLink href={whyAddress(kind, id)} variant="ghost">
        {i18n._(says)}
      </ButtonLink>
    )
  )
}
