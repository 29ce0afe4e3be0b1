import { IconButton } from './IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon, ChevronsLeftIcon, ChevronsRightIcon } from './icons.ts'
import { useWords } from './Kit.tsx'
import styles from './Pagination.module.css'

interface PaginationProps {
  /** From 1. */
  page: number
  pageSize?: number
  /** Of all records. */
  total: number
  onPage: (page: number) => void
}

/** Turns the pages of a list. At the first and last page the buttons that lead nowhere are not shown; their place stays. */
export function Pagination({ page, pageSize = 100, total, onPage }: PaginationProps) {
  const words = useWords().pages
  const last = Math.max(1, Math.ceil(total / pageSize))
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1
  const steps = [
    { label: words.first, icon: ChevronsLeftIcon, to: 1, shown: page > 1 },
    { label: words.previous, icon: ChevronLeftIcon, to: page - 1, shown: page > 1 },
    { label: words.next, icon: ChevronRightIcon, to: page + 1, shown: page < last },
    { label: words.last, icon: ChevronsRightIcon, to: last, shown: page < last },
  ]
  const buttons = steps.map(({ label, icon, to, shown }) => (
    <span key={label} className={shown ? undefined : styles.nowhere}>
      <IconButton icon={icon} label={label} onPress={() => onPage(to)} />
    </span>
  ))
  return (
    <nav className={styles.pages} aria-label={words.label}>
      {buttons.slice(0, 2)}
      <span className={styles.range} aria-live="polite">
        {words.range(from, Math.min(page * pageSize, total), total)}
      </span>
      {buttons.slice(2)}
    </nav>
  )
}
