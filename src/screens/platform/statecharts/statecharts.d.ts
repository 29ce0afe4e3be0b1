/** The statechart book as the build makes it (book/vite-plugin.ts). */
declare module 'virtual:statecharts' {
  /** The shop's workflows first, and behind them the panel's. */
  export const contents: readonly import('#machines/platform/chapter/chapter.types.ts').ContentsLine[]
  /** Where each chapter lies, by its id. */
  export const files: Readonly<Record<string, string>>
  /** Where the pictures of each with closed boxes lie. */
  export const closedFiles: Readonly<Record<string, string>>
  /** Where every form of every machine lies, in one ZIP. */
  export const archive: string
  /** Where the file of all rules lies, that of all that can be searched for, and that of what changed. */
  export const changes: string
  export const rules: string
  export const search: string
}
