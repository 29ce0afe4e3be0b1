import { useLingui } from '@lingui/react'
import { Suspense, use } from 'react'
import { useSessionShop } from '#screens/platform/session/use-session.ts'
import { storefrontOf } from '#screens/platform/wiring/form-options.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { StoreIcon } from '#ui/icons.ts'
import styles from './Header.module.css'

/** Leads to the public shop in a new tab, where there is an address worth following. */
export function StorefrontLink() {
  return (
    <Suspense fallback={null}>
      <Address domain={useSessionShop()?.domain ?? ''} />
    </Suspense>
  )
}

function Address({ domain }: { domain: string }) {
  const { i18n } = useLingui()
  const address = use(storefrontOf(domain))
  if (!address) return null
  const says = i18n._(/*i18n*/ { id: 'frame.storefront', message: 'Mağazayı gör' })
  return (
    <ButtonLink variant="ghost" icon={StoreIcon} href={address} target="_blank" rel="noopener" title={says}>
      <span className={styles.words}>{says}</span>
    </ButtonLink>
  )
}
