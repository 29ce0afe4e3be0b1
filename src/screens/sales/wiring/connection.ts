import { fromCallback } from 'xstate'

/** Tells when the network is there again. */
export const connection = fromCallback<{ type: 'ONLINE' }>(({ sendBack }) => {
  const hear = () => sendBack({ type: 'ONLINE' })
  // Where machines are walked without a browser there is no network that comes and goes.
  globalThis.addEventListener?.('online', hear)
  return () => globalThis.removeEventListener?.('online', hear)
})
