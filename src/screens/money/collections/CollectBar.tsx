import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { minorOf } from '#api/rules/platform/money.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { currencyOf } from '#machines/money/collection/collection.context.ts'
import { offer, useOffers } from '#screens/platform/frame/offers.ts'
import bar from '#screens/platform/records/form.module.css'
import { useShown } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { RulesInTheWay } from '#screens/platform/steps/RulesInTheWay.tsx'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import { Button } from '#ui/Button.tsx'
import { RefusalList } from '#ui/RefusalList.tsx'
import { collectionNames, type PartProps } from './collection-actor.ts'

const submit = { type: 'COLLECT' } as const
export const collectSays = /*i18n*/ { id: 'collect.do', message: 'Tahsil et' }

/** At the bottom: what stands in the way, and the button that collects. Ctrl+S presses it too. */
export function CollectBar({ actor }: PartProps) {
  const { i18n } = useLingui()
  const names = { nameOf: (path: string) => i18n._(collectionNames[path] ?? { id: path, message: path }) }
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { amount, failure } = context
  const currency = currencyOf(context)
  const failed = typeof value === 'object' && value.form === 'failed' ? failure : null
  const told = useShown(failed ? failureMessages(failed, 'notSaved') : [], names)
  const shown = useShown(useRefusals(actor, submit), names)
  useOffers([offer(actor, submit, collectSays, 'save')])
  return (
    <div className={bar.bar}>
      {failed && (
        <div className={bar.failed} role="alert">
          <RefusalList refusals={told} />
          <Button onPress={() => actor.send({ type: 'REFRESH' })}>
            {i18n._(/*i18n*/ { id: 'collect.refresh', message: 'Borcu yenile' })}
          </Button>
        </div>
      )}
      <span className={bar.state} role="status">
        {value === 'expired' &&
          i18n._(/*i18n*/ { id: 'records.waits', message: 'Oturum sona erdi. Tekrar giriş yapınca kaydedilecek.' })}
      </span>
      {(amount !== '' || context.revealed) && <RulesInTheWay shown={shown} />}
      <Act
        actor={actor}
        event={submit}
        variant="primary"
        busy={value === 'collecting'}
        keys="save"
        {...names}
        onRefused={() => actor.send({ type: 'REVEAL' })}
      >
        {i18n._(collectSays)}
        {currency && (minorOf(amount) ?? 0) > 0 && (
          <>
            {' '}
            <Amount of={minorOf(amount) ?? 0} currency={currency} />
          </>
        )}
      </Act>
    </div>
  )
}
