import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { refusalOf, type Says } from '#api/rules/platform/rule.ts'
import { type Milestone, missingBefore } from '#api/rules/sales/readiness.ts'
import { setUpOf } from '#api/rules/sales/set-up.ts'
import { sentencesOf, useShown } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { setUpFixOf } from '#screens/sales/setup/set-up-fixes.ts'
import styles from '#screens/sales/setup/setup.module.css'
import { setUp } from '#screens/sales/wiring/set-up.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { RefusalList } from '#ui/RefusalList.tsx'
import { Section } from '#ui/Section.tsx'

const before: Readonly<Record<Milestone, Says>> = {
  order: /*i18n*/ { id: 'readiness.order', message: 'İlk siparişten önce' },
  parcel: /*i18n*/ { id: 'readiness.parcel', message: 'İlk koliden önce' },
  invoice: /*i18n*/ { id: 'readiness.invoice', message: 'İlk faturadan önce' },
}

/** How far the shop is set up, and what still stands between it and its first order, parcel and invoice: each rule with the page that mends it. Nothing, once nothing does. */
export function Readiness() {
  const { i18n } = useLingui()
  const actor = useActorRef(setUp, { input: { query: null } })
  const found = useSelector(actor, ({ context }) => context.data)
  const failure = useSelector(actor, (snapshot) => (snapshot.matches('failed') ? snapshot.context.failure : null))
  if (failure)
    return (
      <ErrorState
        title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
        onRetry={() => actor.send({ type: 'RETRY' })}
      />
    )
  if (!found) return null
  const steps = setUpOf(found)
  const left = steps.filter(({ state }) => state === 'open').length
  return (
    <>
      {left > 0 && (
        <Section title={i18n._(/*i18n*/ { id: 'set_up.title', message: 'Kurulum' })}>
          <div className={styles.on}>
            <ButtonLink href="/setup" variant="primary">
              {i18n._(
                /*i18n*/ {
                  id: 'set_up.go_on',
                  message: 'Kuruluma devam et ({done} / {total})',
                  values: { done: i18n.number(steps.length - left), total: i18n.number(steps.length) },
                },
              )}
            </ButtonLink>
          </div>
        </Section>
      )}
      {missingBefore(found.shop).map(([milestone, rules]) => (
        <Missing
          key={milestone}
          title={i18n._(before[milestone])}
          refusals={rules.map((one) => refusalOf(one, found.shop))}
        />
      ))}
    </>
  )
}

interface MissingProps {
  title: string
  refusals: Parameters<typeof useShown>[0]
}

function Missing({ title, refusals }: MissingProps) {
  const { i18n } = useLingui()
  const shown = useShown(refusals, { linkOf: setUpFixOf(i18n, useHolder()) })
  return (
    <Section title={title}>
      <RefusalList refusals={shown} />
    </Section>
  )
}
