import type { Actor } from 'xstate'
import type { pickingDeskMachine } from '#machines/picking/picking-desk.machine.ts'

export interface DeskProps {
  readonly actor: Actor<typeof pickingDeskMachine>
}
