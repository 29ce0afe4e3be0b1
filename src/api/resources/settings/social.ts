import { text } from '#api/resources/platform/fields.ts'
import { section } from '#api/resources/platform/section.ts'
import { isWebAddress } from '#api/rules/settings/shop.ts'

/** Where else the shop is found. */
export const social = section({
  name: 'social',
  title: /*i18n*/ { id: 'settings.social', message: 'Sosyal medya' },
  says: /*i18n*/ { id: 'settings.social_says', message: 'Mağazanın sayfalarının adresleri, https:// ile.' },
  within: 'social',
  fields: {
    instagram: text({
      label: /*i18n*/ { id: 'settings.social_instagram', message: 'Instagram' },
      rules: [isWebAddress],
    }),
    facebook: text({ label: /*i18n*/ { id: 'settings.social_facebook', message: 'Facebook' }, rules: [isWebAddress] }),
    x: text({ label: /*i18n*/ { id: 'settings.social_x', message: 'X' }, rules: [isWebAddress] }),
    youtube: text({ label: /*i18n*/ { id: 'settings.social_youtube', message: 'YouTube' }, rules: [isWebAddress] }),
    tiktok: text({ label: /*i18n*/ { id: 'settings.social_tiktok', message: 'TikTok' }, rules: [isWebAddress] }),
    linkedin: text({ label: /*i18n*/ { id: 'settings.social_linkedin', message: 'LinkedIn' }, rules: [isWebAddress] }),
    whatsapp: text({ label: /*i18n*/ { id: 'settings.social_whatsapp', message: 'WhatsApp' }, rules: [isWebAddress] }),
  },
})
