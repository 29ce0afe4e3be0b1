declare module 'saxen' {
  type Decode = (text: string) => string
  type Attributes = () => Readonly<Record<string, string>>

  /** The part of the parser that is used here: it has no types of its own. */
  export class Parser {
    on(event: 'openTag', told: (name: string, attributes: Attributes, decode: Decode) => void): this
    on(event: 'closeTag', told: (name: string, decode: Decode) => void): this
    on(event: 'text', told: (text: string, decode: Decode) => void): this
    on(event: 'cdata', told: (text: string) => void): this
    on(event: 'error', told: (error: Error) => void): this
    parse(xml: string): this
    stop(): void
  }
}
