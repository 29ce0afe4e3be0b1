import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { reasonChosen, reasonLabel } from '#api/rules/sales/refund-opening.ts'
import { requestedLines } from '#machines/sales/refund-opening/refund-opening.context.ts'
import type { refundOpeningMachine } from '#machines/sales/refund-opening/refund-opening.machine.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { SendingDialogs } from '#screens/platform/steps/SendingDialogs.tsx'
import { emptyListFixes, setUpFixOf } from '#screens/sales/setup/set-up-fixes.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { OpeningLines } from './OpeningLines.tsx'
import { OpeningSum } from './OpeningSum.tsx'

export type OpeningDesk = Actor<typeof refundOpeningMachine>

const notOpened = /*i18n*/ { id: 'refunds.not_opened', message: 'İade açılmadı' }

/** The lines of a new refund in front of the page, and what is told when it was not opened. */
export function OpeningDialogs({ desk }: { desk: OpeningDesk }) {
  const { i18n } = useLingui()
  const { value, context } = useSelector(desk, (snapshot) => snapshot)
  const { failure, order } = context
  const emptyListFix = setUpFixOf(i18n, useHolder(), emptyListFixes)
  const reasonFix = (refusal: Refusal) => (refusal.id === reasonChosen.id ? emptyListFix(refusal) : undefined)
  const back = () => desk.send({ type: 'CANCEL' })
  const nameOf = (path: string) => {
    const [, at, part] = path.split('.')
    if (part === 'reason_id') return i18n._(reasonLabel)
    const line = requestedLines(context)[Number(at)]
    return order.lines.find(({ id }) => id === line?.line_id)?.name
  }
  return (
    <>
      <Dialog
        open={value === 'writing' || value === 'sending' || value === 'looking'}
        onClose={back}
        width="wide"
        title={i18n._(
          /*i18n*/ {
            id: 'refunds.new_of',
            message: 'Sipariş {number}: yeni iade',
            values: { number: order.number },
          },
        )}
        description={i18n._(
          /*i18n*/ {
            id: 'refunds.new_about',
            message:
              'Geri gelecek ürünlerin adetlerini ve nedenlerini yazın. Kararı sonra iadenin sayfasında verirsiniz.',
          },
        )}
        footer={
          <>
            <Button onPress={back}>{i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}</Button>
            <Act
              actor={desk}
              event={{ type: 'CONFIRM' }}
              variant="primary"
              busy={value === 'sending' || value === 'looking'}
              nameOf={nameOf}
              {...(order.refunds.reasons.length === 0 ? { linkOf: reasonFix } : {})}
            >
              {i18n._(/*i18n*/ { id: 'refunds.open_it', message: 'İadeyi aç' })}
            </Act>
          </>
        }
      >
        <OpeningLines desk={desk} />
        <OpeningSum desk={desk} />
      </Dialog>
      <SendingDialogs actor={desk} at={value} failure={failure} title={i18n._(notOpened)} act="notSent" />
    </>
  )
}
