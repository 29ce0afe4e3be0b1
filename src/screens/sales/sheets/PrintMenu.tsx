import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { sheetKinds } from '#api/contract/sales/order-sheets.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { orderPrint } from '#screens/sales/wiring/order-print.ts'
import { Button } from '#ui/Button.tsx'
import { DropdownMenu } from '#ui/DropdownMenu.tsx'
import { PrintIcon } from '#ui/icons.ts'
import { PrintBlocked } from './PrintBlocked.tsx'
import { sheetSays } from './sheet-words.ts'

/** Prints the selected orders: a page each, in one document, in a window of its own. */
export function PrintMenu({ list }: { list: Actor<typeof recordListMachine> }) {
  const { i18n } = useLingui()
  const ids = useSelector(list, ({ context }) => context.selected)
  const actor = useActorRef(orderPrint)
  const title = i18n._(/*i18n*/ { id: 'order_page.print', message: 'Yazdır' })
  return (
    <>
      <DropdownMenu
        trigger={<Button icon={PrintIcon}>{title}</Button>}
        groups={[
          {
            items: sheetKinds.map((kind) => ({
              id: kind,
              label: i18n._(sheetSays[kind]),
              onSelect: () => actor.send({ type: 'PRINT', query: { kind, ids: ids.map(Number) } }),
            })),
          },
        ]}
      />
      <PrintBlocked actor={actor} />
    </>
  )
}
