/** What was kept last by name, so many of them: the one that was kept longest ago makes room. */
export class Recent<T> {
  readonly #kept = new Map<string, T>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  get(name: string): T | undefined {
    return this.#kept.get(name)
  }

  set(name: string, value: T): void {
    this.#kept.delete(name)
    this.#kept.set(name, value)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest)
  }
}
