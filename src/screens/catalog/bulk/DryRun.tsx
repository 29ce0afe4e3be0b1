import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { listNamed } from '#api/registry/lists.ts'
import type { bulkMachine } from '#machines/catalog/bulk/bulk.machine.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { DryRunTable, refusedIn } from './DryRunTable.tsx'

/** What would come of each product, before anything is done: it is changed, or a rule stands in the way. */
export function DryRun({ actor }: { actor: Actor<typeof bulkMachine> }) {
  const { i18n } = useLingui()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { result, act } = context
  return (
    <DryRunTable
      actor={actor}
      value={value}
      context={context}
      record={i18n._(/*i18n*/ { id: 'products.one', message: 'Ürün' })}
      hrefOf={(id) => `/products/edit/${id}`}
      label={i18n._(/*i18n*/ { id: 'bulk.verdicts', message: 'Her ürün için karar' })}
      will={
        act === 'delete'
          ? i18n._(/*i18n*/ { id: 'bulk.will_go', message: 'Silinecek' })
          : i18n._(/*i18n*/ { id: 'bulk.will_change', message: 'Değişecek' })
      }
      note={i18n._(
        /*i18n*/ {
          id: 'bulk.verdict',
          message:
            '{total, plural, other {# ürün seçildi.}} {refused, plural, =0 {Bu sayfada engel yok.} other {Bu sayfada # tanesini kural engelliyor; onlar olduğu gibi kalır.}}',
          values: { total: result?.total ?? 0, refused: refusedIn(result) },
        },
      )}
      act={
        <Act
          actor={actor}
          event={{ type: 'SEND' }}
          variant={act === 'delete' ? 'destructive' : 'primary'}
          busy={value === 'sending'}
        >
          {act === 'delete'
            ? i18n._(/*i18n*/ { id: 'bulk.delete', message: 'Sil' })
            : i18n._(/*i18n*/ { id: 'bulk.apply', message: 'Uygula' })}
        </Act>
      }
      {...(act === 'delete' ? { usedBy: listNamed('products') } : {})}
      question={{
        destructive: true,
        title: i18n._(
          /*i18n*/ {
            id: 'bulk.delete_title',
            message: '{count, plural, other {Seçilen # ürün silinsin mi?}}',
            values: { count: result?.total ?? 0 },
          },
        ),
        description: i18n._(
          /*i18n*/ {
            id: 'bulk.delete_what',
            message:
              'Stok hareketi ya da siparişi olan ürünler silinmez; her biri nedeniyle gösterilir. Silinenler 30 gün çöp kutusunda kalır.',
          },
        ),
        confirm: i18n._(/*i18n*/ { id: 'bulk.delete', message: 'Sil' }),
      }}
    />
  )
}
