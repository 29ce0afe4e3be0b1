import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Chapter as Label } from '#machines/platform/chapter/chapter.types.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { chapter as chapterMachine } from './chapters.ts'
import { DownloadMenu } from './DownloadMenu.tsx'
import { PictureView } from './PictureView.tsx'
import styles from './StatechartBook.module.css'
import { StatesTable } from './StatesTable.tsx'
import { TransitionsTable } from './TransitionsTable.tsx'
import { useBookWords } from './use-book-words.ts'
import { Walks } from './Walks.tsx'

/** One machine: its picture, and the same in tables for those who read rather than look. */
export function Chapter({ id }: { id: string }) {
  const { say } = useBookWords()
  const actor = useActorRef(chapterMachine, { input: { id } })
  const snapshot = useSelector(actor, (now) => now)
  if (snapshot.matches('unreadable')) {
    return <ErrorState title={say('unreadable')} onRetry={() => actor.send({ type: 'RETRY' })} />
  }
  const { chapter, scale } = snapshot.context
  if (!chapter) return <Skeleton shape="page" />
  return (
    <>
      <PictureView
        chapter={chapter}
        scale={scale}
        onEnlarge={() => actor.send({ type: 'ENLARGE' })}
        onReduce={() => actor.send({ type: 'REDUCE' })}
        onFit={() => actor.send({ type: 'FIT' })}
        tools={
          <DownloadMenu
            busy={snapshot.matches({ open: 'saving' })}
            onChoose={(file) => actor.send({ type: 'DOWNLOAD', file })}
          />
        }
      />
      {snapshot.matches({ open: 'unsaved' }) && <p role="alert">{say('unsaved')}</p>}
      <Tables chapter={chapter} />
    </>
  )
}

function Tables({ chapter: { chart, proof } }: { chapter: Label }) {
  const { say, language } = useBookWords()
  const [tab, setTab] = useState('transitions')
  const walks = proof ? [{ value: 'walks', label: say('walks'), panel: <Walks proof={proof} chart={chart} /> }] : []
  return (
    <div className={styles.tables}>
      <Tabs
        label={chart.title[language]}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'transitions', label: say('transitions'), panel: <TransitionsTable chart={chart} proof={proof} /> },
          { value: 'states', label: say('states'), panel: <StatesTable chart={chart} /> },
          ...walks,
        ]}
      />
    </div>
  )
}
