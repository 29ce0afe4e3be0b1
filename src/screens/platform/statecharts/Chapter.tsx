import { useActorRef, useSelector } from '@xstate/react'
import { useSearch } from 'wouter'
import type { Chapter as Label } from '#machines/platform/chapter/chapter.types.ts'
import { openOrAsk } from '#screens/platform/frame/place.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { Changes } from './Changes.tsx'
import { openChapter } from './chapters.ts'
import { pictureWith } from './closed-pictures.ts'
import { DownloadMenu } from './DownloadMenu.tsx'
import { Folds } from './Folds.tsx'
import { PictureView } from './PictureView.tsx'
import { PrintMenu } from './PrintMenu.tsx'
import { PrintTiles } from './PrintTiles.tsx'
import { RulesTable } from './RulesTable.tsx'
import styles from './StatechartBook.module.css'
import { StatesTable } from './StatesTable.tsx'
import { TransitionsTable } from './TransitionsTable.tsx'
import { useBookWords } from './use-book-words.ts'
import { Walks } from './Walks.tsx'
import { WaysList } from './WaysList.tsx'

interface ChapterProps {
  id: string
  /** The state or the arrow that the address names. */
  state: string | null
  arrow: string | null
}

/** One machine: its picture, and the same in tables for those who read rather than look. */
export function Chapter({ id, state, arrow }: ChapterProps) {
  const { say, language } = useBookWords()
  const actor = useActorRef(openChapter, { input: { id, focus: state } })
  const snapshot = useSelector(actor, (now) => now)
  if (snapshot.matches('unreadable')) {
    return <ErrorState title={say('unreadable')} onRetry={() => actor.send({ type: 'RETRY' })} />
  }
  const { chapter, scale, focus, closed, paper } = snapshot.context
  if (!chapter) return <Skeleton shape="page" />
  const onFocus = (next: string | null) => actor.send({ type: 'FOCUS', state: next })
  return (
    <>
      <div data-print={paper ? 'hidden' : undefined}>
        <PictureView
          chapter={chapter}
          folds={
            <Folds chapter={chapter} closed={closed} onClose={(states) => actor.send({ type: 'CLOSE', states })} />
          }
          scale={scale}
          closed={closed}
          focus={focus}
          onFocus={onFocus}
          onEnlarge={() => actor.send({ type: 'ENLARGE' })}
          onReduce={() => actor.send({ type: 'REDUCE' })}
          onFit={() => actor.send({ type: 'FIT' })}
          tools={
            <>
              <PrintMenu onChoose={(on) => actor.send({ type: 'PRINT', paper: on })} />
              <DownloadMenu
                busy={snapshot.matches({ open: 'saving' })}
                onChoose={(file) => actor.send({ type: 'DOWNLOAD', file })}
              />
            </>
          }
        />
        <WaysList chart={chapter.chart} focus={focus} onFocus={onFocus} />
      </div>
      {paper && (
        <PrintTiles
          title={chapter.chart.title[language]}
          picture={pictureWith(chapter, closed, language)}
          paper={paper}
        />
      )}
      {snapshot.matches({ open: 'unsaved' }) && <p role="alert">{say('unsaved')}</p>}
      <div data-print={paper ? 'hidden' : undefined}>
        <Tables chapter={chapter} state={state} arrow={arrow} />
      </div>
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
