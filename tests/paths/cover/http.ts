import type { AnyStateMachine } from 'xstate'
export interface HttpReplay<_M extends AnyStateMachine> {
  readonly x?: string
}
