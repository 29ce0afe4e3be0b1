import { pictureOrigins } from './integrations/marketplace/open-marketplace.ts'
import { serve } from './serve.ts'
import { builtPanel } from './start/panel-build.ts'
import { servePanel } from './start/serve-panel.ts'

/** `npm start`: the whole shop on one port, with the built panel. */
export function main(): Promise<void> {
  return serve(async (config, report) => {
    const dir = await builtPanel(config, report)
    return (app) => servePanel(app, dir, pictureOrigins(config))
  })
}
