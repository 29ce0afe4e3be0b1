import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { routes } from '#api/registry/routes.ts'
import { formatPermission } from '#screens/platform/session/permission-words.ts'

/** Whoever may not do something is told which permission they lack: each code that a page asks for has words. */

const i18n = setupI18n({ locale: 'tr', messages: { tr: {} } })
const codes = [...new Set(routes.flatMap((route) => (route.codes === 'public' ? [] : route.codes)))]

test.each(codes)('the permission %i is told in words', (code) => {
  expect(formatPermission(i18n, code)).not.toMatch(/\d/)
})
