import { type ResolveFnOutput, registerHooks } from 'node:module'

const sources = ['../', '../../src/'].map((folder) => new URL(folder, import.meta.url).href)

/**
 * Has what a file of ours imports by name found once for all files. Node reads the package's description anew for each of them, and Drizzle's
 * alone has thousands of lines: that was half of a start.
 */
export function resolveOnce(): void {
  const found = new Map<string, ResolveFnOutput>()
  registerHooks({
    resolve: (name, context, next) => {
      if (!isShared(name, context.parentURL) || !context.conditions.includes('import')) return next(name, context)
      const known = found.get(name) ?? { ...next(name, context), shortCircuit: true }
      found.set(name, known)
      return known
    },
  })
}

/** A package, or a floor such as `#api/…`: the same whoever imports it, unlike a path. */
function isShared(name: string, from: string | undefined): boolean {
  const named = !name.startsWith('.') && !name.startsWith('/') && !name.includes(':')
  return named && sources.some((folder) => from?.startsWith(folder))
}
