import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'

/** The ways on with the selected orders. */
export function BulkLinks({ list }: { list: Actor<typeof recordListMachine> }) {
  const { i18n } = useLingui()
  const selected = useSelector(list, ({ context }) => context.selected)
  const ids = selected.join(',')
  return (
    <>
      <ButtonLink href={`/orders/bulk?ids=${ids}`}>
        {i18n._(/*i18n*/ { id: 'order_bulk.link', message: 'Durum değiştir' })}
      </ButtonLink>
      <ButtonLink href={`/orders/bulk/shipping?ids=${ids}`}>
        {i18n._(/*i18n*/ { id: 'bulk_shipping.link', message: 'Kargoya ver' })}
      </ButtonLink>
    </>
  )
}
