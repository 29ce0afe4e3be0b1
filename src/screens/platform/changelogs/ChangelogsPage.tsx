import { Page } from '#screens/platform/frame/Page.tsx'
import { ChangeList } from './ChangeList.tsx'
import styles from './changelogs.module.css'
import { ReleaseLink } from './ReleaseLink.tsx'
import { WithChangelogs } from './WithChangelogs.tsx'

/** What changed in the product, newest first: `/changelogs`. */
export default function ChangelogsPage() {
  return (
    <Page>
      <WithChangelogs>
        {(all) => (
          <ol className={styles.releases}>
            {all.map((release) => (
              <li key={release.id} className={styles.of}>
                <ReleaseLink release={release} />
                <ChangeList changes={release.changes} />
              </li>
            ))}
          </ol>
        )}
      </WithChangelogs>
    </Page>
  )
}
