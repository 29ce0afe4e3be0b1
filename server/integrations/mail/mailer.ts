/** A message to one person. Templates are rendered before; this only sends. */
export interface Mail {
  /** Given to one that may be sent twice, as by a server that was killed before it knew that it had left: by it, it is one mail to whoever gets it. */
  readonly id?: string
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
