import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { tillIndexOperations } from '#api/operations/sales/till-index.ts'
import { operations } from '#api/registry/operations.ts'
import { methodNotAllowed, notFound, unavailable } from '#api/rules/platform/records.ts'
import { unsubscribePath } from './content/newsletters/unsubscribe-link.ts'
import { unsubscribePages } from './content/newsletters/unsubscribe-pages.ts'
import { webPath } from './content/storefront/paths.ts'
import { storefront } from './content/storefront/storefront.ts'
import { sandboxPath } from './integrations/marketplace/open-marketplace.ts'
import { sandboxBank } from './integrations/payment/sandbox-bank.ts'
import { bankPath } from './integrations/payment/sandbox-merchant.ts'
import { cargoPath } from './integrations/shipping/sandbox/sandbox.ts'
import { trackingPages } from './integrations/shipping/sandbox/tracking-pages.ts'
import { addressEndpoints, addressPath } from './platform/addresses/endpoints.ts'
import { serveFiles } from './platform/files/serve.ts'
import type { Endpoint, Services } from './platform/http/endpoint.ts'
import { openApi } from './platform/http/openapi.ts'
import { pipeline } from './platform/http/pipeline.ts'
import { failureOf, refuse } from './platform/http/refused.ts'
import { serveNoticeStream } from './platform/notices/stream.ts'
import { endpoints } from './registry.ts'
import { payPath } from './sales/payments/link.ts'
import { payPages } from './sales/payments/pay-pages.ts'

/** Every endpoint at its path, and those of the address host where the panel looks for them too. */
const served: readonly Endpoint[] = [
  ...endpoints,
  ...addressEndpoints.map((endpoint) => ({ ...endpoint, path: `${addressPath}${endpoint.path}` })),
]

/** The whole API over its services: what `npm start` serves and what the tests call. Files of the panel are added by `servePanel`. */
export function createApp(services: Services): Hono {
  const app = new Hono()
  // A whole catalog goes over it, and the same names over and over.
  app.use(tillIndexOperations.read.path, compress())
  // What visitors read and send is asked for by storefronts, wherever they stand; it knows no session.
  app.use('/v1/web/*', cors(forStorefronts))
  for (const endpoint of served) app.on(endpoint.method, endpoint.path, pipeline(endpoint, services))
  for (const [path, methods] of methodsByPath(served)) app.all(path, () => failed(405, methods))
  app.onError((error, c) => {
    services.log.error({ error, path: c.req.path }, 'request failed')
    return failed(503)
  })
  app.get('/healthz', () => health(services))
  app.get('/openapi.json', (c) => c.json(openApi(operations, services.sandbox ? sandboxPath : null)))
  serveNoticeStream(app, services)
  if (services.sandbox) app.route(sandboxPath, services.sandbox.app)
  app.route(cargoPath, trackingPages(services))
  app.route(bankPath, sandboxBank(services.config))
  app.route(payPath, payPages(services))
  app.route(unsubscribePath, unsubscribePages(services))
  app.route(webPath, storefront(services))
  app.all('/v1/*', () => failed(404))
  app.all(`${addressPath}/*`, () => failed(404))
  serveFiles(app, services)
  return app
}

const forStorefronts = {
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST'],
  allowHeaders: ['content-type', 'x-sid', 'x-lid'],
  exposeHeaders: ['etag'],
  maxAge: 86_400,
}

/** Paths that differ only in the names of their parameters are one path. */
function methodsByPath(all: readonly Endpoint[]): Map<string, string[]> {
  const paths = new Map<string, string[]>()
  for (const { path, method } of all) {
    const shape = path.replace(/:\w+/g, ':id')
    paths.set(shape, [...(paths.get(shape) ?? []), method])
  }
  return paths
}

const reasons = { 404: notFound, 405: methodNotAllowed, 503: unavailable } as const

function failed(status: keyof typeof reasons, allow: readonly string[] = []): Response {
  const headers = { 'x-content-type-options': 'nosniff', ...(allow.length > 0 ? { allow: allow.join(', ') } : {}) }
  return Response.json(failureOf(refuse(status, reasons[status])), { status, headers })
}

async function health(services: Services): Promise<Response> {
  try {
    await services.db.execute('select 1')
    return Response.json({ status: 1 })
  } catch {
    return Response.json({ status: 0 }, { status: 503 })
  }
}
