import { and, createMachine } from 'xstate'

export const invoiceDeskMachine = createMachine({
  "id": "invoiceDesk",
  "description": "Siparişin faturası / The invoice of an order",
  "initial": "shown",
  "states": {
    "shown": {
      "description": "Gösteriliyor / Shown",
      "on": {
        "CHOOSE": [
          {
            "actions": [
              {
                "type": "choose"
              }
            ],
            "description": "Fatura türünü seç / Choose the kind of invoice"
          }
        ],
        "STEP": [
          {
            "target": "#invoiceDesk.deciding",
            "guard": and([{ type: 'invoice.unpaid' }, { type: 'invoice.not_production' }, { type: 'invoice.only_earchive_cancel' }, { type: 'invoice.queued' }, { type: 'invoice.identity' }, { type: 'invoice.recipient' }, { type: 'invoice.seller' }, { type: 'invoice.currency' }, { type: 'invoice.issued' }, { type: 'invoice.none' }, { type: 'order.cancelled_is_final' }, { type: 'order.rejected_is_final' }]),
            "actions": [
              {
                "type": "decide"
              }
            ],
            "description": "Şemanın bir adımını at / Take a step of the chart"
          }
        ],
        "ORDER": [
          {
            "actions": [
              {
                "type": "takeReading"
              }
            ],
            "description": "Sayfa siparişi yeniden okudu / The page has read the order anew"
          }
        ]
      }
    },
    "deciding": {
      "description": "Adıma bakılıyor / Looking at the step",
      "always": [
        {
          "target": "#invoiceDesk.confirming",
          "guard": {
            "type": "isForGood"
          },
          "description": "hemen / at once"
        },
        {
          "target": "#invoiceDesk.stepping",
          "actions": [
            {
              "type": "begin"
            }
          ],
          "description": "hemen / at once"
        }
      ]
    },
    "confirming": {
      "description": "Onay bekleniyor / Waiting for a confirmation",
      "tags": [
        "asking"
      ],
      "on": {
        "CONFIRM": [
          {
            "target": "#invoiceDesk.stepping",
            "actions": [
              {
                "type": "begin"
              }
            ],
            "description": "Onayla / Confirm"
          }
        ],
        "BACK": [
          {
            "target": "#invoiceDesk.shown",
            "actions": [
              {
                "type": "giveUp"
              }
            ],
            "description": "Vazgeç / Give up"
          }
        ],
        "ORDER": [
          {
            "actions": [
              {
                "type": "takeReading"
              }
            ],
            "description": "Sayfa siparişi yeniden okudu / The page has read the order anew"
          }
        ]
      }
    },
    "stepping": {
      "description": "Adım gönderiliyor / Sending the step",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "take",
          "src": "take",
          "onDone": [
            {
              "target": "#invoiceDesk.shown",
              "actions": [
                {
                  "type": "takeSection"
                },
                {
                  "type": "tellChanged"
                }
              ],
              "description": "Adımı gönderme: tamam / Sending the step: done"
            }
          ],
          "onError": [
            {
              "target": "#invoiceDesk.notTaken",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Adımı gönderme: olmadı / Sending the step: failed"
            }
          ]
        }
      ]
    },
    "notTaken": {
      "description": "Adım yapılamadı / The step was not taken",
      "tags": [
        "asking"
      ],
      "on": {
        "RETRY": [
          {
            "target": "#invoiceDesk.stepping",
            "description": "Yeniden dene / Try again"
          }
        ],
        "RELOAD": [
          {
            "target": "#invoiceDesk.left",
            "actions": [
              {
                "type": "giveUp"
              },
              {
                "type": "tellChanged"
              }
            ],
            "description": "Güncel hâlini göster / Show it as it is now"
          }
        ]
      }
    },
    "left": {
      "description": "Sipariş yeniden okunuyor / The order is being read anew",
      "tags": [
        "busy"
      ],
      "on": {
        "ORDER": [
          {
            "target": "#invoiceDesk.shown",
            "actions": [
              {
                "type": "takeReading"
              }
            ],
            "description": "Sayfa siparişi yeniden okudu / The page has read the order anew"
          }
        ]
      }
    }
  }
})
