import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { ariaKeysOf, useSearchKey } from '#screens/platform/frame/shortcuts.ts'
import { Button } from '#ui/Button.tsx'
import { SearchIcon } from '#ui/icons.ts'
import { TextInput } from '#ui/TextInput.tsx'
import { ColumnChooser } from './ColumnChooser.tsx'
import styles from './list.module.css'
import { PrintButton } from './PrintButton.tsx'
import { Printed } from './Printed.tsx'
import type { ListLook } from './use-look.ts'
import { usePrintTitle } from './use-print-title.ts'
import { ViewPicker } from './ViewPicker.tsx'

interface BarProps {
  /** Of a list with whatever rows. */
  look: ListLook<never>
  /** What it is searched for. */
  search: string
  /** How it is printed, where that is more than what stands on the page. */
  print?: ReactNode
  /** The way to everything that it shows as a file. */
  file: ReactNode
  /** Its columns could not be had: nobody keeps, chooses or takes them away. */
  unknown?: boolean
  /** The id of the button that opens the columns, where something leads to it. */
  columnsId?: string
  /** Its search, its filters, and the way to clear them. */
  children: ReactNode
}

/** Above the rows of every list: the person's views, what it is narrowed to, and print, columns and file. */
export function Bar({ look, search, print, file, unknown = false, columnsId, children }: BarProps) {
  usePrintTitle()
  return (
    <div className={styles.bar}>
      <Printed search={search} view={look.view?.name} />
      {!unknown && <ViewPicker look={look} />}
      <search className={styles.filters}>{children}</search>
      {!unknown && (
        <div className={styles.tools}>
          {print ?? <PrintButton />}
          <ColumnChooser look={look} {...(columnsId ? { id: columnsId } : {})} />
          {file}
        </div>
      )}
    </div>
  )
}

interface SearchBoxProps {
  value: string
  label: string
  /** What is looked through, in words. */
  finds?: string | undefined
  onSearch: (text: string) => void
}

/** Searches while somebody types. */
export function SearchBox({ value, label, finds, onSearch }: SearchBoxProps) {
  const field = useSearchKey()
  return (
    <div className={styles.search}>
      <TextInput
        ref={field}
        type="search"
        aria-keyshortcuts={ariaKeysOf('search')}
        value={value}
        onChange={onSearch}
        prefix={<SearchIcon aria-hidden />}
        placeholder={finds ?? label}
        aria-label={label}
        {...(finds ? { title: finds, 'aria-description': finds } : {})}
      />
    </div>
  )
}

/** Takes away at once everything that narrows the list; its order and columns stay. */
export function ClearFilters({ onPress }: { onPress: () => void }) {
  const { i18n } = useLingui()
  return (
    <Button variant="link" className={styles.clear} onPress={onPress}>
      {i18n._(/*i18n*/ { id: 'records.clear_filters', message: 'Temizle' })}
    </Button>
  )
}
