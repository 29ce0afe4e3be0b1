import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { startEmbedded } from './db/embedded.ts'
import { type OpenDatabase, openDatabase } from './db/open.ts'
import { openEInvoiceSandbox } from './integrations/e-invoice/sandbox/sandbox.ts'
import { sandboxEInvoice } from './integrations/e-invoice/sandbox-e-invoice.ts'
import { openMailer } from './integrations/mail/open-mailer.ts'
import { marketplaceAddress, openMarketplace } from './integrations/marketplace/open-marketplace.ts'
import { openRates } from './integrations/rates/open-rates.ts'
import { openCargo } from './integrations/shipping/open-cargo.ts'
import { failPlainly } from './plain-error.ts'
import { addressPath } from './platform/addresses/endpoints.ts'
import { openFileStore } from './platform/files/open-store.ts'
import type { Services } from './platform/http/endpoint.ts'
import { startWorker } from './platform/jobs/worker.ts'
import { endNoticeStreams } from './platform/notices/stream.ts'
import { openSecrets } from './platform/secrets.ts'
import { claimDataFolder } from './start/data-folder.ts'
import { type Greeting, prepareShop } from './start/first-start.ts'
import { runHousekeeping } from './start/housekeeping.ts'
import { finishRequests, listen } from './start/http-server.ts'
import { openLog } from './start/log.ts'
import { type ShutdownHooks, shutdownHooks } from './start/shutdown-hooks.ts'

export type Report = (line: string) => void
/** Adds the panel to the app that the server serves. */
export type MountPanel = (app: Hono, server: Server) => Promise<void> | void
/** Makes the panel ready while the database starts. */
export type PreparePanel = (config: Config, report: Report) => Promise<MountPanel>

/** How long a database connection may take to end; what it did not commit is undone. */
const longestQuery = 2_000

/**
 * Opens the shop and serves it until SIGINT or SIGTERM: then no request is taken any more, those under way are finished within ten seconds,
 * the database is stopped, and the process ends with 0. What a person can mend is told in one sentence, with exit code 1.
 */
export async function serve(preparePanel: PreparePanel): Promise<void> {
  const closing = shutdownHooks()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => closing.begin().then(() => process.exit(0)))
  try {
    await open(preparePanel, closing)
  } catch (thrown) {
    // What was still opening when the closing began has failed because of it.
    if (closing.begun) return
    await closing.begin()
    failPlainly(thrown)
  }
}

async function open(preparePanel: PreparePanel, closing: ShutdownHooks): Promise<void> {
  const config = readConfig()
  const report = (line: string) => console.log(`· ${line}`)
  const log = openLog(config.logLevel)
  const folder = config.databaseUrl === null ? claimDataFolder(config.dataDir) : null
  if (folder) closing.add(async () => folder.release())
  const [database, mountPanel] = await Promise.all([
    openShopDatabase(config, closing, report, log),
    preparePanel(config, report),
  ])
  folder?.markNewest()
  const services = {
    db: database.db,
    files: openFileStore(config),
    mail: openMailer(config),
    secrets: openSecrets(config),
    rates: openRates(config),
    eInvoice: sandboxEInvoice(openEInvoiceSandbox(database.db)),
    ...openMarketplace(config, database.db),
    ...openCargo(database.db),
    config,
    log,
  }
  const greeting = await prepareShop(services, report)
  const app = createApp(services)
  app.get('/config.json', (c) => c.json(panelConfig(config, greeting), 200, { 'cache-control': 'no-cache' }))
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  await mountPanel(app, server)
  closing.add(() => finishRequests(server))
  // They would be waited for.
  closing.add(async () => endNoticeStreams(services))
  const address = await listen(server, config)
  if (closing.begun) return
  const stopHousekeeping = runHousekeeping(services, database.pool)
  closing.add(async () => stopHousekeeping())
  closing.add(startWorker(services))
  greet(config.publicUrl ?? address, greeting)
}

async function openShopDatabase(
  config: Config,
  closing: ShutdownHooks,
  report: Report,
  log: Services['log'],
): Promise<OpenDatabase> {
  const url = config.databaseUrl ?? (await startOwn(config, closing, report))
  const database = await openDatabase(url, {
    report,
    onLostConnection: (error) => log.warn({ error }, 'a database connection was lost'),
  })
  closing.add(() => Promise.race([database.close(), sleep(longestQuery)]))
  return database
}

async function startOwn({ dataDir }: Config, closing: ShutdownHooks, report: Report): Promise<string> {
  const starting = startEmbedded(dataDir, { report })
  // Begun is begun: a closing that comes meanwhile waits for the start, or the database would stay behind.
  closing.add(() =>
    starting.then(
      (embedded) => embedded.stop(),
      () => {},
    ),
  )
  return (await starting).url
}

/** Where the panel finds its services: all of them here. */
function panelConfig(config: Config, { demo }: Greeting) {
  return {
    apiUrl: '',
    addressUrl: addressPath,
    marketplaceUrl: marketplaceAddress(config),
    storefrontUrl: '',
    live: true,
    ...(demo ? { demo } : {}),
  }
}

function greet(address: string, { lines }: Greeting): void {
  console.log(`\nKepenk is open at ${address}\n`)
  for (const line of lines(address)) console.log(line)
  console.log('Ctrl-C closes it.')
}
