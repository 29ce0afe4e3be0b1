/** What is open on the page of newsletters. */
interface Opened {
  readonly template?: number
}

/** The address of the page with this open: `/newsletter?template=7`. */
export function newsletterAddress({ template }: Opened): string {
  return template === undefined ? '/newsletter' : `/newsletter?template=${template}`
}
