import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import type { CheckedPrice } from '#api/contract/catalog/multiple-price.ts'
import { changeOf, leapsTo, marginOf } from '#api/rules/catalog/price-sums.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { allColumns, columnKey } from '#machines/catalog/price-edit/columns.ts'
import { fitting } from '#machines/catalog/price-edit/price-edit.context.ts'
import type { PriceEditContext } from '#machines/catalog/price-edit/price-edit.types.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import type { Column } from '#ui/data-table.ts'
import { useWords } from '#ui/Kit.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'
import { useMedia } from '#ui/useMedia.ts'
import { columnName } from './names.ts'
import type { PriceActor } from './price-actor.ts'
import styles from './prices.module.css'
import { inPercent, useAmount } from './use-amount.ts'

/** The dry run: what each changed price comes to, what stands in its way, and how much of it can be applied. */
export function DryRunDialog({ actor }: { actor: PriceActor }) {
  const { i18n } = useLingui()
  const words = useWords()
  const part = useSelector(actor, ({ value }) => (typeof value === 'object' && 'grid' in value ? value.grid : null))
  const checked = useSelector(actor, ({ context }) => context.checked)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const failed = part === 'notChecked' || part === 'notApplied'
  const open = failed || part === 'checked' || part === 'applying'
  const fits = fitting(checked).length
  const close = () => actor.send({ type: 'CANCEL' })
  return (
    <Dialog
      open={open}
      width={failed ? 'narrow' : 'wide'}
      {...(failed ? { role: 'alertdialog' as const } : {})}
      onClose={close}
      title={
        part === 'notChecked'
          ? i18n._(/*i18n*/ { id: 'prices.not_checked', message: 'Değişiklikler denetlenemedi' })
          : i18n._(/*i18n*/ { id: 'prices.dry_run', message: 'Uygulanırsa ne değişir' })
      }
      footer={
        <>
          <Button onPress={close}>{i18n._(/*i18n*/ { id: 'prices.back', message: 'Tabloya dön' })}</Button>
          {failed ? (
            <Button variant="primary" onPress={() => actor.send({ type: 'RETRY' })}>
              {words.retry}
            </Button>
          ) : (
            <Act actor={actor} event={{ type: 'APPLY' }} variant="primary" busy={part === 'applying'}>
              {i18n._(
                /*i18n*/ {
                  id: 'prices.apply',
                  message: '{count, plural, one {# fiyatı uygula} other {# fiyatı uygula}}',
                  values: { count: fits },
                },
              )}
            </Act>
          )}
        </>
      }
    >
      {failed && failure && (
        <p role="alert" className={styles.failed}>
          {sentencesOf(i18n, failureMessages(failure, 'notApplied'))}
        </p>
      )}
      {open && part !== 'notChecked' && <Results actor={actor} checked={checked} fits={fits} />}
    </Dialog>
  )
}

interface ResultsProps {
  actor: PriceActor
  checked: readonly CheckedPrice[]
  fits: number
}

function Results({ actor, checked, fits }: ResultsProps) {
  const { i18n } = useLingui()
  const columns = useColumns(actor)
  const listed = useSelector(actor, ({ context }) => context.rows)
  const lists = useSelector(actor, ({ context }) => context.lists)
  const rows = useMemo(() => inOrder(checked, listed, lists), [checked, listed, lists])
  return (
    <div className={styles.verdicts}>
      <p>
        {i18n._(
          /*i18n*/ {
            id: 'prices.verdict',
            message: '{fits} fiyat uygulanabilir{refused, plural, =0 {} other {, # fiyatı kurallar engelliyor}}.',
            values: { fits, refused: checked.length - fits },
          },
        )}
      </p>
      <DataTable<CheckedPrice>
        label={i18n._(/*i18n*/ { id: 'prices.dry_run', message: 'Uygulanırsa ne değişir' })}
        columns={columns}
        wraps
        rows={rows}
        rowKey={keyOf}
        rowName={keyOf}
      />
    </div>
  )
}

/** What is refused comes first, and the rest as it stands in the grid. */
function inOrder(
  checked: readonly CheckedPrice[],
  rows: PriceEditContext['rows'],
  lists: PriceEditContext['lists'],
): readonly CheckedPrice[] {
  const row = new Map(rows.map(({ id }, at) => [id, at]))
  const column = new Map(allColumns(lists).map(({ key }, at) => [key, at]))
  const place = (one: CheckedPrice) => [
    one.rules.length > 0 ? 0 : 1,
    row.get(one.variant_id) ?? rows.length,
    column.get(columnKey(one.country_id, one.of)) ?? column.size,
  ]
  return checked
    .map((one) => ({ one, at: place(one) }))
    .toSorted(
      ({ at: a }, { at: b }) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0) || (a[2] ?? 0) - (b[2] ?? 0),
    )
    .map(({ one }) => one)
}

function keyOf({ variant_id, country_id, of }: CheckedPrice): string {
  return `${variant_id}.${columnKey(country_id, of)}`
}

function useColumns(actor: PriceActor): readonly Column<CheckedPrice>[] {
  const { i18n } = useLingui()
  const { locale } = i18n
  const amount = useAmount()
  const narrow = useMedia('(max-width: 600px)')
  const rows = useSelector(actor, ({ context }) => context.rows)
  const lists = useSelector(actor, ({ context }) => context.lists)
  return useMemo(() => {
    void locale
    const names = namesOf(rows)
    const shown = (price: string) => amount(price)
    return [
      {
        id: 'variant',
        header: i18n._(/*i18n*/ { id: 'prices.variant', message: 'Varyant' }),
        cell: (row) => (
          <span className={styles.wrapping}>
            {[names.get(row.variant_id) ?? row.variant_id, narrow ? listIn(i18n, lists, row) : '']
              .filter(Boolean)
              .join(' · ')}
          </span>
        ),
        matters: true,
      },
      {
        id: 'list',
        header: i18n._(/*i18n*/ { id: 'product.price_list', message: 'Fiyat listesi' }),
        cell: (row) => <span className={styles.wrapping}>{listIn(i18n, lists, row)}</span>,
        width: 150,
      },
      {
        id: 'before',
        header: i18n._(/*i18n*/ { id: 'prices.before_column', message: 'Önce' }),
        cell: (row) => shown(row.before),
        width: 100,
        align: 'right',
      },
      {
        id: 'after',
        header: i18n._(/*i18n*/ { id: 'prices.after_column', message: 'Sonra' }),
        cell: (row) => (
          <>
            {narrow && <del className={styles.before}>{shown(row.before)}</del>} {shown(row.after)}
          </>
        ),
        width: 100,
        align: 'right',
        matters: true,
      },
      {
        id: 'change',
        header: i18n._(/*i18n*/ { id: 'prices.change_column', message: 'Değişim' }),
        cell: (row) => changeIn(i18n, row),
        width: 110,
        align: 'right',
        matters: true,
      },
      {
        id: 'margin',
        header: i18n._(/*i18n*/ { id: 'prices.margin_column', message: 'Kâr payı' }),
        cell: (row) => marginIn(i18n, row),
        width: 90,
        align: 'right',
      },
      {
        id: 'rules',
        header: i18n._(/*i18n*/ { id: 'prices.rules_column', message: 'Engelleyen kural' }),
        cell: (row) => row.rules.length > 0 && <span className={styles.wrapping}>{sentencesOf(i18n, row.rules)}</span>,
        width: 220,
        matters: true,
      },
    ]
  }, [rows, lists, amount, narrow, i18n, locale])
}

function namesOf(rows: PriceEditContext['rows']): Map<number, string> {
  return new Map(rows.map(({ id, name, options }) => [id, options === '' ? name : `${name} · ${options}`]))
}

function listIn(i18n: I18n, lists: PriceEditContext['lists'], { country_id, of }: CheckedPrice): string {
  const column = allColumns(lists).find((one) => one.key === columnKey(country_id, of))
  return column ? columnName(i18n, column) : String(country_id)
}

function changeIn(i18n: I18n, { before, after }: CheckedPrice): ReactNode {
  const change = changeOf(before, after)
  if (change === null) return '–'
  const percent = `${change.startsWith('-') ? '' : '+'}${inPercent(i18n, change)}`
  return leapsTo(before, after) ? <StatusDot tone="amber">{percent}</StatusDot> : percent
}

function marginIn(i18n: I18n, { of, after, cost }: CheckedPrice): string {
  const margin = of === 'price' ? marginOf(after, cost) : null
  return margin === null ? '–' : inPercent(i18n, margin)
}
