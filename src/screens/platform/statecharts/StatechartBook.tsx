import { archive, contents } from 'virtual:statecharts'
import { useSearch } from 'wouter'
import { Page } from '#screens/platform/frame/Page.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { DownloadIcon } from '#ui/icons.ts'
import { Link } from '#ui/Link.tsx'
import { Chapter } from './Chapter.tsx'
import styles from './StatechartBook.module.css'
import { useBookWords } from './use-book-words.ts'

/** The statechart book inside the panel: `/statecharts?chart=productForm`. Open to all staff. */
export default function StatechartBook() {
  const { say, language } = useBookWords()
  const chartId = new URLSearchParams(useSearch()).get('chart')
  const chosen = contents.find(({ id }) => id === chartId) ?? contents[0]
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
      <nav aria-label={say('machines')}>
        <ul className={styles.contents}>
          {contents.map(({ id, title }) => (
            <li key={id}>
              <Link href={`/statecharts?chart=${id}`} aria-current={id === chosen?.id ? 'page' : undefined}>
                {title[language]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {chosen && <Chapter key={chosen.id} id={chosen.id} />}
    </Page>
  )
}
