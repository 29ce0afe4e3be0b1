/**
 * How long something may take to show, in milliseconds: one for all tests, in a browser or not. Far above what any step takes, for a busy machine
 * is no defect; and where things go right it costs nothing.
 */
export const patience = 180_000

/** How long one test may take: a walk over many screens, on a machine that does five other things. By night there are more ways to walk. */
export const testPatience = (process.env.NIGHT ? 40 : 5) * patience
