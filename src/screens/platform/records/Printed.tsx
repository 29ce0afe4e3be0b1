import { useLingui } from '@lingui/react'
import styles from './list.module.css'

/** On paper the chips stand as they are; the search and the view are told in words. */
export function Printed({ search, view }: { search: string; view?: string | undefined }) {
  const { i18n } = useLingui()
  return (
    <p className={styles.printed}>
      {view && <strong>{view}</strong>}
      {search !== '' &&
        i18n._(/*i18n*/ { id: 'records.printed_search', message: 'Arama: {search}', values: { search } })}
    </p>
  )
}
