import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { Act } from '#screens/platform/steps/Act.tsx'
import type { DeskProps } from './ShippingSection.tsx'

/** Asks the cargo company where the parcel is; one that it does not have says so. */
export function FollowParcel({ desk }: Pick<DeskProps, 'desk'>) {
  const { i18n } = useLingui()
  const busy = useSelector(desk, ({ value, context }) => value === 'sending' && context.command?.type === 'FOLLOW')
  return (
    <Act actor={desk} event={{ type: 'FOLLOW' }} busy={busy}>
      {i18n._(/*i18n*/ { id: 'shipping.follow', message: 'Kargodan haber al' })}
    </Act>
  )
}
