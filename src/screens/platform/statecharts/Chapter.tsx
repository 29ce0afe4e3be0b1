import { useActorRef, useSelector } from '@xstate/react'
import { useSearch } from 'wouter'
import type { Chapter as Label } from '#machines/platform/chapter/chapter.types.ts'
import { openOrAsk } from '#screens/platform/frame/place.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { Changes } from './Changes.tsx'
import { chapter as chapterMachine } from './chapters.ts'
import { DownloadMenu } from './DownloadMenu.tsx'
import { PictureView } from './PictureView.tsx'
import { RulesTable } from './RulesTable.tsx'
import styles from './StatechartBook.module.css'
import { StatesTable } from './StatesTable.tsx'
import { TransitionsTable } from './TransitionsTable.tsx'
import { useBookWords } from './use-book-words.ts'
import { Walks } from './Walks.tsx'

interface ChapterProps {
  id: string
  /** The state or the arrow that the address names. */
  state: string | null
  arrow: string | null
}

/** One machine: its picture, and the same in tables for those who read rather than look. */
export function Chapter({ id, state, arrow }: ChapterProps) {
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
      <Tables chapter={chapter} state={state} arrow={arrow} />
    </>
  )
}

function Tables({ chapter: { chart, proof }, state, arrow }: { chapter: Label } & Omit<ChapterProps, 'id'>) {
  const { say, language } = useBookWords()
  const search = new URLSearchParams(useSearch())
  const walks = proof ? [{ value: 'walks', label: say('walks'), panel: <Walks proof={proof} chart={chart} /> }] : []
  return (
    <div className={styles.tables}>
      <Tabs
        label={chart.title[language]}
        value={search.get('tab') ?? (state ? 'states' : 'transitions')}
        onChange={(tab) => {
          search.set('tab', tab)
          openOrAsk(`/statecharts?${search}`, { replace: true })
        }}
        tabs={[
          {
            value: 'transitions',
            label: say('transitions'),
            panel: <TransitionsTable chart={chart} proof={proof} here={arrow} />,
          },
          { value: 'states', label: say('states'), panel: <StatesTable chart={chart} here={state} /> },
          { value: 'rules', label: say('rules'), panel: <RulesTable chart={chart} /> },
          { value: 'changes', label: say('changes'), panel: <Changes chart={chart.id} /> },
          ...walks,
        ]}
      />
    </div>
  )
}
