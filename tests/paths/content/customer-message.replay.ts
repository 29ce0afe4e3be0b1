import type { EventObject } from 'xstate'
import type { CustomerMessage, CustomerMessageStatus } from '#api/contract/content/customer-messages.ts'
import { feedbackPage } from '#screens/content/wiring/customer-messages.ts'
import { messageIn, newMessage, removeMessage, setMessage } from '#tests/fixtures/customer-messages.fixture.ts'
import { stepFaces } from '#tests/paths/cover/step-faces.ts'
import { clerk, reader } from '#tests/paths/platform/people.ts'
import type { Shop } from '#tests/shop.ts'
import chart from './customer-message.paths.ts'
import page, { anAnswer } from './customer-message-page.paths.ts'

/** Where a message stands; what its answer mails is shown by tests/server/content/customer-messages.test.ts. */
interface Stored {
  readonly status: CustomerMessageStatus
  readonly version: number
  readonly updated_at: string
  readonly email?: string
  readonly assignee_id: number | null
}

async function find(shop: Shop, id: number): Promise<Stored | null> {
  const row = await messageIn(shop, id)
  return row && { status: row.status, version: row.version, updated_at: row.updated_at, assignee_id: row.assignee_id }
}

const { http } = stepFaces<Stored, CustomerMessage>({
  list: 'user-feedbacks',
  chart: { spec: chart, world: (input) => ({ email: input === 'nameless' ? '' : 'zeynep@example.com' }) },
  page: { spec: page, machine: feedbackPage },
  people: { acting: clerk, looking: reader, code: 2801 },
  rows: { make: newMessage, set: setMessage, remove: removeMessage, find },
  stored: ({ status, email }) => ({ status, email }),
  told: {
    ANSWER: {
      ...{ method: 'POST', at: 'answers' },
      carries: (step) => ({ answer: (step as EventObject & { answer?: string }).answer ?? anAnswer }),
      changes: () => ({ status: 'answered' }),
    },
    ASSIGN: {
      ...{ method: 'PATCH', at: 'assignee' },
      carries: (step) => ({ user_id: (step as EventObject & { user_id?: number | null }).user_id ?? null }),
      changes: () => ({ assignee_id: null }),
    },
    CLOSE: 'closed',
    REOPEN: 'open',
  },
  screen: {
    steps: {
      ANSWER: 'Yanıtı gönder',
      ASSIGN: 'İlgilenecek kişiyi seç',
      CLOSE: 'Kapat',
      REOPEN: 'Yeniden aç',
    },
    states: { open: 'Yanıt bekliyor', answered: 'Yanıtlandı', closed: 'Kapatıldı' },
    unchanged: 'Mesaj değişmedi',
    refresh: 'Mesajı yenile',
  },
})

export const [customerMessageHttp, customerMessagePageHttp] = http
