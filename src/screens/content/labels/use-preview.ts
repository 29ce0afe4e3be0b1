import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import type { LabelVariant, LabelVariants } from '#api/contract/content/labels.ts'
import type { Filled } from '#machines/content/label/draw.ts'
import { labelVariants } from '#screens/content/wiring/labels.ts'
import { useFormats } from '#screens/platform/formats.ts'

/** The product that a label is tried with: one of the shop's, or an example while it has none. */
export interface Preview {
  readonly filled: Filled
  readonly found: readonly LabelVariant[]
  readonly busy: boolean
  search(text: string): void
  choose(variant: LabelVariant): void
}

export function usePreview(): Preview {
  const { i18n } = useLingui()
  const writing = useFormats()
  const actor = useActorRef(labelVariants, { input: { query: { search: '' } } })
  const data = useSelector(actor, ({ context }) => context.data)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const [chosen, choose] = useState<LabelVariant | null>(null)
  const example = i18n._(/*i18n*/ { id: 'label_designer.example', message: 'Örnek ürün' })
  const filled = useMemo(() => {
    const first = data?.rows.find(({ barcode, price }) => barcode !== '' && price !== null) ?? data?.rows[0]
    return {
      variant: chosen ?? first ?? exampleNamed(example),
      shop: data?.shop ?? exampleShop,
      writing,
    }
  }, [data, chosen, example, writing])
  const search = (text: string) => actor.send({ type: 'SHOW', query: { search: text } })
  return { filled, found: data?.rows ?? [], busy, search, choose }
}

const exampleShop: LabelVariants['shop'] = {
  name: 'Kepenk',
  logo_url: null,
  currency: 'TRY',
  today: '2026-01-02',
}

function exampleNamed(name: string): LabelVariant {
  return {
    ...{ id: 1, product_id: 1, name, options: 'M', barcode: '8690504012344', stock_code: 'ORNEK-1' },
    ...{ brand: '', shelf: 'A1', stock: 1, price: '199.90', list_price: '249.90', attributes: [] },
  }
}
