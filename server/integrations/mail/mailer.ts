/** A message to one person. Templates are rendered before; this only sends. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** How mail leaves the shop. */
export interface Mailer {
  /** Rejects when the mail server does not take it. */
  send(mail: Mail): Promise<void>
  /** Rejects when no mail can be sent now, without sending one. */
  ready(): Promise<void>
}
