/** A message to one person. Templates are rendered before; this only sends. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** How mail leaves the shop. `send` rejects when the mail server does not take it. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
