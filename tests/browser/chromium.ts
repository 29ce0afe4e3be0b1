import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import packed from '../../package.json' with { type: 'json' }

const flags = [
  ...['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  // Drawn by the processor as it is, it needs no process to draw in.
  '--in-process-gpu',
  // The pages of a profile share what they loaded.
  '--process-per-site',
]
/** For pages that live for seconds: to optimize their code takes longer than it saves them. Who measures leaves it to be optimized, as customers have it. */
const forShortPages = ['--js-flags=--no-turbofan,--no-maglev']
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
export async function openChromium(): Promise<Browser> {
  return launch(await firstOf([fromSystem, fromNpm, fromPlaywright]), flags)
}

/**
 * The same for pages that live for seconds. The binary from npm comes first where it starts: it is Chromium without windows, and does the
 * same work in three quarters of the time.
 */
export async function openShortChromium(): Promise<Browser> {
  return launch(await firstOf([fromNpm, fromSystem, fromPlaywright]), [...flags, ...forShortPages])
}

type Source = () => Promise<string | undefined> | string | undefined

async function firstOf(sources: readonly Source[]): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  for (const source of sources) {
    const path = await source()
    if (path) return path
  }
  throw new Error(
    'No Chromium was found. Set CHROMIUM_PATH, install Chromium, or run: npx playwright-core install chromium',
  )
}

/** Now and then Chromium falls over its own threads while it starts (a segmentation fault in libc), and starts well the next time. */
async function launch(executablePath: string, args: readonly string[], tries = 3): Promise<Browser> {
  try {
    return await chromium.launch({ headless: true, args: [...args], executablePath })
  } catch (thrown) {
    if (tries > 1 && String(thrown).includes('SIGSEGV')) return launch(executablePath, args, tries - 1)
    throw thrown
  }
}

const fromSystem: Source = () => installed.find((path) => existsSync(path))

const fromPlaywright: Source = () => [chromium.executablePath()].find((path) => existsSync(path))

/** A machine may lack a library that it needs: then it is not taken. */
const fromNpm: Source = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const path = await unpacked()
  return spawnSync(path, ['--version', '--no-sandbox']).status === 0 ? path : undefined
}

/** Unpacks it once for all runs of this version. Workers may do so at the same time: each in a folder of its own, and the first one stays. */
async function unpacked(): Promise<string> {
  const home = tmpdir()
  const folder = join(home, `kepenk-chromium-${packed.devDependencies['@sparticuz/chromium']}`)
  if (!existsSync(folder)) {
    const own = mkdtempSync(`${folder}-`)
    process.env.TMPDIR = own
    try {
      const { default: archive } = await import('@sparticuz/chromium')
      await archive.executablePath()
      renameSync(own, folder)
    } catch (thrown) {
      rmSync(own, { recursive: true, force: true })
      if (!existsSync(folder)) throw thrown
    } finally {
      process.env.TMPDIR = home
    }
  }
  return join(folder, 'chromium')
}
