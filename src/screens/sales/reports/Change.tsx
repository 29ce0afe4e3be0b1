import { useLingui } from '@lingui/react'
import { formatsOf } from '#screens/platform/formats.ts'
import styles from './reports.module.css'

interface ChangeProps {
  now: number | string | undefined
  before: number | string | undefined
}

/** How much more or less it is than before; nothing where nothing was. */
export function Change({ now, before }: ChangeProps) {
  const { i18n } = useLingui()
  const old = Number(before ?? 0)
  if (old === 0) return <>–</>
  const share = (Number(now ?? 0) - old) / Math.abs(old)
  const percent = Math.round(share * 1000) / 10
  return (
    <span className={percent < 0 ? styles.less : styles.more}>
      {percent > 0 ? '+' : ''}
      {formatsOf(i18n).percent(String(percent))}
    </span>
  )
}
