import { callOver } from '#api/client/platform/call.ts'
import { createHttp } from '#api/client/platform/http.ts'
import { stored } from '#api/client/platform/stored.ts'
import { ahead, taking } from './calls-ahead.ts'
import { panelConfig } from './config.ts'
import { sessionLost } from './lost-session.ts'

const client = createHttp({
  base: async () => (await panelConfig()).apiUrl,
  session: {
    token: () => stored('token'),
    shopId: () => stored('shop_id'),
    languageId: () => stored('language_id'),
    lost: sessionLost,
  },
})

/** The client of the panel's API, with the stored session. Every area builds its calls on it: `brandCalls(http)`. */
export const http = taking(client)

/** The same for what a page will ask for as soon as it is there. */
export const httpAhead = ahead(client)

/** Asks the panel's API for an operation, with the stored session. */
export const call = callOver(http)
