import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import { historyMark } from './history/history-mark.ts'

/** All that the chapters are made of. */
const sources = [
  'book/**/*.ts',
  'src/api/**/*.ts',
  'src/machines/**/*.ts',
  'src/screens/platform/statecharts/*.ts',
  'src/locales/en.po',
  'docs/statecharts/**/*.{json,md}',
  'server/platform/changelogs/**/*.ts',
  'tests/rules/**/*.ts',
]

/**
 * The statechart book for the panel: `import { contents, files, … } from 'virtual:statecharts'`. The chapters are made by a process of their own
 * when something that they are made of has changed; while others are built, they are drawn.
 */
export function statechartBook(): Plugin {
  let root = ''
  let made: Promise<string> | null = null
  return {
    name: 'statechart-book',
    configResolved: (config) => {
      root = config.root
    },
    buildStart() {
      if (!this.meta.watchMode) made = null
    },
    resolveId: { filter: { id: /^virtual:statecharts$/ }, handler: () => resolved },
    load: {
      filter: { id: /^\0virtual:statecharts$/ },
      async handler() {
        made ??= chaptersIn(root)
        return moduleOf(await made)
      },
    },
    configureServer(server) {
      server.watcher.on('change', (path) => {
        if (!globSync(sources, { cwd: root }).some((source) => join(root, source) === path)) return
        made = null
        const module = server.moduleGraph.getModuleById(resolved)
        if (module) server.moduleGraph.invalidateModule(module)
      })
    },
  }
}

const resolved = '\0virtual:statecharts'

/** The folder of the chapters of today's sources. It appears whole: builds and tests may make it at the same time. */
async function chaptersIn(root: string): Promise<string> {
  const home = join(root, 'node_modules/.cache/statecharts')
  const folder = join(home, `panel-${fingerprint(root)}`)
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.${randomUUID()}`
  await promisify(execFile)(process.execPath, [join(root, 'book/panel.ts'), unfinished], { cwd: root })
  try {
    renameSync(unfinished, folder)
  } catch (failure) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw failure
  }
  forgetOlder(home)
  return folder
}

const day = 24 * 60 * 60_000

/** Chapters of sources that are no more; those of today may still be read by a page that is open. */
function forgetOlder(home: string): void {
  for (const name of readdirSync(home).filter((one) => one.startsWith('panel-'))) {
    const path = join(home, name)
    if (statSync(path).mtimeMs < Date.now() - day) rmSync(path, { recursive: true, force: true })
  }
}

function fingerprint(root: string): string {
  const hash = createHash('sha256').update(historyMark(root))
  for (const path of globSync(sources, { cwd: root }).sort()) hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex').slice(0, 16)
}

/** Files beside the chapters that the panel reads when they are asked for. */
const data = ['changes', 'rules', 'search'] as const

/** Each chapter is a file of its own: it can be asked for again, where a module that did not come once stays away. */
function moduleOf(folder: string): string {
  const contents: { id: string }[] = JSON.parse(readFileSync(join(folder, 'contents.json'), 'utf8'))
  return [
    ...contents.map(({ id }, at) => `import file${at} from ${JSON.stringify(join(folder, `${id}.chapter.json?url`))}`),
    ...contents.map(({ id }, at) => `import closed${at} from ${JSON.stringify(join(folder, `${id}.closed.json?url`))}`),
    `import archive from ${JSON.stringify(join(folder, 'statecharts.zip?url'))}`,
    ...data.map((name) => `import ${name} from ${JSON.stringify(join(folder, `${name}.json?url`))}`),
    `export { ${['archive', ...data].join(', ')} }`,
    `export const contents = ${JSON.stringify(contents)}`,
    `export const closedFiles = { ${contents.map(({ id }, at) => `${JSON.stringify(id)}: closed${at}`).join(', ')} }`,
    `export const files = { ${contents.map(({ id }, at) => `${JSON.stringify(id)}: file${at}`).join(', ')} }`,
  ].join('\n')
}
