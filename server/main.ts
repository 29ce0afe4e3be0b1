import { pictureOrigins } from './adapters/marketplace/open-marketplace.ts'
import { builtPanel } from './panel-build.ts'
import { serve } from './serve.ts'
import { servePanel } from './serve-panel.ts'

/** `npm start`: the whole shop on one port, with the built panel. */
export function main(): Promise<void> {
  return serve(async (config, report) => {
    const dir = await builtPanel(config, report)
    return (app) => servePanel(app, dir, pictureOrigins(config))
  })
}
