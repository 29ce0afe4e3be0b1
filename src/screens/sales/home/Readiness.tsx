import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { gate } from '#api/registry/gate.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { refusalOf, type Says } from '#api/rules/platform/rule.ts'
import { type Milestone, missingBefore } from '#api/rules/sales/readiness.ts'
import { sentencesOf, useShown } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { readiness } from '#screens/sales/wiring/readiness.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { RefusalList } from '#ui/RefusalList.tsx'
import { Section } from '#ui/Section.tsx'
import { setUpFixes } from './set-up-fixes.ts'

const before: Readonly<Record<Milestone, Says>> = {
  order: /*i18n*/ { id: 'readiness.order', message: 'İlk siparişten önce' },
  parcel: /*i18n*/ { id: 'readiness.parcel', message: 'İlk koliden önce' },
  invoice: /*i18n*/ { id: 'readiness.invoice', message: 'İlk faturadan önce' },
}

/** What still stands between the shop and its first order, parcel and invoice: each rule with the page that mends it. Nothing, once nothing does. */
export function Readiness() {
  const { i18n } = useLingui()
  const actor = useActorRef(readiness, { input: { query: undefined } })
  const shop = useSelector(actor, ({ context }) => context.data)
  const failure = useSelector(actor, (snapshot) => (snapshot.matches('failed') ? snapshot.context.failure : null))
  if (failure)
    return (
      <ErrorState
        title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
        onRetry={() => actor.send({ type: 'RETRY' })}
      />
    )
  if (!shop) return null
  return missingBefore(shop).map(([milestone, rules]) => (
    <Missing key={milestone} title={i18n._(before[milestone])} refusals={rules.map((one) => refusalOf(one, shop))} />
  ))
}

interface MissingProps {
  title: string
  refusals: Parameters<typeof useShown>[0]
}

function Missing({ title, refusals }: MissingProps) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const shown = useShown(refusals, {
    // Nobody is led to a page that would not open.
    linkOf: ({ id }) => {
      const fix = setUpFixes[id]
      if (!fix || gate(fix.path.split('?')[0] ?? '', holder).kind !== 'open') return undefined
      return { label: i18n._(fix.says), href: fix.path }
    },
  })
  return (
    <Section title={title}>
      <RefusalList refusals={shown} />
    </Section>
  )
}
