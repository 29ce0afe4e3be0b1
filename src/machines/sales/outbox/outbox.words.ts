import type { Words } from '#machines/platform/words.ts'

export const outboxWords: Words = {
  title: /*i18n*/ { id: 'chart.outbox', message: 'Gönderilmemiş satışlar' },
  about: /*i18n*/ {
    id: 'chart.outbox.about',
    message:
      'Kasada biten her satış önce bu tarayıcıda saklanır, sonra sırayla ve kendi anahtarıyla gönderilir. Ağ kesilse, pencere kapansa, yanıt yolda kaybolsa da satış bir kez kaydedilir. Sunucunun geri çevirdiği satış, kasada düzeltilene kadar burada durur.',
  },
  states: {
    sender: /*i18n*/ { id: 'chart.outbox.sender', message: 'Gönderme' },
    'sender.acknowledged': /*i18n*/ { id: 'outbox.acknowledged', message: 'Bütün satışlar kaydedildi' },
    'sender.unsent': /*i18n*/ { id: 'chart.outbox.unsent', message: 'Gönderilmemiş satış var' },
    'sender.unsent.queued': /*i18n*/ { id: 'outbox.queued', message: 'Sırada' },
    'sender.unsent.reading': /*i18n*/ { id: 'chart.outbox.reading', message: 'Saklananlar okunuyor' },
    'sender.unsent.next': /*i18n*/ { id: 'chart.outbox.next', message: 'Sıradaki seçiliyor' },
    'sender.unsent.sending': /*i18n*/ { id: 'outbox.sending', message: 'Gönderiliyor' },
    'sender.unsent.unreachable': /*i18n*/ { id: 'outbox.unreachable', message: 'Sunucuya ulaşılamıyor' },
    refused: /*i18n*/ { id: 'chart.outbox.refused', message: 'Geri çevrilenler' },
    'refused.none': /*i18n*/ { id: 'chart.outbox.none', message: 'Geri çevrilen yok' },
    'refused.waiting': /*i18n*/ { id: 'chart.outbox.waiting', message: 'Düzeltilmeyi bekleyen var' },
    'refused.mending': /*i18n*/ { id: 'chart.outbox.mending', message: 'Kasaya alınıyor' },
    'refused.asking': /*i18n*/ { id: 'chart.outbox.asking', message: 'Vazgeçilsin mi?' },
    'refused.givingUp': /*i18n*/ { id: 'chart.outbox.givingUp', message: 'Vazgeçiliyor' },
  },
  events: {
    CHANGED: /*i18n*/ { id: 'chart.outbox.CHANGED', message: 'Saklananlar değişti' },
    TURN: /*i18n*/ { id: 'chart.outbox.TURN', message: 'Gönderme sırası bu pencerede' },
    RETRY: /*i18n*/ { id: 'outbox.send_now', message: 'Şimdi gönder' },
    ONLINE: /*i18n*/ { id: 'chart.pickingPage.ONLINE', message: 'Ağ geri geldi' },
    MEND: /*i18n*/ { id: 'outbox.mend', message: 'Kasada düzelt' },
    GIVE_UP: /*i18n*/ { id: 'outbox.give_up', message: 'Satıştan vazgeç' },
    CONFIRM: /*i18n*/ { id: 'outbox.give_up', message: 'Satıştan vazgeç' },
    CANCEL: /*i18n*/ { id: 'chart.form.CANCEL', message: 'Vazgeç' },
  },
  delays: {
    patience: /*i18n*/ { id: 'chart.pickingPage.patience', message: 'Yeniden denemeden önce bekleme' },
  },
  actors: {
    changes: /*i18n*/ { id: 'chart.outbox.changes', message: 'Saklananları dinleme' },
    turn: /*i18n*/ { id: 'chart.outbox.turn', message: 'Gönderme sırasını bekleme' },
    connection: /*i18n*/ { id: 'chart.pickingPage.connection', message: 'Ağın geri gelmesini dinleme' },
    read: /*i18n*/ { id: 'chart.outbox.read', message: 'Saklananları okuma' },
    send: /*i18n*/ { id: 'chart.outbox.send', message: 'Satışı gönderme' },
    mend: /*i18n*/ { id: 'chart.outbox.mend', message: 'Satışı kasaya alma' },
    giveUp: /*i18n*/ { id: 'chart.outbox.giveUp', message: 'Satıştan vazgeçme' },
  },
  guards: {
    hasNext: /*i18n*/ { id: 'chart.outbox.hasNext', message: 'Gönderilecek satış varsa' },
    hasRefused: /*i18n*/ { id: 'chart.outbox.hasRefused', message: 'Geri çevrilen satış varsa' },
    isJudged: /*i18n*/ { id: 'chart.outbox.isJudged', message: 'Sunucu satışı geri çevirdiyse' },
  },
}
