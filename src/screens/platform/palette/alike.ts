/** Words that people say for the same, as the search folds them: whoever looks for one finds what is called another. */
const groups: readonly (readonly string[])[] = [
  ['yeni', 'ekle', 'olustur'],
  ['new', 'add', 'create'],
  ['ayar', 'gorunum', 'tema'],
  ['setting', 'preference', 'appearance', 'theme'],
  ['toplu', 'coklu'],
  ['bulk', 'multiple'],
  ['eft', 'havale'],
  ['irsaliye', 'sevk fisi'],
  ['kdv', 'vergi'],
  ['vat', 'tax'],
  ['yorum', 'degerlendirme'],
  ['varyasyon', 'secenek'],
  ['yardim', 'kisayol'],
  ['help', 'shortcut'],
]

/** What else a word may be called; three letters of it are enough. */
export function alike(word: string): readonly string[] {
  if (word.length < 3) return []
  return groups.flatMap((group) =>
    group.some((one) => one.startsWith(word) || word.startsWith(one))
      ? group.filter((one) => !one.startsWith(word))
      : [],
  )
}
