import type { Connection } from './connection.ts'

const longest = 500

/** The words of the other side as they may be told: short, on one line, and with nothing in them that is a secret of the connection. */
export function withoutSecrets(words: string, { secrets }: Pick<Connection, 'secrets'>): string {
  const hidden = [...secrets]
    .sort((one, other) => other.length - one.length)
    .reduce((text, secret) => text.replaceAll(secret, mark), words.toWellFormed())
    .replace(/[\w+/-]{8,}={0,2}/g, (word) => (holdsSecret(word, secrets) ? mark : word))
  return [...hidden.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()].slice(0, longest).join('')
}

const mark = '•••'

/** As servers repeat what they were signed in with: in base64, with the name before it. */
function holdsSecret(word: string, secrets: readonly string[]): boolean {
  const text = Buffer.from(word, 'base64').toString('utf8')
  return secrets.some((secret) => text.includes(secret))
}
