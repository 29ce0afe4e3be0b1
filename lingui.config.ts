import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

// No sourceLocale and no fallbackLocales: with either, strict compile would let a hole in a catalogue pass.
export default defineConfig({
  locales: ['tr', 'en'],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['src'] }],
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false, origins: false }),
})
