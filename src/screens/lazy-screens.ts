import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Route } from '#api/routes/platform/route.ts'
import { loadChunk } from './platform/frame/chunk.ts'

export interface ScreenFile {
  readonly default: ComponentType
}
type Load = () => Promise<ScreenFile>

/** Screens, each in a part of the panel of its own. */
export interface Screens {
  /** The screen of a route, to be drawn inside a `Suspense`: loaded when it is opened. */
  of(route: Route): LazyExoticComponent<ComponentType>
  /** Loads a screen before it is asked for. */
  prefetch(route: Route): void
  /** Forgets a screen that could not be loaded, so that it is tried again. */
  forget(route: Route): void
}

/** The screens of these files, by their place in this folder (`./home/Home.tsx`). */
export function lazyScreens(files: Readonly<Record<string, Load>>): Screens {
  const drawn = new Map<string, LazyExoticComponent<ComponentType>>()
  const load = ({ path, screen }: Route): ReturnType<Load> =>
    files[`./${screen}.tsx`]?.() ?? Promise.reject(new Error(`${path} has no screen ${screen}`))
  return {
    of: (route) => {
      const known = drawn.get(route.screen) ?? lazy(() => loadChunk(() => load(route)))
      drawn.set(route.screen, known)
      return known
    },
    prefetch: (route) => {
      // A failure is told when the screen is opened.
      load(route).catch(() => {})
    },
    forget: (route) => {
      drawn.delete(route.screen)
    },
  }
}
