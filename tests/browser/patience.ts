/**
 * How long a page may take to show something, in milliseconds: one for all tests in a browser. Far above what any step takes, for a busy machine
 * is no defect; and where things go right it costs nothing.
 */
export const patience = 60_000
