import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { PickingLine } from '#api/contract/sales/picking.ts'
import { linesOf, type WrongScan } from '#machines/sales/picking/picking-page.context.ts'
import { Button } from '#ui/Button.tsx'
import { CheckIcon, CircleAlertIcon } from '#ui/icons.ts'
import styles from './picking.module.css'
import type { DeskProps } from './picking-actor.ts'

const titles: Readonly<Record<WrongScan['kind'], { readonly id: string; readonly message: string }>> = {
  foreign: /*i18n*/ { id: 'picking.wrong', message: 'Yanlış ürün' },
  full: /*i18n*/ { id: 'picking.full', message: 'Bu ürünün hepsi sepette' },
  twice: /*i18n*/ { id: 'picking.twice', message: 'Bu parçayı başka bir cihaz da topladı: rafa geri koyun' },
}

/** What became of the last scan: what lies in the basket now; or, loudly, what came and what was expected. */
export function ScanFeedback({ actor }: DeskProps) {
  const { context } = useSelector(actor, (snapshot) => snapshot)
  const { wrong } = context
  const last = linesOf(context).find(({ line_id }) => line_id === context.last)
  return (
    <>
      <div role="alert" className={styles.alert}>
        {wrong && <Wrong actor={actor} wrong={wrong} />}
      </div>
      <div role="status" className={styles.heard}>
        {last && !wrong && <Picked line={last} />}
      </div>
    </>
  )
}

function Wrong({ actor, wrong }: DeskProps & { wrong: WrongScan }) {
  const { i18n } = useLingui()
  const { kind, code, line, expected } = wrong
  return (
    <div className={styles.wrong}>
      <p className={styles.head}>
        <CircleAlertIcon aria-hidden="true" />
        {i18n._(titles[kind])}
      </p>
      <dl>
        <dt>{i18n._(/*i18n*/ { id: 'picking.came', message: 'Gelen' })}</dt>
        <dd>
          {line?.name} <span className={styles.code}>{code || codesOf(line)}</span>
        </dd>
        <dt>{i18n._(/*i18n*/ { id: 'picking.expected', message: 'Beklenen' })}</dt>
        <dd>
          {expected ? (
            <>
              {expected.shelf !== '' && <span className={styles.shelf}>{expected.shelf}</span>} {expected.name}{' '}
              <span className={styles.code}>{codesOf(expected)}</span>
            </>
          ) : (
            i18n._(/*i18n*/ { id: 'picking.nothing_left', message: 'Toplanacak ürün kalmadı' })
          )}
        </dd>
      </dl>
      <Button onPress={() => actor.send({ type: 'DISMISS' })}>
        {i18n._(/*i18n*/ { id: 'picking.dismiss', message: 'Anladım' })}
      </Button>
    </div>
  )
}

function Picked({ line: { name, picked, quantity } }: { line: PickingLine }) {
  const { i18n } = useLingui()
  const values = { picked: i18n.number(picked), quantity: i18n.number(quantity) }
  return (
    <>
      <CheckIcon aria-hidden="true" />
      <span>{name}</span>
      <strong>{i18n._(/*i18n*/ { id: 'picking.of', message: '{picked} / {quantity}', values })}</strong>
    </>
  )
}

/** What a scanner reads on a piece of a line. */
export function codesOf(line: PickingLine | null): string {
  return [line?.barcode, line?.stock_code].filter(Boolean).join(' · ')
}
