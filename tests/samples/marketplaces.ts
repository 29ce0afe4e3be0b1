import type { Maker } from './sample.ts'

const path = '/v1/panel/marketplaces/2'

/** The account that each shop of the tests has at a marketplace. */
export const marketplaceSamples: Readonly<Record<string, Maker>> = {
  'GET /v1/panel/marketplaces/:id': async () => ({ path }),
  'GET /v1/panel/marketplaces/:id/state': async () => ({ path: `${path}/state` }),
  'GET /v1/panel/marketplaces/:id/brands': async () => ({ path: `${path}/brands?search=iğdır` }),
  'GET /v1/panel/marketplaces/:id/categories': async () => ({ path: `${path}/categories?search=elbise` }),
  'POST /v1/panel/marketplaces/:id/test': async () => ({ path: `${path}/test` }),
  'PATCH /v1/panel/marketplaces/:id/status': async () => ({ path: `${path}/status`, body: { status: 1 } }),
  'PUT /v1/panel/marketplaces/:id': async (shop, seeded, token) => {
    const headers = { 'x-sid': String(seeded.shop_id) }
    const { version } = (await shop.call('GET', path, { as: token, headers })).body.data
    return { path, body: { version, auth_data: { baseKey: 'base', supplier_id: '42' } } }
  },
}
