import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { chapter as chapterMachine } from './chapters.ts'
import styles from './LifeChart.module.css'
import { Neighbourhood, type NeighbourhoodProps } from './Neighbourhood.tsx'
import { type Highlight, PictureView } from './PictureView.tsx'
import { useBookWords } from './use-book-words.ts'

interface LifeChartProps extends NeighbourhoodProps {
  /** The chart, by its name in the book. */
  id: string
  title: string
  marks: ReadonlyMap<string, Highlight>
}

/** The chart of a record on its page: where it stands and what leaves from there as words that can be read at any width, the whole picture below. */
export function LifeChart({ id, title, marks, here, arrows }: LifeChartProps) {
  const { i18n } = useLingui()
  const { say } = useBookWords()
  const actor = useActorRef(chapterMachine, { input: { id } })
  const snapshot = useSelector(actor, (now) => now)
  const { chapter, scale } = snapshot.context
  return (
    <Section title={title}>
      <Neighbourhood here={here} arrows={arrows} />
      <details className={styles.whole}>
        <summary>{i18n._(/*i18n*/ { id: 'life_chart.whole', message: 'Bütün şema' })}</summary>
        <p className={styles.about}>
          {i18n._(
            /*i18n*/ {
              id: 'life_chart.about',
              message:
                'Dolu kutular şu an bulunulan yer; yeşil çerçeve yapılabilecek adımın, kesikli sarı çerçeve bir kuralın engellediği adımın vardığı yer.',
            },
          )}
        </p>
        {snapshot.matches('unreadable') && (
          <ErrorState title={say('unreadable')} onRetry={() => actor.send({ type: 'RETRY' })} />
        )}
        {chapter ? (
          <PictureView
            chapter={chapter}
            scale={scale}
            marks={marks}
            onEnlarge={() => actor.send({ type: 'ENLARGE' })}
            onReduce={() => actor.send({ type: 'REDUCE' })}
            onFit={() => actor.send({ type: 'FIT' })}
          />
        ) : (
          !snapshot.matches('unreadable') && <Skeleton shape="page" />
        )}
      </details>
    </Section>
  )
}
