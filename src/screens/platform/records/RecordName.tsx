import { useLingui } from '@lingui/react'
import { openPath, type Resource } from '#api/resources/platform/resource.ts'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import { pictureAt } from '#screens/platform/wiring/pictures.ts'
import { Badge } from '#ui/Badge.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './list.module.css'

interface RecordNameProps {
  resource: Resource
  row: ListedRecord
  /** The person may open it. */
  open: boolean
}

/** A record in a row: its small picture where its resource has one, and its name. */
export function RecordName({ resource, row, open }: RecordNameProps) {
  const { i18n } = useLingui()
  const image = Object.entries(resource.fields).find(([, field]) => field.kind === 'image' && field.listed)?.[0]
  return (
    <span className={styles.name}>
      {image && <Thumb url={String(row[`${image}_url`] ?? '')} name={row.label} />}
      {open ? (
        <Link tone="quiet" href={openPath(resource, row.id)}>
          {row.label}
        </Link>
      ) : (
        row.label
      )}
      {marksOf(resource, row).map(([mark, says]) => (
        <Badge key={mark} tone="amber">
          {i18n._(says)}
        </Badge>
      ))}
    </span>
  )
}

function marksOf({ marks = {} }: Resource, row: ListedRecord) {
  const own = (row.marks ?? []) as readonly string[]
  return Object.entries(marks).filter(([mark]) => own.includes(mark))
}

/** Rows without a picture show the first letter of the name in its place. */
export function Thumb({ url, name }: { url: string; name: string }) {
  const { i18n } = useLingui()
  if (url !== '')
    return <img className={styles.thumb} src={pictureAt(url, 96)} alt="" loading="lazy" decoding="async" />
  return (
    <span className={styles.noThumb} aria-hidden="true">
      {[...name][0]?.toLocaleUpperCase(i18n.locale)}
    </span>
  )
}
