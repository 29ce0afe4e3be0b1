import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { routes } from '#api/registry/routes.ts'
import { groups, menuOf } from '#api/routes/platform/menu.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { catalogHome } from '#screens/catalog/wiring/catalog-home.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import home from '#screens/platform/home/Home.module.css'
import { MenuLinks } from '#screens/platform/home/MenuLinks.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { CatalogIssues } from './CatalogIssues.tsx'
import styles from './catalog.module.css'
import { NoProducts } from './NoProducts.tsx'

/** What of the catalogue needs care, each count with the way to it, and the lists of the catalogue: `/catalog`. */
export default function CatalogHome() {
  const { i18n } = useLingui()
  const actor = useActorRef(catalogHome, { input: { query: undefined } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data: care, failure } = context
  const bare = care?.products === 0
  return (
    <Page
      aside={
        care?.products ? (
          <span className={styles.count}>
            {i18n._(
              /*i18n*/ {
                id: 'catalog.products',
                message: '{count, plural, other {# ürün}}',
                values: { count: care.products },
              },
            )}
          </span>
        ) : null
      }
      actions={
        value !== 'failed' && (
          <Act actor={actor} event={{ type: 'REFRESH' }} busy={value === 'loading'}>
            {i18n._(/*i18n*/ { id: 'catalog.recount', message: 'Yeniden say' })}
          </Act>
        )
      }
    >
      {value === 'failed' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {value !== 'failed' && (bare ? <NoProducts /> : <CatalogIssues care={care} />)}
      <div className={home.pages}>
        <CatalogLinks />
      </div>
    </Page>
  )
}

/** The lists of the catalogue that this person may open. */
function CatalogLinks() {
  const { i18n } = useLingui()
  const menu = menuOf(routes, useHolder(), (title) => i18n._(title))
  const catalog = menu.filter((entry) => entry.title.id === groups.catalog.title.id)
  return (
    <MenuLinks
      entries={catalog.map((entry) => ({
        ...entry,
        children: entry.children.filter(({ path }) => path !== '/catalog'),
      }))}
    />
  )
}
