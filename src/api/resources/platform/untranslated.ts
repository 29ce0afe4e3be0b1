import { reference } from './fields.ts'

/** The filter of every list whose records have names in languages: what has none in this one. */
export const untranslated = reference({
  label: /*i18n*/ { id: 'records.untranslated', message: 'Adı eksik dil' },
  to: 'own-languages',
})
