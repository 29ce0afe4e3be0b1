import type { RecordHooks } from '#server/platform/records/record-hooks.ts'
import type { ArticleName } from './articles.ts'
import { forgetCopy } from './working-copy.ts'

/** What a record keeps, and that its working copy goes when it does: whoever takes it out of the trash finds what visitors saw. */
export function withoutCopy(name: ArticleName, hooks: RecordHooks): RecordHooks {
  return {
    ...hooks,
    leave: async (db, shop_id, id) => {
      await forgetCopy(db, shop_id, { name, id })
    },
  }
}
