import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, realpathSync } from 'node:fs'
import { bookFolder } from '#book/proofs.ts'

/** The pages of the book as they stand now. */
export function pagesNow(): readonly string[] {
  const files = globSync(`${bookFolder}/*/*.md`).map((path) => path.replaceAll('\\', '/'))
  return files.sort().map((path) => readFileSync(path, 'utf8'))
}

/** The pages as they were committed at the end of a day; `null` without the history of the sources, or where it begins later. */
export function pagesAt(day: string): readonly string[] | null {
  try {
    if (realpathSync(git('rev-parse', '--show-toplevel').trim()) !== realpathSync('.')) return null
    const commit = git('rev-list', '-1', `--before=${day}T23:59:59Z`, 'HEAD').trim()
    if (commit === '') return null
    const paths = git('ls-tree', '-r', '--name-only', commit, `${bookFolder}/`)
    const pages = paths.split('\n').filter((path) => path.endsWith('.md'))
    return pages.length > 0 ? contents(pages.map((path) => `${commit}:${path}`)) : null
  } catch {
    return null
  }
}

/** What lies under these names, all of them by one process: each is answered by a line with its size, and as many bytes. */
function contents(names: readonly string[]): string[] {
  const answered = execFileSync('git', ['cat-file', '--batch'], { input: `${names.join('\n')}\n`, ...quiet })
  const found: string[] = []
  for (let at = 0; at < answered.length; ) {
    const end = answered.indexOf('\n', at)
    const size = Number(answered.toString('utf8', at, end).split(' ')[2])
    found.push(answered.toString('utf8', end + 1, end + 1 + size))
    at = end + 1 + size + 1
  }
  return found
}

function git(...args: string[]): string {
  return execFileSync('git', args, quiet).toString()
}

const quiet = { stdio: ['pipe', 'pipe', 'ignore'] as ('pipe' | 'ignore')[], maxBuffer: 256 * 1024 * 1024 }
