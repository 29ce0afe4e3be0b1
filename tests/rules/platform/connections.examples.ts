import { isHeaderName, isHost, isPort, isWebAddress } from '#api/rules/platform/addresses.ts'
import {
  callsSomebody,
  connectionActive,
  savedBefore,
  secretForPlace,
  secretsReadable,
} from '#api/rules/platform/connections.ts'
import { examples } from '#tests/rules/examples.ts'

const sent = (kept: boolean, before: readonly string[], now: readonly string[]) => ({ kept, before, now })

export default [
  examples(connectionActive, {
    holds: [{ of: 'R202', when: 'it is on', facts: { status: 1, readable: true } }],
    refuses: [{ of: 'R202', when: 'it is off', facts: { status: 0, readable: true }, at: ['status'] }],
  }),
  examples(secretsReadable, {
    holds: [{ of: 'R152', when: 'its secrets open', facts: { readable: true } }],
    refuses: [{ of: 'R152', when: 'they were sealed with another key', facts: { readable: false } }],
  }),
  examples(savedBefore, {
    holds: [{ of: 'R152', when: 'nothing is typed', facts: { unsaved: false } }],
    refuses: [{ of: 'R152', when: 'something is typed', facts: { unsaved: true } }],
  }),
  examples(secretForPlace, {
    holds: [
      { of: 'R152', when: 'the server stays', facts: sent(true, ['smtp.x.com', '587'], ['SMTP.x.com ', '587']) },
      { of: 'R152', when: 'only the path is another', facts: sent(true, ['https://a.test/1'], ['https://a.test/2']) },
      { of: 'R152', when: 'a new one is typed', facts: sent(false, ['smtp.x.com', '587'], ['smtp.y.com', '587']) },
    ],
    refuses: [
      { of: 'R152', when: 'another server', facts: sent(true, ['smtp.x.com', '587'], ['smtp.y.com', '587']) },
      { of: 'R152', when: 'another port of it', facts: sent(true, ['smtp.x.com', '587'], ['smtp.x.com', '2525']) },
      { of: 'R152', when: 'no longer encrypted', facts: sent(true, ['https://a.test/1'], ['http://a.test/1']) },
    ],
  }),
  examples(isHost, {
    holds: [
      { of: 'R152', when: 'a name', facts: 'smtp.x.com' },
      { of: 'R152', when: 'letters of Turkish', facts: 'posta.çarşı.com' },
      { of: 'R152', when: 'an address', facts: '192.0.2.7' },
    ],
    refuses: [
      { of: 'R152', when: 'an address of the web', facts: 'https://smtp.x.com' },
      { of: 'R152', when: 'a port behind it', facts: 'smtp.x.com:587' },
      { of: 'R152', when: 'a blank inside', facts: 'smtp x.com' },
    ],
  }),
  examples(isPort, {
    holds: [
      { of: 'R152', when: 'that of mail', facts: '587' },
      { of: 'R152', when: 'the last', facts: '65535' },
    ],
    refuses: [
      { of: 'R152', when: 'none', facts: '0' },
      { of: 'R152', when: 'beyond the last', facts: '65536' },
      { of: 'R152', when: 'a word', facts: 'smtp' },
    ],
  }),
  examples(callsSomebody, {
    holds: [
      { of: 'own', when: 'somebody is called', facts: { adapter: 'redirect' } },
      { of: 'own', when: 'the sandbox, which answers as somebody does', facts: { adapter: 'sandbox' } },
    ],
    refuses: [{ of: 'own', when: 'what is done by hand', facts: { adapter: 'manual' } }],
  }),
  examples(isHeaderName, {
    holds: [{ of: 'R202', when: 'that of a key', facts: 'X-Api-Key' }],
    refuses: [
      { of: 'R202', when: 'one that steers the call', facts: 'Content-Length' },
      { of: 'R202', when: 'a line break, and another header behind it', facts: 'X-A\r\nHost' },
    ],
  }),
  examples(isWebAddress, {
    holds: [
      { of: 'R202', when: 'encrypted', facts: 'https://api.sms.test/v1/send' },
      { of: 'R202', when: 'plain', facts: 'http://sms.test:8080/send?x=1' },
    ],
    refuses: [
      { of: 'R202', when: 'a password in it', facts: 'https://user:word@sms.test/' },
      { of: 'R202', when: 'another protocol', facts: 'ftp://sms.test/' },
      { of: 'R202', when: 'no address', facts: 'sms.test' },
    ],
  }),
]
