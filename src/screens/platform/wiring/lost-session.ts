import { panelListeners } from './panel.ts'

const losses = panelListeners()

/** The client says: a call with the stored token was answered 401. */
export const sessionLost: () => void = losses.notify

/** Hears of it; answers how to stop. */
export const onSessionLost: (listener: () => void) => () => void = losses.listen
