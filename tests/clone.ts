import { Client } from 'pg'
import { inject } from 'vitest'

export interface Clone {
  readonly url: string
  drop(): Promise<void>
}

let clones = 0

/** A database of its own with the newest schema and no rows, made from the run's template in about a tenth of a second. */
export async function cloneDatabase(): Promise<Clone> {
  const { url, template } = inject('postgres')
  clones += 1
  const name = `${template}_${process.pid}_${Math.floor(performance.now() * 1000)}_${clones}`
  await run(url, `create database "${name}" template "${template}"`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, drop: () => run(url, `drop database if exists "${name}" with (force)`) }
}

async function run(url: string, sql: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
