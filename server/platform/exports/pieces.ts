/** Rows are short: many of them are handed on at once. */
const most = 65_536

/** Texts as bytes, in pieces of a size that is worth a write. */
export async function* piecesOf(texts: Iterable<string> | AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let text = ''
  for await (const next of texts) {
    text += next
    if (text.length < most) continue
    yield Buffer.from(text.toWellFormed())
    text = ''
  }
  yield Buffer.from(text.toWellFormed())
}
