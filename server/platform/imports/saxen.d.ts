declare module 'saxen' {
  type Decode = (text: string) => string
  type Attributes = () => Readonly<Record<string, string>>
  /** Where the parser is; lines are counted from 0. */
  type Context = () => { line: number }

  /** The part of the parser that is used here: it has no types of its own. */
  export class Parser {
    on(
      event: 'openTag',
      listener: (name: string, attributes: Attributes, decode: Decode, selfClosing: boolean, context: Context) => void,
    ): this
    on(event: 'closeTag', listener: (name: string, decode: Decode) => void): this
    on(event: 'text', listener: (text: string, decode: Decode) => void): this
    on(event: 'cdata' | 'attention', listener: (text: string) => void): this
    on(event: 'error' | 'warn', listener: (error: Error, context: Context) => void): this
    parse(xml: string): this
    stop(): void
  }
}
