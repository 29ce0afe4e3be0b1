import { configReader, type PanelConfig } from '#api/client/platform/config.ts'
import { panelPart } from './panel.ts'

const reader = panelPart(configReader)

/** Where the panel's services are, read once. */
export function panelConfig(): Promise<PanelConfig> {
  return reader().read()
}

/** The same where it was read already, which it was before the first call was answered. */
export function knownConfig(): PanelConfig | null {
  return reader().known()
}
