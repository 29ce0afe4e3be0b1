import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { pickingPath } from '#screens/sales/picking/queue.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'

/** The ways on with the selected orders. */
export function BulkLinks({ list }: { list: Actor<typeof recordListMachine> }) {
  const { i18n } = useLingui()
  const selected = useSelector(list, ({ context }) => context.selected)
  const rows = useSelector(list, ({ context }) => context.rows)
  const ids = selected.join(',')
  const listed = (rows ?? []).map(({ id }) => id).filter((id) => selected.includes(id))
  const inOrder = [...listed, ...selected.filter((id) => !listed.includes(id))]
  return (
    <>
      <ButtonLink href={`/orders/bulk?ids=${ids}`}>
        {i18n._(/*i18n*/ { id: 'order_bulk.link', message: 'Durum değiştir' })}
      </ButtonLink>
      <ButtonLink href={`/orders/bulk/shipping?ids=${ids}`}>
        {i18n._(/*i18n*/ { id: 'bulk_shipping.link', message: 'Kargoya ver' })}
      </ButtonLink>
      <ButtonLink href={`/orders/bulk/takes?ids=${ids}`}>
        {i18n._(/*i18n*/ { id: 'takes.link', message: 'Ne gerekir?' })}
      </ButtonLink>
      <ButtonLink href={pickingPath(inOrder)}>
        {i18n._(/*i18n*/ { id: 'picking.pick_several', message: 'Sırayla topla' })}
      </ButtonLink>
    </>
  )
}
