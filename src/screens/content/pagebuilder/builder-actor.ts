import type { Actor } from 'xstate'
import type { pageBuilderMachine } from '#machines/content/page-builder/page-builder.machine.ts'

/** The page builder, as its parts are given it. */
export type BuilderActor = Actor<typeof pageBuilderMachine>
