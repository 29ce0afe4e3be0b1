/** A message to one person. Templates are rendered before; this only sends. */
export interface Mail {
  /** Given to one that may be sent twice, as by a server that was killed before it knew that it had left: by it, it is one mail to whoever gets it. */
  readonly id?: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** What programs that show it are told beside, such as how to unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>
  readonly attachments?: readonly Attachment[]
}

/** A page that goes along with a mail and can be kept without it. */
export interface Attachment {
  /** Of its file. */
  readonly name: string
  readonly html: string
}

/** The mail server took the mail of nobody of this address, and said so for good, in its own words. */
export class RecipientRefused extends Error {
  readonly reply: string

  constructor(reply: string) {
    super(`The recipient was refused: ${reply}`)
    this.reply = reply
  }
}

/** How mail leaves the shop. */
export interface Mailer {
  /** Rejects when the mail server does not take it; with `RecipientRefused` where it never will for this address. */
  send(mail: Mail): Promise<void>
  /** Rejects when no mail can be sent now, without sending one. */
  ready(): Promise<void>
}
