import type { I18n } from '@lingui/core'

type Compiled = ReturnType<Parameters<I18n['setMessagesCompiler']>[0]>

/**
 * Reads a message as it stands in the code: text with named values (`En fazla {max} karakter.`). It serves until the catalogue is there, and
 * in its place when it cannot be read; plurals and formats are known to the catalogues alone, which are compiled when the panel is built.
 */
export function plainMessage(message: string): Compiled {
  const parts = message.split(/\{(\w+)\}/)
  return parts.map((part, at): Compiled[number] => (at % 2 === 1 ? [part] : part)).filter((part) => part !== '')
}
