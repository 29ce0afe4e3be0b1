import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { gate } from '#api/registry/gate.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useHolder, useSessionShop } from '#screens/platform/session/use-session.ts'
import { type Figure, figures, home } from '#screens/platform/wiring/home.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Link } from '#ui/Link.tsx'
import { SkeletonLine } from '#ui/SkeletonLine.tsx'
import styles from './Home.module.css'
import { Pages } from './Pages.tsx'

const known = {
  products: { path: '/products', says: /*i18n*/ { id: 'home.products', message: 'Ürün' } },
  noStock: { path: '/products/no-stock', says: /*i18n*/ { id: 'home.no_stock', message: 'Stokta olmayan ürün' } },
  brands: { path: '/brands', says: /*i18n*/ { id: 'home.brands', message: 'Marka' } },
} as const satisfies Record<Figure, { path: string; says: Says }>

/** How much there is, and the ways to it, below what comes first. */
export function Home({ first }: { first: ReactNode }) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const shop = useSessionShop()
  const mine = figures.filter((figure) => gate(known[figure].path, holder).kind === 'open')
  const actor = useActorRef(home, { input: { query: mine } })
  const counts = useSelector(actor, ({ context }) => context.data ?? {})
  const failure = useSelector(actor, (snapshot) => (snapshot.matches('failed') ? snapshot.context.failure : null))
  return (
    <Page title={shop?.name}>
      {first}
      {failure ? (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      ) : (
        mine.length > 0 && (
          <dl className={styles.figures}>
            {mine.map((figure) => (
              <div key={figure} className={styles.figure}>
                <dt>
                  <Link href={known[figure].path} tone="quiet">
                    {i18n._(known[figure].says)}
                  </Link>
                </dt>
                <dd>
                  {counts[figure] === undefined ? (
                    <SkeletonLine width="64px" height={24} />
                  ) : (
                    i18n.number(counts[figure])
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )
      )}
      <Pages />
    </Page>
  )
}
