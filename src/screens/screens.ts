import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Route } from '#api/routes.ts'
import { loadChunk } from './frame/chunk.ts'

type Screen = { readonly default: ComponentType }

/** The screens by their place in this folder, each in a part of its own that is loaded when it is opened, or pointed at. */
const files = import.meta.glob<Screen>([
  './home/Home.tsx',
  './products/{ProductList,ProductForm,QuickProduct}.tsx',
  './records/{RecordList,RecordForm}.tsx',
  './session/{SignIn,ForgotPassword,ResetPassword,NotFound,NoAccess}.tsx',
  './statecharts/StatechartBook.tsx',
])

const drawn = new Map<string, LazyExoticComponent<ComponentType>>()

/** The screen of a route, to be drawn inside a `Suspense`. */
export function screenOf(route: Route): LazyExoticComponent<ComponentType> {
  const known = drawn.get(route.screen)
  if (known) return known
  const screen = lazy(() => loadChunk(loader(route)))
  drawn.set(route.screen, screen)
  return screen
}

/** Loads a screen before it is asked for. */
export function prefetch(route: Route): void {
  // A failure is told when the screen is opened.
  files[fileOf(route)]?.().catch(() => {})
}

/** Forgets a screen that could not be loaded, so that it is tried again. */
export function forgetScreen(route: Route): void {
  drawn.delete(route.screen)
}

/** Whether a route has a file that draws it. */
export function hasScreen(route: Route): boolean {
  return fileOf(route) in files
}

function loader(route: Route): () => Promise<Screen> {
  const load = files[fileOf(route)]
  if (!load) throw new Error(`${route.path} has no screen ${route.screen}`)
  return load
}

function fileOf(route: Route): string {
  return `./${route.screen}.tsx`
}
