import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { PlainError } from '#server/plain-error.ts'

/** What the shop has to keep and give back, such as a password of another company: stored so that the database alone does not tell it. */
export interface Secrets {
  /** `of` names the place it is kept at, such as `connections 1/7`: moved to another, it cannot be read. */
  seal(text: string, of: string): string
  /** The text again, or `null` where it was sealed with another key or for another place. */
  open(sealed: string, of: string): string | null
}

/** The server's key: `SECRETS_KEY`, else a file beside the data, made when it is first needed. Backups do not hold it. */
export function openSecrets(config: Pick<Config, 'secretsKeys' | 'dataDir'>): Secrets {
  let secrets: Secrets | undefined
  const opened = () => {
    const [newest = keyIn(config.dataDir), ...older] = config.secretsKeys
    secrets ??= secretsWith(newest, ...older)
    return secrets
  }
  return { seal: (text, of) => opened().seal(text, of), open: (sealed, of) => opened().open(sealed, of) }
}

/** AES-256-GCM with a new nonce for each, under the newest key: `v1.key.nonce.tag.content`. What older keys sealed they open still. */
export function secretsWith(...keys: readonly [Buffer, ...Buffer[]]): Secrets {
  const [newest] = keys
  return {
    seal: (text, of) => {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', newest, nonce).setAAD(Buffer.from(of))
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      const parts = [nonce, cipher.getAuthTag(), content].map((part) => part.toString('base64url'))
      return ['v1', nameOf(newest), ...parts].join('.')
    },
    open: (sealed, of) => {
      const [version, name, ...parts] = sealed.split('.')
      const [nonce, tag, content] = parts.map((part) => Buffer.from(part, 'base64url'))
      const key = keys.find((one) => nameOf(one) === name)
      if (version !== 'v1' || !key || nonce?.length !== 12 || tag?.length !== 16 || !content) return null
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 })
      decipher.setAAD(Buffer.from(of)).setAuthTag(tag)
      try {
        return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}

/** Which key sealed it, so that the next can take its place while the older still opens what it sealed. */
function nameOf(key: Buffer): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8)
}

const keyName = 'secrets.key'

/** The key of a data folder. Of two servers that make it at once, one does, and both read it whole. */
function keyIn(folder: string): Buffer {
  const path = join(folder, keyName)
  if (!existsSync(path)) makeKey(folder, path)
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64')
  if (key.length !== 32) throw new PlainError(`${path} is no key; put back the one that the shop was opened with.`)
  return key
}

function makeKey(folder: string, path: string): void {
  mkdirSync(folder, { recursive: true })
  const made = `${path}.${randomUUID()}`
  writeFileSync(made, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600, flush: true })
  try {
    linkSync(made, path)
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') throw thrown
  } finally {
    rmSync(made, { force: true })
  }
}
