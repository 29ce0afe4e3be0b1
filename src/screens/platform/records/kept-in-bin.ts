import { keptDays } from '#api/contract/platform/bin.ts'

/** What becomes of a record that is deleted, for the question before it. */
export const keptInBin = /*i18n*/ {
  id: 'records.kept_in_bin',
  message: '{days} gün boyunca çöp kutusunda kalır ve geri alınabilir.',
  values: { days: keptDays },
}
