import type { Actor } from 'xstate'
import type { pickingPageMachine } from '#machines/sales/picking/picking-page.machine.ts'

export interface DeskProps {
  readonly actor: Actor<typeof pickingPageMachine>
}
