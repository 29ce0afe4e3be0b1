/** The statechart book as the build makes it (book/vite-plugin.ts). */
declare module 'virtual:statecharts' {
  /** In the book's order. */
  export const contents: readonly import('#machines/platform/chapter/chapter.types.ts').ContentsLine[]
  /** Where each chapter lies, by its id. */
  export const files: Readonly<Record<string, string>>
  /** Where every form of every machine lies, in one ZIP. */
  export const archive: string
}
