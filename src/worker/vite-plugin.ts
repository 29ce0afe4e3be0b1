import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Plugin, type Rolldown, transformWithOxc } from 'vite'
import { otherPaths } from '../api/routes/platform/panel-paths.ts'
import type { PanelBuild } from './panel-worker.ts'

/** The screens that open without a network; whatever else the frame fetches comes with them. */
const screens = /\/(platform\/frame\/AppShell|platform\/session\/SignIn|sales\/picking\/\w+)\.tsx$/

/** Writes `worker.js` beside the panel's page: the worker of this build, with the files that it keeps. */
export function panelWorker(): Plugin {
  return {
    name: 'panel-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const path = new URL('panel-worker.ts', import.meta.url).pathname
      const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path)
      const start = `startPanelWorker(self, ${JSON.stringify(buildOf(bundle))})`
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: `${code.replace(/^export /gm, '')}\n${start}\n` })
    },
  }
}

function buildOf(bundle: Rolldown.OutputBundle): PanelBuild {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The build has no entry')
  const found = new Set<string>()
  const take = (name: string): void => {
    const chunk = bundle[name]
    if (found.has(name) || chunk?.type !== 'chunk') return
    found.add(name)
    const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {}
    for (const one of [...importedCss, ...importedAssets]) found.add(one)
    for (const one of [...chunk.imports, ...chunk.dynamicImports.filter((name) => isKept(bundle[name]))]) take(one)
  }
  take(entry.fileName)
  const version = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 16)
  return {
    version,
    entry: entry.fileName,
    files: [...found].sort().map((name) => `/${name}`),
    others: otherPaths.source,
  }
}

/** Of what is fetched later, the screens that open without a network, and all that is no screen. */
function isKept(one: Rolldown.OutputBundle[string] | undefined): boolean {
  const id = one?.type === 'chunk' ? (one.facadeModuleId ?? '') : ''
  return !id.endsWith('.tsx') || screens.test(id)
}
