import type { Says } from '#api/rules/platform/rule.ts'

export const historyTitle = /*i18n*/ { id: 'history.title', message: 'Geçmiş' }

/** What was done, by its name in the log. */
export const pastEvents: Readonly<Record<string, Says>> = {
  create: /*i18n*/ { id: 'history.created', message: 'Eklendi' },
  update: /*i18n*/ { id: 'history.updated', message: 'Değiştirildi' },
  delete: /*i18n*/ { id: 'history.removed', message: 'Silindi' },
  restore: /*i18n*/ { id: 'history.restored', message: 'Çöp kutusundan geri alındı' },
  ADDRESS_ADD: /*i18n*/ { id: 'history.address_added', message: 'Eski adres eklendi' },
  ADDRESS_REMOVE: /*i18n*/ { id: 'history.address_removed', message: 'Eski adres kaldırıldı' },
  COPY_SAVE: /*i18n*/ { id: 'history.copy_saved', message: 'Çalışma kopyası kaydedildi' },
  COPY_SCHEDULE: /*i18n*/ { id: 'history.copy_scheduled', message: 'Çalışma kopyasının yayını zamanlandı: {planned}' },
  COPY_UNSCHEDULE: /*i18n*/ { id: 'history.copy_unscheduled', message: 'Çalışma kopyasının zamanlaması kaldırıldı' },
  COPY_DISCARD: /*i18n*/ { id: 'history.copy_discarded', message: 'Çalışma kopyası atıldı' },
}
