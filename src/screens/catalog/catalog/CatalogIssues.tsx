import { useLingui } from '@lingui/react'
import { type CatalogCare, type CatalogIssueName, catalogIssueNames } from '#api/contract/catalog/catalog.ts'
import { listNamed } from '#api/registry/lists.ts'
import { type CatalogIssue, catalogIssues } from '#api/resources/catalog/catalog-issues.ts'
import { permits } from '#api/rules/platform/session.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { CircleCheckIcon } from '#ui/icons.ts'
import { Link } from '#ui/Link.tsx'
import { SkeletonLine } from '#ui/SkeletonLine.tsx'
import styles from './catalog.module.css'

/** What needs care, as far as this person may open its list; a count leads to the list that shows it. */
export function CatalogIssues({ care }: { care: CatalogCare | null }) {
  const { i18n } = useLingui()
  const holder = useHolder()
  // What does not concern this shop is told by none.
  const mine = care
    ? care.catalogIssues.map(({ name }) => name)
    : catalogIssueNames.filter((name) => permits(holder, listNamed(catalogIssues[name].list).codes.list))
  const calm = care?.catalogIssues.every(({ count }) => count === 0)
  return (
    <>
      {calm && (
        <p className={styles.calm}>
          <CircleCheckIcon aria-hidden />
          {i18n._(/*i18n*/ { id: 'catalog.calm', message: 'Katalogda ilgi bekleyen bir şey yok.' })}
        </p>
      )}
      <dl className={styles.catalogIssues}>
        {mine.map((name) => (
          <CareRow key={name} name={name} count={care?.catalogIssues.find((one) => one.name === name)?.count} />
        ))}
      </dl>
    </>
  )
}

function CareRow({ name, count }: { name: CatalogIssueName; count: number | undefined }) {
  const { i18n } = useLingui()
  const { says, about, ...opened } = catalogIssues[name]
  return (
    <div className={styles.care} data-calm={count === 0 || undefined}>
      <dt>
        <Link href={addressOf(opened)} tone="quiet">
          {i18n._(says)}
        </Link>
        <span className={styles.about}>{i18n._(about)}</span>
      </dt>
      <dd>{count === undefined ? <SkeletonLine width="48px" height={20} /> : i18n.number(count)}</dd>
    </div>
  )
}

/** The list with the filters that the count was made with. */
function addressOf({ list, filters }: Pick<CatalogIssue, 'list' | 'filters'>): string {
  return `/${list}?${new URLSearchParams(filters as Record<string, string>)}`
}
