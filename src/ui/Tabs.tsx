import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import { useWords } from './Kit.tsx'
import { ReaderOnly } from './ReaderOnly.tsx'
import styles from './Tabs.module.css'

interface Tab {
  readonly value: string
  readonly label: ReactNode
  /** A field inside breaks a rule: a tomato dot, which outranks the other one. */
  readonly wrong?: boolean
  /** Whether everything inside is filled: a grass or an amber dot, such as for the languages of a text. */
  readonly complete?: boolean
  readonly panel: ReactNode
}

interface TabsProps {
  /** Names the row of tabs for screen readers. */
  label: string
  tabs: readonly Tab[]
  value: string
  onChange: (value: string) => void
}

/** Several pages in one place, one of them in sight. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Radix.Root className={styles.tabs} value={value} onValueChange={onChange}>
      <Radix.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
            <Dot tab={tab} />
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={styles.panel}>
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

function Dot({ tab }: { tab: Tab }) {
  const words = useWords().tab
  if (!tab.wrong && tab.complete === undefined) return null
  const state = tab.wrong ? 'wrong' : tab.complete ? 'complete' : 'incomplete'
  return (
    <>
      <span className={styles.dot} data-state={state} title={words[state]} aria-hidden="true" />
      <ReaderOnly>{words[state]}</ReaderOnly>
    </>
  )
}
