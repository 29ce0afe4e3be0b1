import { type ResolveFnOutput, registerHooks } from 'node:module'

const sources = ['../', '../../src/'].map((folder) => new URL(folder, import.meta.url).href)

/**
 * Has every module found once for all files that import it. Node reads the description of its package anew for each of them, and Drizzle's alone
 * has thousands of lines: that was more than half of a start.
 */
export function resolveOnce(): void {
  const found = new Map<string, ResolveFnOutput>()
  registerHooks({
    resolve: (name, context, next) => {
      const module = context.conditions.includes('import') ? sharedName(name, context.parentURL ?? '') : null
      if (module === null) return next(name, context)
      const known = found.get(module) ?? { ...next(name, context), shortCircuit: true }
      found.set(module, known)
      return known
    },
  })
}

/** What a module is called by all who import it: its path, or for our sources the name of a package or floor (`#api/…`). */
function sharedName(name: string, from: string): string | null {
  if (name.startsWith('.') && from.startsWith('file:')) return new URL(name, from).href
  const named = !name.startsWith('/') && !name.includes(':')
  return named && sources.some((folder) => from.startsWith(folder)) ? name : null
}
