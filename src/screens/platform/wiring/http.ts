import { callOver } from '#api/client/platform/call.ts'
import { createHttp } from '#api/client/platform/http.ts'
import { stored } from '#api/client/platform/stored.ts'
import { panelConfig } from './config.ts'
import { sessionLost } from './lost-session.ts'

/** The client of the panel's API, with the stored session. Every area builds its calls on it: `brandCalls(http)`. */
export const http = createHttp({
  base: async () => (await panelConfig()).apiUrl,
  session: {
    token: () => stored('token'),
    shopId: () => stored('shop_id'),
    languageId: () => stored('language_id'),
    lost: sessionLost,
  },
})

/** Asks the panel's API for an operation, with the stored session. */
export const call = callOver(http)
