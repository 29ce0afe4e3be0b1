import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { panelLanguages } from './src/api/contract/platform/languages.ts'

// The source locale is named only while texts are gathered (scripts/texts.ts): when catalogues are compiled, a hole in any of them must fail.
export default defineConfig({
  locales: panelLanguages,
  ...(process.env.GATHER_TEXTS ? { sourceLocale: 'tr' } : {}),
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['src', 'server'] }],
  // By code unit, so that the order is the same on every machine.
  orderBy: (a, b) => (a.messageId < b.messageId ? -1 : 1),
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false, origins: false }),
})
