import { keptDays } from '#api/contract/platform/trash.ts'

/** What becomes of a record that is deleted, for the question before it. */
export const keptInTrash = /*i18n*/ {
  id: 'records.kept_in_bin',
  message: '{days} gün boyunca çöp kutusunda kalır ve geri alınabilir.',
  values: { days: keptDays },
}
