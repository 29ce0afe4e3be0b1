import type { Route } from '#api/routes/platform/route.ts'

/** What the shop writes to customers. What it writes by itself is open to all the staff, as the specification has it. */
export const templateRoutes: readonly Route[] = [
  {
    path: '/emails',
    title: /*i18n*/ { id: 'emails.title', message: 'E-posta metinleri' },
    codes: [],
    menu: { in: 'messages' },
    screen: 'content/emails/EmailList',
  },
  {
    path: '/emails/edit/:id',
    title: /*i18n*/ { id: 'emails.one', message: 'E-posta metni' },
    codes: [],
    parent: '/emails',
    screen: 'content/emails/EmailPage',
  },
  {
    path: '/phone-messages',
    title: /*i18n*/ { id: 'phone_templates.title', message: 'SMS metinleri' },
    codes: [],
    menu: { in: 'messages' },
    screen: 'content/phone-messages/PhoneMessageList',
  },
  {
    path: '/phone-messages/edit/:id',
    title: /*i18n*/ { id: 'phone_templates.one', message: 'SMS metni' },
    codes: [],
    parent: '/phone-messages',
    screen: 'content/phone-messages/PhoneMessagePage',
  },
  {
    path: '/newsletter',
    title: /*i18n*/ { id: 'newsletters.title', message: 'Bülten' },
    codes: [200],
    menu: { in: 'messages' },
    screen: 'content/newsletters/NewsletterPage',
  },
]
