import type { Actor } from 'xstate'
import type { pickingDeskMachine } from '#machines/sales/picking/picking-desk.machine.ts'

export interface DeskProps {
  readonly actor: Actor<typeof pickingDeskMachine>
}
