import { useLingui } from '@lingui/react'
import { Page } from '#screens/platform/frame/Page.tsx'
import { useSessionShop } from '#screens/platform/session/use-session.ts'
import { askBlocksAnew } from '#screens/sales/wiring/dashboard.ts'
import { Button } from '#ui/Button.tsx'
import { Blocks } from './Blocks.tsx'
import styles from './home.module.css'
import { Needs } from './Needs.tsx'
import { Readiness } from './Readiness.tsx'

/** Where a day begins: what waits for a person, what the shop still lacks, and how it is doing: `/`. */
export default function HomePage() {
  const { i18n } = useLingui()
  return (
    <Page
      title={useSessionShop()?.name}
      actions={
        <Button onPress={askBlocksAnew}>{i18n._(/*i18n*/ { id: 'dashboard.refresh', message: 'Yenile' })}</Button>
      }
    >
      <div className={styles.home}>
        <Needs />
        <Readiness />
        <Blocks />
      </div>
    </Page>
  )
}
