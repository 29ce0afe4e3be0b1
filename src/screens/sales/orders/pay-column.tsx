import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import {
  paymentSteps,
  type TransferTypes,
  type transferActionsMachine,
} from '#machines/sales/transfer-actions/transfer-actions.machine.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import type { Column } from '#ui/data-table.ts'
import { CheckIcon, UndoIcon } from '#ui/icons.ts'
import { orderOf } from './order-columns.tsx'
import styles from './transfers.module.css'

type Desk = Actor<typeof transferActionsMachine>

const words = {
  MARK_PAID: /*i18n*/ { id: 'transfers.mark_paid', message: 'Ödendi yap' },
  MARK_NOT_PAID: /*i18n*/ { id: 'transfers.mark_not_paid', message: 'Ödenmedi yap' },
} as const satisfies Record<TransferTypes['step']['type'], object>

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
  const { i18n } = useLingui()
  const transfer = orderOf(row)
  const busy = useSelector(
    desk,
    ({ value, context }) => (value === 'looking' || value === 'sending') && context.record?.id === row.id,
  )
  return paymentSteps(transfer).map(({ type }) => (
    <Act
      key={type}
      actor={desk}
      event={{ type: 'STEP', record: transfer, step: { type } }}
      size="compact"
      icon={type === 'MARK_PAID' ? CheckIcon : UndoIcon}
      variant={type === 'MARK_PAID' ? 'plain' : 'ghost'}
      busy={busy}
      aria-label={`${i18n._(words[type])}: ${transfer.number}`}
    >
      <span className={styles.words}>{i18n._(words[type])}</span>
    </Act>
  ))
}
