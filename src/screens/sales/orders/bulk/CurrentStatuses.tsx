import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { bulkStatusMachine } from '#machines/sales/bulk/bulk-status.machine.ts'
import { statusSays } from '#screens/sales/orders/order-words.ts'
import { Button } from '#ui/Button.tsx'
import styles from './order-bulk.module.css'
import { StatusCounts } from './StatusCounts.tsx'

/** Where the chosen orders stand. Of several statuses one is chosen to go on with, and all of them again. */
export function CurrentStatuses({ actor }: { actor: Actor<typeof bulkStatusMachine> }) {
  const { i18n } = useLingui()
  const { statusCounts, choice } = useSelector(actor, ({ context }) => context)
  if (!statusCounts) return null
  const { total, missing, statuses } = statusCounts
  const narrow = (status: (typeof statuses)[number]['status'] | null) => actor.send({ type: 'NARROW', status })
  return (
    <section className={styles.summary}>
      <p role="status">
        {i18n._(
          /*i18n*/ {
            id: 'order_bulk.standing',
            message:
              '{total, plural, =0 {Seçilen siparişlerden hiçbiri artık bu durumda değil.} other {# sipariş seçildi.}} {missing, plural, =0 {} other {# tanesi bulunamadı.}}',
            values: { total, missing },
          },
        )}
      </p>
      {statuses.length > 1 && (
        <p className={styles.mixed}>
          {i18n._(
            /*i18n*/ {
              id: 'order_bulk.mixed',
              message: 'Siparişler farklı durumlarda. Yalnızca birindekilerle devam edin.',
            },
          )}
        </p>
      )}
      <StatusCounts
        statuses={statuses}
        act={(status) =>
          statuses.length > 1 && (
            <Button
              onPress={() => narrow(status)}
              aria-label={i18n._(
                /*i18n*/ {
                  id: 'order_bulk.only_named',
                  message: 'Yalnızca bunlar: {status}',
                  values: { status: i18n._(statusSays(status)) },
                },
              )}
            >
              {i18n._(/*i18n*/ { id: 'order_bulk.only_these', message: 'Yalnızca bunlar' })}
            </Button>
          )
        }
      />
      {choice?.status && (
        <div>
          <Button variant="ghost" onPress={() => narrow(null)}>
            {i18n._(/*i18n*/ { id: 'order_bulk.all_again', message: 'Seçilenlerin tümü' })}
          </Button>
        </div>
      )}
    </section>
  )
}
