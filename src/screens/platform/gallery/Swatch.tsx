import { urlOf } from '#api/contract/platform/files.ts'
import { isColour } from '#api/rules/platform/values.ts'
import { pictureAt } from '#screens/platform/wiring/pictures.ts'
import styles from './Swatch.module.css'

/** How a value of an option looks: a dot of its colour, or its picture; nothing where it has neither. The name stands beside it. */
export function Swatch({ value }: { value: string }) {
  if (isColour(value)) return <span className={styles.swatch} style={{ background: value }} aria-hidden="true" />
  if (value === '' || value.startsWith('#')) return null
  return <img className={styles.swatch} src={pictureAt(urlOf(value), 96)} alt="" loading="lazy" decoding="async" />
}
