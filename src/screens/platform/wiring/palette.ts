import { createActor, fromPromise } from 'xstate'
import { searchOperations } from '#api/operations/platform/search.ts'
import { pathOf } from '#api/registry/record-path.ts'
import { paletteMachine } from '#machines/platform/palette/palette.machine.ts'
import { call } from './http.ts'
import { panelPart } from './panel.ts'

/** The palette, with its call. Kinds of records that the panel has no screen for are not shown. */
export const palette = paletteMachine.provide({
  actors: {
    find: fromPromise(async ({ input: { text }, signal }: { input: { text: string }; signal: AbortSignal }) => {
      const { groups } = await call(searchOperations.find, { query: { text }, signal })
      return { groups: groups.filter(({ kind }) => pathOf(kind, 0) !== null) }
    }),
  },
})

/** The one palette of the panel. */
export const paletteActor = panelPart(
  () => createActor(palette).start(),
  (actor) => actor.stop(),
)
