import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { listingPushMachine } from '#machines/catalog/product-listing/listing-push.machine.ts'
import { DryRunTable, refusedIn } from '#screens/catalog/bulk/DryRunTable.tsx'
import { Act } from '#screens/platform/steps/Act.tsx'

/** What would come of each product that is sent: it goes, or a rule keeps it back with all its variants. */
export function PushDryRun({ actor }: { actor: Actor<typeof listingPushMachine> }) {
  const { i18n } = useLingui()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { result } = context
  const send = i18n._(/*i18n*/ { id: 'listings.send', message: 'Gönder' })
  return (
    <DryRunTable
      actor={actor}
      value={value}
      context={context}
      record={i18n._(/*i18n*/ { id: 'products.one', message: 'Ürün' })}
      hrefOf={(id) => `/products/edit/${id}`}
      label={i18n._(/*i18n*/ { id: 'bulk.verdicts', message: 'Her ürün için karar' })}
      will={i18n._(/*i18n*/ { id: 'listings.will_go', message: 'Gönderilecek' })}
      note={i18n._(
        /*i18n*/ {
          id: 'bulk.verdict',
          message:
            '{total, plural, other {# ürün seçildi.}} {refused, plural, =0 {Bu sayfada engel yok.} other {Bu sayfada # tanesini kural engelliyor; onlar olduğu gibi kalır.}}',
          values: { total: result?.total ?? 0, refused: refusedIn(result) },
        },
      )}
      act={
        <Act actor={actor} event={{ type: 'SEND' }} variant="primary" busy={value === 'sending'}>
          {send}
        </Act>
      }
      question={{ title: send, description: '', confirm: send }}
    />
  )
}
