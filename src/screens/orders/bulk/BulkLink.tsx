import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { recordListMachine } from '#machines/record-list/record-list.machine.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'

/** Leads on with the selected orders. */
export function BulkLink({ list }: { list: Actor<typeof recordListMachine> }) {
  const { i18n } = useLingui()
  const selected = useSelector(list, ({ context }) => context.selected)
  return (
    <ButtonLink href={`/orders/bulk?ids=${selected.join(',')}`}>
      {i18n._(/*i18n*/ { id: 'order_bulk.link', message: 'Durum değiştir' })}
    </ButtonLink>
  )
}
