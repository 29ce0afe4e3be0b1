import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { Act } from '#screens/platform/steps/Act.tsx'
import { PrintSlip } from '#screens/sales/sheets/PrintSlip.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { CircleCheckIcon } from '#ui/icons.ts'
import { AfterPicking } from './AfterPicking.tsx'
import { NextOrder } from './NextOrder.tsx'
import styles from './picking.module.css'
import type { DeskProps } from './picking-actor.ts'
import { reasons } from './reasons.ts'

/** Picking rests: all of it is stored, and any device may go on; or it is done, with what is short. */
export function Resting({ actor, id }: DeskProps & { id: number }) {
  const { i18n } = useLingui()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const done = value === 'done'
  const lines = context.picking?.lines ?? []
  const short = lines.filter(({ picked, quantity }) => picked < quantity)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const values = {
    picked: i18n.number(lines.reduce((sum, line) => sum + line.picked, 0)),
    all: i18n.number(lines.reduce((sum, line) => sum + line.quantity, 0)),
  }
  return (
    <div ref={panel} tabIndex={-1} className={styles.resting} data-density="touch">
      <EmptyState
        {...(done ? { icon: CircleCheckIcon } : {})}
        title={
          done
            ? i18n._(/*i18n*/ { id: 'picking.done', message: 'Sipariş toplandı' })
            : i18n._(/*i18n*/ { id: 'picking.paused', message: 'Ara verildi' })
        }
        action={
          <div className={styles.rest}>
            {done && <NextOrder id={id} />}
            {done && <PrintSlip id={id} />}
            <Act actor={actor} event={{ type: 'RESUME' }} variant={done ? 'plain' : 'primary'}>
              {i18n._(/*i18n*/ { id: 'picking.resume', message: 'Toplamayı sürdür' })}
            </Act>
            <ButtonLink href={`/orders/edit/${id}`}>
              {i18n._(/*i18n*/ { id: 'picking.to_order', message: 'Siparişe dön' })}
            </ButtonLink>
          </div>
        }
      >
        {i18n._(/*i18n*/ { id: 'picking.count', message: '{picked} / {all} parça', values })}
        {!done &&
          ` · ${i18n._(
            /*i18n*/ { id: 'picking.paused_about', message: 'Kaydedildi: buradan ya da başka bir cihazdan sürdürün.' },
          )}`}
      </EmptyState>
      {done && short.length > 0 && (
        <ul className={styles.shorts}>
          {short.map(({ line_id, name, picked, quantity, short_reason }) => (
            <li key={line_id}>
              <span>{name}</span>
              <span>
                {picked} / {quantity} · {i18n._(reasons[short_reason])}
              </span>
            </li>
          ))}
        </ul>
      )}
      {done && <AfterPicking id={id} />}
    </div>
  )
}
