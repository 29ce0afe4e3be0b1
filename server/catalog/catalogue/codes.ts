/** The codes of the product form: whoever works with it may read what it chooses from. */
export const choosing = [600, 601, 602, 603] as const
