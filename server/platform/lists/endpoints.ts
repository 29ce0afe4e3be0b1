import type { Endpoint } from '#server/platform/http/endpoint.ts'
import { readSettings, replaceSettings } from './settings.ts'
import { addView, listViews, removeView, replaceView } from './views.ts'

/** What people make of their lists. */
export const listEndpoints: readonly Endpoint[] = [
  readSettings,
  replaceSettings,
  listViews,
  addView,
  replaceView,
  removeView,
]
