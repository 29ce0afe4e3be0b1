import { useLingui } from '@lingui/react'
import { gate } from '#api/registry/gate.ts'
import { offered } from '#api/rules/platform/marketplaces.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import type { RefusalFix } from '#ui/refusal.ts'

const path = '/shop-marketplaces'

/** The way to the marketplaces of the shop, for a step that waits for one; nobody is led to a page that would not open. */
export function useConnectionFix(): (refusal: Refusal) => RefusalFix | undefined {
  const link = useConnectionLink()
  return ({ id }) => (id === offered.id ? link : undefined)
}

/** The same where no refusal asks for it. */
export function useConnectionLink(): { readonly label: string; readonly href: string } | undefined {
  const { i18n } = useLingui()
  const holder = useHolder()
  if (gate(path, holder).kind !== 'open') return undefined
  const label = i18n._(/*i18n*/ { id: 'shop_marketplaces.to_connections', message: 'Pazaryeri bağlantılarına git' })
  return { label, href: path }
}
