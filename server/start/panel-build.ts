import { spawn } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Config, packageRoot } from '#server/config.ts'
import { PlainError } from '#server/plain-error.ts'

/** What the built panel is made of. Folders count too: their time tells that a file went. */
const sources = [
  'index.html',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
  'public/**',
  'src/**',
  'book/**',
  'docs/statecharts/**/*.json',
  'tests/rules/**/*.ts',
]

/** The folder of the built panel. It is built first when its sources are newer; a `PANEL_DIR` is taken as it is. */
export async function builtPanel({ panelDir }: Config, report: (line: string) => void): Promise<string> {
  if (panelDir) return panelDir
  const dist = join(packageRoot, 'dist')
  if (isFresh(dist)) return dist
  const vite = viteProgram()
  if (vite) {
    report('Building the panel')
    await build(vite)
  } else if (!existsSync(join(dist, 'index.html'))) {
    throw new PlainError(
      'The panel is not built and cannot be, because npm ci left out the development packages; run npm ci, or set PANEL_DIR.',
    )
  }
  return dist
}

/** Vite writes its manifest last, so a build that was interrupted has none. */
function isFresh(dist: string): boolean {
  const manifest = join(dist, '.vite/manifest.json')
  if (!existsSync(manifest)) return false
  const built = statSync(manifest).mtimeMs
  return globSync(sources, { cwd: packageRoot }).every((path) => statSync(join(packageRoot, path)).mtimeMs <= built)
}

function viteProgram(): string | null {
  try {
    const manifest = createRequire(import.meta.url).resolve('vite/package.json')
    return join(dirname(manifest), 'bin/vite.js')
  } catch {
    return null
  }
}

/** In a process of its own: its memory goes with it, and the database starts meanwhile. */
function build(vite: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: packageRoot,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        said += text
      })
    process.once('exit', () => child.kill())
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new PlainError(`The panel could not be built:\n${said}`)),
    )
  })
}
