import { useLingui } from '@lingui/react'
import { useSyncExternalStore } from 'react'
import { formatsOf } from '#screens/platform/formats.ts'
import { indexState, listenToIndex } from '#screens/sales/wiring/till-index.ts'
import { classes } from '#ui/classes.ts'
import styles from './till.module.css'

/** So many minutes without news, though it is asked for every half: then the till says that it sells by older prices. */
const fresh = 5

/** From when the prices are that the till sells by; nothing until it knows any. The server judges each sale by its own. */
export function IndexAge() {
  const { i18n } = useLingui()
  const age = useSyncExternalStore(listenToIndex, minutesOld)
  const { at } = indexState()
  if (at === null || age === null) return null
  const format = formatsOf(i18n)
  const moment = new Date(at)
  const values = { time: age < 12 * 60 ? format.timeOf(moment) : format.moment(moment) }
  return (
    <p role="status" className={classes(age < fresh ? styles.quiet : styles.stale)}>
      {age < fresh
        ? i18n._(/*i18n*/ { id: 'till.prices_of', message: 'Fiyatlar ve stok: {time}', values })
        : i18n._(
            /*i18n*/ {
              id: 'till.prices_stale',
              message:
                'Fiyatlar ve stok {time} anındaki hâliyle: sunucuya ulaşılamıyor. Satış sürer; değişen fiyat ve stok sonra anlaşılır.',
              values,
            },
          )}
    </p>
  )
}

function minutesOld(): number | null {
  const { at } = indexState()
  return at === null ? null : Math.floor((Date.now() - at) / 60_000)
}
