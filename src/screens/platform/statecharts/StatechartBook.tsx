import { archive, contents } from 'virtual:statecharts'
import { useSearch } from 'wouter'
import { Page } from '#screens/platform/frame/Page.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { DownloadIcon } from '#ui/icons.ts'
import { Link } from '#ui/Link.tsx'
import { BookSearch } from './BookSearch.tsx'
import { ChangedCharts } from './ChangedCharts.tsx'
import { Chapter } from './Chapter.tsx'
import { Shelves } from './Shelves.tsx'
import styles from './StatechartBook.module.css'
import { useBookWords } from './use-book-words.ts'

/** The statechart book inside the panel, and each chart of it: `/statecharts?chart=productForm`. Open to all staff. */
export default function StatechartBook() {
  const { say, language } = useBookWords()
  const search = new URLSearchParams(useSearch())
  const chosen = contents.find(({ id }) => id === search.get('chart'))
  const [state, arrow] = [search.get('state'), search.get('arrow')]
  if (chosen)
    return (
      <Page title={chosen.title[language]} paper>
        <p className={styles.above}>
          <Link href="/statecharts">{say('allCharts')}</Link>
        </p>
        <Chapter key={`${chosen.id} ${state} ${arrow}`} id={chosen.id} state={state} arrow={arrow} />
      </Page>
    )
  return (
    <Page
      count={contents.length}
      actions={
        <ButtonLink href={archive} download="statecharts.zip" icon={DownloadIcon}>
          {say('downloadAll')}
        </ButtonLink>
      }
    >
      <p className={styles.intro}>{say('intro')}</p>
      <BookSearch />
      <Shelves />
      <details className={styles.more}>
        <summary>{say('changedCharts')}</summary>
        <ChangedCharts />
      </details>
    </Page>
  )
}
