import { type Rule, rule } from './rule.ts'

/** A category never comes to lie under itself. Facts: the category, and where it would lie: the new parent and all above it. */
export const fitsUnder: Rule<{ id: number | null; above: readonly number[] }> = rule(
  /*i18n*/ {
    id: 'category.under_itself',
    message: 'Bir kategori kendisinin ya da alt kategorilerinin altına giremez.',
  },
  'own',
  ({ id, above }) => id === null || !above.includes(id),
  { at: () => ['parent_id'] },
)
