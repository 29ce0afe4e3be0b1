import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

// The source locale is named only while texts are gathered (scripts/texts.ts): when catalogues are compiled, a hole in any of them must fail.
export default defineConfig({
  locales: ['tr', 'en'],
  ...(process.env.GATHER_TEXTS ? { sourceLocale: 'tr' } : {}),
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['src', 'server'] }],
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false, origins: false }),
})
