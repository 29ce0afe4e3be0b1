import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { packageRoot } from '#server/config.ts'
import { serve } from '#server/serve.ts'

/** `npm run dev`: the whole shop on one port, with the panel straight from its sources and renewed while they change. */
export function main(): Promise<void> {
  return serve(async () => async (app, server) => {
    const { createServer } = await import('vite')
    const vite = await createServer({
      root: packageRoot,
      appType: 'spa',
      server: { middlewareMode: true, ws: { server } },
    })
    app.all('*', async (c) => {
      const { incoming, outgoing } = c.env as HttpBindings
      await new Promise<void>((resolve) => {
        outgoing.once('close', resolve)
        vite.middlewares(incoming, outgoing)
      })
      return RESPONSE_ALREADY_SENT
    })
  })
}
