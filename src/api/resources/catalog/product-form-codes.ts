/** The codes of the product form: whoever works with it may read what it chooses from. */
export const productFormCodes: readonly number[] = [600, 601, 602, 603]
