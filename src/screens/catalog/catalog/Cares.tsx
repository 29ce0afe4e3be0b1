import { useLingui } from '@lingui/react'
import { type CareName, type CatalogCare, careNames } from '#api/contract/catalog/catalog.ts'
import { listNamed } from '#api/registry/lists.ts'
import { type Care, cares } from '#api/resources/catalog/cares.ts'
import { permits } from '#api/rules/platform/session.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Bone } from '#ui/Bone.tsx'
import { CircleCheckIcon } from '#ui/icons.ts'
import { Link } from '#ui/Link.tsx'
import styles from './catalog.module.css'

/** What needs care, as far as this person may open its list; a count leads to the list that shows it. */
export function Cares({ care }: { care: CatalogCare | null }) {
  const { i18n } = useLingui()
  const holder = useHolder()
  // What does not concern this shop is told by none.
  const mine = care
    ? care.cares.map(({ name }) => name)
    : careNames.filter((name) => permits(holder, listNamed(cares[name].list).codes.list))
  const calm = care?.cares.every(({ count }) => count === 0)
  return (
    <>
      {calm && (
        <p className={styles.calm}>
          <CircleCheckIcon aria-hidden />
          {i18n._(/*i18n*/ { id: 'catalog.calm', message: 'Katalogda ilgi bekleyen bir şey yok.' })}
        </p>
      )}
      <dl className={styles.cares}>
        {mine.map((name) => (
          <CareRow key={name} name={name} count={care?.cares.find((one) => one.name === name)?.count} />
        ))}
      </dl>
    </>
  )
}

function CareRow({ name, count }: { name: CareName; count: number | undefined }) {
  const { i18n } = useLingui()
  const { says, about, ...opened } = cares[name]
  return (
    <div className={styles.care} data-calm={count === 0 || undefined}>
      <dt>
        <Link href={addressOf(opened)} tone="quiet">
          {i18n._(says)}
        </Link>
        <span className={styles.about}>{i18n._(about)}</span>
      </dt>
      <dd>{count === undefined ? <Bone width="48px" height={20} /> : i18n.number(count)}</dd>
    </div>
  )
}

/** The list with the filters that the count was made with. */
function addressOf({ list, filters }: Pick<Care, 'list' | 'filters'>): string {
  return `/${list}?${new URLSearchParams(filters as Record<string, string>)}`
}
