import type { NetworkProxy } from './network-proxy.ts'

/** What sends and reads files in a browser and is missing in node, as far as the panel asks for it: over the proxy of a walk. */
export function sendingFiles(proxy: NetworkProxy) {
  class XMLHttpRequest {
    readonly upload: { onprogress?: (moved: { loaded: number; total: number }) => void } = {}
    readonly #ended = new AbortController()
    readonly #headers = new Headers()
    #asked = { method: '', url: '' }
    #answer: Response | null = null
    status = 0
    responseText = ''
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    onloadend?: () => void
    open(method: string, url: string) {
      this.#asked = { method, url }
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value)
    }
    getResponseHeader(name: string) {
      return this.#answer?.headers.get(name) ?? null
    }
    send(body: string) {
      const { method, url } = this.#asked
      const { signal } = this.#ended
      this.#end(proxy.fetch(url, { method, headers: this.#headers, body, signal }))
    }
    abort() {
      this.#ended.abort()
      this.onabort?.()
      this.onloadend?.()
    }
    async #end(answer: Promise<Response>) {
      try {
        this.#answer = await answer
        this.status = this.#answer.status
        this.responseText = await this.#answer.text()
        if (!this.#ended.signal.aborted) this.onload?.()
      } catch {
        if (!this.#ended.signal.aborted) this.onerror?.()
      }
      if (!this.#ended.signal.aborted) this.onloadend?.()
    }
  }
  return { XMLHttpRequest, FileReader }
}

class FileReader {
  result: string | null = null
  error: unknown = null
  onload?: () => void
  onerror?: () => void
  async readAsDataURL(file: Blob) {
    try {
      this.result = `data:${file.type};base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`
      this.onload?.()
    } catch (thrown) {
      this.error = thrown
      this.onerror?.()
    }
  }
}
