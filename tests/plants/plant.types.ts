/** A defect of the kind that people really make: one place in one file, and the tests that should see it. */
export interface Plant {
  readonly what: string
  readonly kind:
    | 'address'
    | 'cache'
    | 'chart'
    | 'date'
    | 'export'
    | 'history'
    | 'key'
    | 'money'
    | 'order of effects'
    | 'permission'
    | 'retry'
    | 'rounding'
    | 'stale proof'
    | 'text'
    | 'ties'
    | 'time'
    | 'transaction'
    | 'what is sent'
  readonly room: 'platform' | 'catalog' | 'sales' | 'money' | 'content' | 'settings'
  readonly file: string
  readonly find: string
  readonly replace: string
  readonly tests: readonly string[]
  /** The machines whose walks these tests take; all unless said otherwise. */
  readonly machines?: string
}
