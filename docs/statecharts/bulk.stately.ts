import { and, createMachine } from 'xstate'

export const bulkMachine = createMachine({
  "id": "bulk",
  "description": "Toplu ürün işlemleri / Bulk work on products",
  "initial": "beginning",
  "states": {
    "beginning": {
      "description": "Açılıyor / Opening",
      "always": [
        {
          "target": "#bulk.changing",
          "guard": {
            "type": "isChosen"
          },
          "description": "hemen / at once"
        },
        {
          "target": "#bulk.choosing",
          "description": "hemen / at once"
        }
      ]
    },
    "choosing": {
      "description": "Ürünler seçiliyor / Products are being chosen",
      "on": {
        "CHOOSE": [
          {
            "target": "#bulk.changing",
            "guard": {
              "type": "list.none_selected"
            },
            "actions": [
              {
                "type": "choose"
              }
            ],
            "description": "Bu ürünlerle devam et / Go on with these products"
          }
        ]
      }
    },
    "changing": {
      "description": "Değişiklik seçiliyor / The change is being chosen",
      "on": {
        "SET_ACT": [
          {
            "guard": {
              "type": "auth.forbidden"
            },
            "actions": [
              {
                "type": "setAct"
              }
            ],
            "description": "Değiştir ya da sil / Change or delete"
          }
        ],
        "SET": [
          {
            "actions": [
              {
                "type": "set"
              }
            ],
            "description": "Değişikliği belirle / Say what changes"
          }
        ],
        "CHECK": [
          {
            "target": "#bulk.checking",
            "guard": and([{ type: 'bulk.no_change' }, { type: 'bulk.quantity' }]),
            "actions": [
              {
                "type": "firstPage"
              }
            ],
            "description": "Kuralları dene / Try the rules"
          }
        ],
        "BACK": [
          {
            "target": "#bulk.choosing",
            "description": "Geri dön / Go back"
          }
        ]
      }
    },
    "checking": {
      "description": "Kurallar deneniyor / The rules are being tried",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "check",
          "src": "check",
          "onDone": [
            {
              "target": "#bulk.checked",
              "actions": [
                {
                  "type": "takeVerdict"
                }
              ],
              "description": "Deneme: tamam / Trying it out: done"
            }
          ],
          "onError": [
            {
              "target": "#bulk.notChecked",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Deneme: olmadı / Trying it out: failed"
            }
          ]
        }
      ]
    },
    "notChecked": {
      "description": "Denenemedi / It could not be tried out",
      "on": {
        "AGAIN": [
          {
            "target": "#bulk.checking",
            "description": "Yeniden dene / Try again"
          }
        ],
        "BACK": [
          {
            "target": "#bulk.changing",
            "description": "Geri dön / Go back"
          }
        ]
      }
    },
    "checked": {
      "description": "Her ürünün kararı gösteriliyor / The verdict for each product is shown",
      "on": {
        "SET_PAGE": [
          {
            "target": "#bulk.checking",
            "actions": [
              {
                "type": "turn"
              }
            ],
            "description": "Sayfa değiştir / Turn the page"
          }
        ],
        "SEND": [
          {
            "target": "#bulk.confirming",
            "guard": {
              "type": "asksFirst"
            },
            "actions": [
              {
                "type": "makeKey"
              }
            ],
            "description": "Uygula / Apply"
          },
          {
            "target": "#bulk.sending",
            "actions": [
              {
                "type": "makeKey"
              }
            ],
            "description": "Uygula / Apply"
          }
        ],
        "BACK": [
          {
            "target": "#bulk.changing",
            "description": "Geri dön / Go back"
          }
        ]
      }
    },
    "confirming": {
      "description": "Onay bekliyor / Waiting for confirmation",
      "tags": [
        "asking"
      ],
      "on": {
        "CONFIRM": [
          {
            "target": "#bulk.sending",
            "description": "Onayla / Confirm"
          }
        ],
        "CANCEL": [
          {
            "target": "#bulk.checked",
            "description": "Vazgeç / Cancel"
          }
        ]
      }
    },
    "sending": {
      "description": "İş başlatılıyor / The job is being begun",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "begin",
          "src": "begin",
          "onDone": [
            {
              "target": "#bulk.begun",
              "actions": [
                {
                  "type": "tellBegun"
                }
              ],
              "description": "İşi başlatma: tamam / Beginning the job: done"
            }
          ],
          "onError": [
            {
              "target": "#bulk.notSent",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "İşi başlatma: olmadı / Beginning the job: failed"
            }
          ]
        }
      ]
    },
    "notSent": {
      "description": "Başlatılamadı / It could not be begun",
      "tags": [
        "asking"
      ],
      "on": {
        "AGAIN": [
          {
            "target": "#bulk.sending",
            "description": "Yeniden dene / Try again"
          }
        ],
        "CANCEL": [
          {
            "target": "#bulk.checked",
            "description": "Vazgeç / Cancel"
          }
        ]
      }
    },
    "begun": {
      "description": "İş başladı / The job has begun",
      "tags": [
        "asking"
      ]
    }
  }
})
