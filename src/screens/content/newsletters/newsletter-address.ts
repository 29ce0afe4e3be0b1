/** What is open on the page of newsletters: the words of one, or whom one went to. */
interface Opened {
  readonly template?: number
  readonly sending?: number
}

/** The address of the page with this open: `/newsletter?template=7`. */
export function newsletterAddress(opened: Opened): string {
  const asked = Object.entries(opened).map(([name, id]) => `${name}=${id}`)
  return asked.length > 0 ? `/newsletter?${asked.join('&')}` : '/newsletter'
}
