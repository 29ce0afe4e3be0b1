/** The keys that a row of a table answers to. */
export const rowKeys = {
  next: 'ArrowDown',
  previous: 'ArrowUp',
  open: 'Enter',
  choose: ' ',
  openBranch: 'ArrowRight',
  closeBranch: 'ArrowLeft',
} as const

/** The keys that the headings of a table answer to by which it is sorted: all of them are one stop of the Tab key. */
export const headingKeys = { next: 'ArrowRight', previous: 'ArrowLeft' } as const
