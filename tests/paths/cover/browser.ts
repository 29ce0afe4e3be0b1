import type { AnyStateMachine } from 'xstate'
export interface BrowserReplay<_M extends AnyStateMachine> {
  readonly x?: string
}
