import { quantity } from '#api/resources/platform/fields.ts'
import { section } from '#api/resources/platform/section.ts'

/** How much room the files of the shop may take. */
export const storage = section({
  name: 'storage',
  title: /*i18n*/ { id: 'settings.storage', message: 'Depolama' },
  says: /*i18n*/ {
    id: 'settings.storage_says',
    message: 'Görsellerin ve dosyaların en fazla ne kadar yer kaplayacağı.',
  },
  fields: {
    allowed_megabytes: quantity({
      label: /*i18n*/ { id: 'settings.allowed_megabytes', message: 'İzin verilen alan (MB)' },
      hint: /*i18n*/ {
        id: 'settings.allowed_megabytes_hint',
        message:
          '5120 MB, 5 GB’tır. Sunucunun diskinde bu kadar yer olmalı. Küçültülürse kayıtlı dosyalar kalır, yenileri alınmaz.',
      },
      required: true,
      min: 1,
      initial: 5120,
    }),
  },
})
