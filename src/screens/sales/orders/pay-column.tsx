import type { I18n } from '@lingui/core'
import type { Actor } from 'xstate'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { paysTo } from '#machines/sales/order/order-state.ts'
import {
  paymentSteps,
  type TransferTypes,
  type transferActionsMachine,
} from '#machines/sales/transfer-actions/transfer-actions.machine.ts'
import { RowSteps } from '#screens/platform/steps/RowSteps.tsx'
import type { Column } from '#ui/data-table.ts'
import { CheckIcon, UndoIcon } from '#ui/icons.ts'
import { orderOf } from './order-columns.tsx'
import { stepSays } from './order-words.ts'
import styles from './transfers.module.css'

type Desk = Actor<typeof transferActionsMachine>

/** What is shorter in the list than on the order's page. */
const words: ReadonlyMap<string, Says> = new Map([
  ['MARK_PAID', /*i18n*/ { id: 'transfers.mark_paid', message: 'Ödendi yap' }],
  ['MARK_NOT_PAID', /*i18n*/ { id: 'transfers.mark_not_paid', message: 'Ödenmedi yap' }],
])

/** What may be told of the money of each row. */
export function payColumn(i18n: I18n, desk: Desk): Column<ListedRecord> {
  return {
    id: 'acts',
    header: '',
    width: 160,
    align: 'right',
    acts: true,
    cell: (row) => <Pay desk={desk} row={row} key={i18n.locale} />,
  }
}

function Pay({ desk, row }: { desk: Desk; row: ListedRecord }) {
  const transfer = orderOf(row)
  return (
    <RowSteps<TransferTypes>
      actor={desk}
      record={transfer}
      steps={paymentSteps(transfer)}
      says={paymentSays}
      name={transfer.number}
      look={lookOf}
      words={(text) => <span className={styles.words}>{text}</span>}
    />
  )
}

function paymentSays(type: string): Says {
  return words.get(type) ?? stepSays(type)
}

/** What says that money came is seen first. */
function lookOf(type: string) {
  return paysTo({ type }) === 'paid'
    ? ({ icon: CheckIcon, variant: 'plain' } as const)
    : ({ icon: UndoIcon, variant: 'ghost' } as const)
}
