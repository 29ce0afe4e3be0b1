import { fromPromise } from 'xstate'
import type { PageDesign, PageLayout } from '#api/contract/content/page-builder.ts'
import { pageBuilderOperations as operations } from '#api/operations/content/page-builder.ts'
import type { Looked, Looking, PageBuilderInput, Sending } from '#machines/content/page-builder/page-builder.context.ts'
import { pageBuilderMachine } from '#machines/content/page-builder/page-builder.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** The page builder with its calls. */
export const pageBuilder = pageBuilderMachine.provide({
  actors: {
    open: fromPromise<PageDesign, PageBuilderInput>(({ input: { theme_id } }) =>
      call(operations.open, { query: { theme_id } }),
    ),
    send: fromPromise<PageLayout, Sending>(({ input }) => send(input)),
    look: fromPromise<Looked, Looking>(({ input }) => look(input)),
  },
})

function send({ theme_id: id, key, language_id, ...sent }: Sending): Promise<PageLayout> {
  const params = { id }
  const { version } = sent
  switch (sent.act) {
    case 'save':
      return call(operations.save, { params, body: { language_id, version, blocks: sent.blocks }, key })
    case 'publish':
      return call(operations.publish, { params, body: { language_id, version }, key })
    case 'schedule':
      return call(operations.schedule, { params, body: { language_id, version, at: sent.at }, key })
  }
}

async function look({ theme_id: id, language_id, version }: Looking): Promise<Looked> {
  const params = { id }
  const [{ rows }, one] = await Promise.all([
    call(operations.versions, { params, query: { language_id } }),
    version === null ? null : call(operations.version, { params, query: { language_id, version } }),
  ])
  return { rows, version: one }
}
