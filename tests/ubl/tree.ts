import { Parser } from 'saxen'

/** An element as it was read, its name with its prefix. */
export interface Node {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Node[]
  text: string
}

/** Reads a document; anything that is not well-formed is thrown. */
export function treeOf(xml: string): Node {
  const parser = new Parser()
  const top: Node = { name: '', attributes: {}, children: [], text: '' }
  const open: Node[] = [top]
  const failed: unknown[] = []
  const inner = () => open.at(-1) ?? top
  parser.on('openTag', (name, attributes, decode) => {
    const read = Object.entries(attributes()).map(([key, value]) => [key, decode(String(value))])
    const node: Node = { name, attributes: Object.fromEntries(read), children: [], text: '' }
    inner().children.push(node)
    open.push(node)
  })
  parser.on('closeTag', () => void open.pop())
  parser.on('text', (text, decode) => {
    inner().text += decode(text)
  })
  parser.on('error', (error) => void failed.push(error))
  parser.parse(xml)
  const [root] = top.children
  if (failed.length > 0 || !root || top.children.length !== 1) throw new Error(`no document: ${String(failed[0])}`)
  return root
}

/** All below a node that this path leads to: `cac:TaxTotal/cbc:TaxAmount`. */
export function all(node: Node, path: string): Node[] {
  return path
    .split('/')
    .reduce<Node[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [node],
    )
}

/** The text that a path leads to first; empty where there is none. */
export function textAt(node: Node, path: string): string {
  return all(node, path)[0]?.text ?? ''
}
