import { panelPart } from './panel.ts'

/** What a page with a policy has to name a script. */
interface ScriptNames {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(text: string): unknown }
}

const script = '/worker.js'

/** The name of the panel's worker: the one script that a page may name, whatever it is asked for. */
const worker = panelPart(() => {
  const { trustedTypes: names } = window as { trustedTypes?: ScriptNames }
  return names?.createPolicy('kepenk-worker', { createScriptURL: () => script }).createScriptURL(script) ?? script
})

/** Keeps the panel in this browser, so that its pages open without a network too. Where a browser keeps nothing, they need one as before. */
export function keepPanel(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register(worker() as string).catch(() => {})
}
