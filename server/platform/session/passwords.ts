import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify((parameters: Argon2Parameters, done: (error: Error | null, key: Buffer) => void) =>
  argon2('argon2id', parameters, done),
)

// 19 MiB and two passes: what OWASP asks for at least; about 60 ms.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

/** A password's argon2id hash in PHC form, with a new salt: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await derive({ ...cost, message: bytesOf(password), nonce })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(hash)}`
}

/** Whether this is the password of a hash. Without a usable hash it takes as long and answers no, so that nobody can tell accounts by time. */
export async function passwordMatches(password: string, phc: string): Promise<boolean> {
  const parts = form.exec(phc) ?? form.exec(await nobodys)
  const [, memory = '', passes = '', parallelism = '', salt = '', hash = ''] = parts ?? []
  const expected = Buffer.from(hash, 'base64')
  const given = await derive({
    message: bytesOf(password),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(given, expected) && form.test(phc)
}

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** The hash of a password that nobody has. */
const nobodys = hashPassword(randomBytes(32).toString('base64'))

/** One form for what looks alike, whatever the keyboard composed it of. */
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'), 'utf8')
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
