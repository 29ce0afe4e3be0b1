import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { hasUnsaved, type StockEntryContext, variantName } from '#machines/catalog/stock-entry/stock-entry.context.ts'
import { SubmitBar } from '#screens/platform/steps/SubmitBar.tsx'
import { names, useEntry } from './entry.ts'

const save = /*i18n*/ { id: 'stock.store', message: 'Hareketleri kaydet' }

/** At the bottom: what stands in the way, and the button that writes the movements. */
export function EntryBar() {
  const { i18n } = useLingui()
  const actor = useEntry()
  const options = { nameOf: (path: string) => nameOfPath(i18n, actor.getSnapshot().context, path) }
  return <SubmitBar actor={actor} label={save} hasUnsaved={hasUnsaved} options={options} />
}

/** A field in words, with the product that it belongs to: `Adet · Keten elbise`. */
function nameOfPath(i18n: I18n, { draft, variants }: StockEntryContext, path: string): string {
  const [first = '', index = '', part = ''] = path.split('.')
  const variant = variants[draft.lines[Number(index)]?.variant_id ?? 0]
  const name = i18n._(names[(part || first) as keyof typeof names])
  return variant && part ? `${name} · ${variantName(variant)}` : name
}
