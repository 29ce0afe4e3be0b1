import { useLingui } from '@lingui/react'
import styles from './controls.module.css'

/** Stands for nothing, where nothing can be added. */
export function NoValue() {
  const { i18n } = useLingui()
  return <span className={styles.nothing}>{i18n._(/*i18n*/ { id: 'records.empty_value', message: '(boş)' })}</span>
}
