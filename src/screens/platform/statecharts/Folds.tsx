import type { Chapter } from '#machines/platform/chapter/chapter.types.ts'
import { Button } from '#ui/Button.tsx'
import { ChevronDownIcon, ChevronRightIcon } from '#ui/icons.ts'
import { closedSets, toggled } from './closed-pictures.ts'
import styles from './Folds.module.css'
import { useBookWords } from './use-book-words.ts'

interface FoldsProps {
  chapter: Chapter
  closed: readonly string[]
  onClose: (states: readonly string[]) => void
}

/** The states that hold others, each to be closed to one box in the picture and opened again; nothing where a chart has none. */
export function Folds({ chapter, closed, onClose }: FoldsProps) {
  const { say, language } = useBookWords()
  const { chart } = chapter
  const singles = closedSets(chapter).flatMap((states) => (states.length === 1 ? states : []))
  if (singles.length === 0) return null
  return (
    <div className={styles.folds}>
      <span id="folds" className={styles.name}>
        {say('folds')}
      </span>
      <ul aria-labelledby="folds">
        {singles.map((id) => {
          const open = !closed.some((one) => id === one || id.startsWith(`${one}.`))
          return (
            <li key={id}>
              <Button
                variant="ghost"
                size="compact"
                icon={open ? ChevronDownIcon : ChevronRightIcon}
                aria-expanded={open}
                onPress={() => onClose(toggled(closed, id))}
              >
                {chart.states.find((state) => state.id === id)?.words[language] ?? id}
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
