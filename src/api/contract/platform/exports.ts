import { array, coerce, enums, optional, string } from 'superstruct'
import { type PanelLanguage, panelLanguages } from './languages.ts'

/** `csv-tr` is the one that a Turkish spreadsheet opens by itself: decimal commas, and semicolons between the cells. */
export const exportFormats = ['xlsx', 'csv', 'csv-tr'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** The media types that an export may have. */
export const exportTypes = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv; charset=utf-8',
] as const

/** The languages that the words of a file may be in, such as its headers. */
export const fileLanguages = panelLanguages
export type FileLanguage = PanelLanguage

/** What an export is asked beside the filters, search and order of its list. */
export const exportQuery = {
  format: enums(exportFormats),
  /** The columns in their order, `name,price`; all of them unless said otherwise. */
  columns: optional(coerce(array(string()), string(), (text) => text.split(','))),
  /** The language of the person's panel. Names are in the language of `x-lid`, as in lists. */
  lang: optional(enums(fileLanguages)),
}
