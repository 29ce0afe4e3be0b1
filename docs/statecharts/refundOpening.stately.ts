import { and, createMachine } from 'xstate'

export const refundOpeningMachine = createMachine({
  "id": "refundOpening",
  "description": "İade açma / Opening a refund",
  "initial": "closed",
  "states": {
    "closed": {
      "description": "Açılmadı / Not begun",
      "on": {
        "OPEN": [
          {
            "target": "#refundOpening.writing",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'refund.disabled' }, { type: 'refund.too_late' }]),
            "description": "İade açmaya başla / Begin a refund"
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
    "writing": {
      "description": "Satırlar seçiliyor / Choosing lines",
      "tags": [
        "asking"
      ],
      "on": {
        "PIECES": [
          {
            "actions": [
              {
                "type": "type"
              }
            ],
            "description": "Adet yaz / Type the pieces"
          }
        ],
        "REASON": [
          {
            "actions": [
              {
                "type": "type"
              }
            ],
            "description": "Neden seç / Choose the reason"
          }
        ],
        "DESCRIBE": [
          {
            "actions": [
              {
                "type": "type"
              }
            ],
            "description": "Açıklama yaz / Type the description"
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
        ],
        "CONFIRM": [
          {
            "target": "#refundOpening.sending",
            "guard": and([{ type: 'refund.disabled' }, { type: 'refund.too_late' }, { type: 'refund.nothing_chosen' }, { type: 'refund.not_refundable' }, { type: 'refund.above_bought' }, { type: 'validation.required' }, { type: 'refund.description_required' }, { type: 'validation.max_length' }]),
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
            "target": "#refundOpening.left",
            "guard": {
              "type": "isReadAnew"
            },
            "actions": [
              {
                "type": "clear"
              },
              {
                "type": "tellChanged"
              }
            ],
            "description": "Vazgeç / Give up"
          },
          {
            "target": "#refundOpening.closed",
            "actions": [
              {
                "type": "clear"
              }
            ],
            "description": "Vazgeç / Give up"
          }
        ]
      }
    },
    "sending": {
      "description": "Gönderiliyor / Sending",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "send",
          "src": "send",
          "onDone": [
            {
              "target": "#refundOpening.left",
              "actions": [
                {
                  "type": "clear"
                },
                {
                  "type": "tellChanged"
                }
              ],
              "description": "Sunucuya gönderme: tamam / Sending to the server: done"
            }
          ],
          "onError": [
            {
              "target": "#refundOpening.refused",
              "guard": {
                "type": "isRefused"
              },
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Sunucuya gönderme: olmadı / Sending to the server: failed"
            },
            {
              "target": "#refundOpening.notSent",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Sunucuya gönderme: olmadı / Sending to the server: failed"
            }
          ]
        }
      ]
    },
    "refused": {
      "description": "Sunucu reddetti / Refused by the server",
      "tags": [
        "asking"
      ],
      "on": {
        "LOOK": [
          {
            "target": "#refundOpening.looking",
            "description": "Güncel hâlini göster / Show it as it is now"
          }
        ]
      }
    },
    "notSent": {
      "description": "Yanıt gelmedi / No answer",
      "tags": [
        "asking"
      ],
      "on": {
        "RETRY": [
          {
            "target": "#refundOpening.sending",
            "description": "Yeniden dene / Try again"
          }
        ],
        "LOOK": [
          {
            "target": "#refundOpening.looking",
            "description": "Güncel hâlini göster / Show it as it is now"
          }
        ]
      }
    },
    "looking": {
      "description": "Siparişe yeniden bakılıyor / Looking at the order anew",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "look",
          "src": "look",
          "onDone": [
            {
              "target": "#refundOpening.writing",
              "actions": [
                {
                  "type": "takeOrder"
                }
              ],
              "description": "Kaydı getirme: tamam / Fetching the record: done"
            }
          ],
          "onError": [
            {
              "target": "#refundOpening.refused",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Kaydı getirme: olmadı / Fetching the record: failed"
            }
          ]
        }
      ]
    },
    "left": {
      "description": "Sayfa yenileniyor / The page is read anew",
      "tags": [
        "busy"
      ],
      "on": {
        "ORDER": [
          {
            "target": "#refundOpening.closed",
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
