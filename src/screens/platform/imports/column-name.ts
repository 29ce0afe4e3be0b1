import { useLingui } from '@lingui/react'
import type { ImportColumn } from '#api/contract/platform/imports.ts'

/** What a field is called in the reader's language, with the language or price list that it is of. */
export function useColumnName(): (column: ImportColumn) => string {
  const { i18n } = useLingui()
  return ({ label, of }) => {
    const name = i18n._(label.id, {}, { message: label.message })
    return of === '' ? name : `${name} (${of})`
  }
}
