import { lazy, Suspense } from 'react'
import type { RichTextField } from '#api/resources/platform/field.types.ts'
import type { ControlProps } from './control.ts'
import styles from './controls.module.css'

const RichText = lazy(() => import('#screens/platform/rich-text/RichText.tsx'))

/** Text with headings, lists, tables and links. */
export function RichTextControl({ value, onChange, path }: ControlProps<RichTextField>) {
  return (
    <Suspense fallback={<div className={styles.waitingText} aria-busy="true" />}>
      <RichText key={path} value={value} onChange={onChange} pictures />
    </Suspense>
  )
}
