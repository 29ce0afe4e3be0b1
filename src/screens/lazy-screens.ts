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
  const ready = new Map<string, ScreenFile>()
  const drawn = new Map<string, LazyExoticComponent<ComponentType>>()
  const load = ({ path, screen }: Route): ReturnType<Load> =>
    files[`./${screen}.tsx`]?.() ?? Promise.reject(new Error(`${path} has no screen ${screen}`))
  const begin = (route: Route) => {
    const file = ready.get(route.screen)
    return file ? atOnce(file) : loadChunk(() => load(route))
  }
  return {
    of: (route) => {
      const known = drawn.get(route.screen) ?? lazy(() => begin(route))
      drawn.set(route.screen, known)
      return known
    },
    prefetch: (route) => {
      // A failure is told when the screen is opened.
      load(route).then(
        (file) => ready.set(route.screen, file),
        () => {},
      )
    },
    forget: (route) => {
      drawn.delete(route.screen)
    },
  }
}

/** A screen that is here already is drawn with what it stands in: a promise would show what waits for it first, and React lets that stay. */
function atOnce(file: ScreenFile): Promise<ScreenFile> {
  // biome-ignore lint/suspicious/noThenProperty: this is what React asks of a screen
  return { then: (take: (file: ScreenFile) => void) => take(file) } as Promise<ScreenFile>
}
