/** An http or https address, or `null`: nothing else is worth a link, whatever stands in the data. A bare domain (`magaza.com`) is read as https. */
export function safeAddress(text: string): string | null {
  const trimmed = text.trim()
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(trimmed)
  const address = hasScheme ? trimmed : `https://${trimmed}`
  if (trimmed === '' || !URL.canParse(address)) return null
  const { protocol, href } = new URL(address)
  return protocol === 'http:' || protocol === 'https:' ? href : null
}
