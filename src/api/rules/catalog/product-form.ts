import { fieldsUploaded } from '#api/rules/platform/records.ts'
import { type Rule, rule } from '#api/rules/platform/rule.ts'

/** What a product form waits for beside its fields. The server has no such rules: it gets what the form has gathered. */

/** The attributes of the main category are there (R44). Without them, the values given to them would be left out unseen. */
export const attributesKnown: Rule<{ known: boolean }> = rule(
  /*i18n*/ { id: 'product.attributes_not_loaded', message: 'Kategorinin özellikleri henüz yüklenmedi.' },
  'R44',
  ({ known }) => known,
  { at: () => ['attributes'] },
)

/** No picture is on its way. Facts: the places of the variants whose pictures are. */
export const uploadsDone: Rule<{ uploading: readonly number[] }> = rule(
  fieldsUploaded.says,
  fieldsUploaded.of,
  ({ uploading }) => uploading.length === 0,
  { at: ({ uploading }) => uploading.map((index) => `variants.${index}.images`) },
)
