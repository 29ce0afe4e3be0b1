/** The keys that a row of a table answers to. */
export const rowKeys = {
  next: 'ArrowDown',
  previous: 'ArrowUp',
  open: 'Enter',
  choose: ' ',
  openBranch: 'ArrowRight',
  closeBranch: 'ArrowLeft',
} as const
