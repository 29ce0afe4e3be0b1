import { and, createMachine } from 'xstate'

export const bulkStatusMachine = createMachine({
  "id": "bulkStatus",
  "description": "Toplu sipariş durumu / Bulk order status",
  "initial": "beginning",
  "states": {
    "beginning": {
      "description": "Açılıyor / Opening",
      "always": [
        {
          "target": "#bulkStatus.looking",
          "guard": {
            "type": "isChosen"
          },
          "description": "hemen / at once"
        },
        {
          "target": "#bulkStatus.choosing",
          "description": "hemen / at once"
        }
      ]
    },
    "choosing": {
      "description": "Siparişler seçiliyor / Choosing the orders",
      "on": {
        "CHOOSE": [
          {
            "target": "#bulkStatus.looking",
            "guard": {
              "type": "bulk.none_selected"
            },
            "actions": [
              {
                "type": "choose"
              }
            ],
            "description": "Bu siparişlerle devam et / Go on with these orders"
          }
        ]
      }
    },
    "looking": {
      "description": "Siparişlerin durumuna bakılıyor / Looking where the orders stand",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "look",
          "src": "look",
          "onDone": [
            {
              "target": "#bulkStatus.changing",
              "actions": [
                {
                  "type": "takeLook"
                }
              ],
              "description": "Durumlara bakma: tamam / Looking where they stand: done"
            }
          ],
          "onError": [
            {
              "target": "#bulkStatus.notLooked",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Durumlara bakma: olmadı / Looking where they stand: failed"
            }
          ]
        }
      ]
    },
    "notLooked": {
      "description": "Durumlarına bakılamadı / Could not look where they stand",
      "on": {
        "AGAIN": [
          {
            "target": "#bulkStatus.looking",
            "description": "Yeniden dene / Try again"
          }
        ],
        "BACK": [
          {
            "target": "#bulkStatus.choosing",
            "description": "Geri dön / Go back"
          }
        ]
      }
    },
    "changing": {
      "description": "Geçilecek durum seçiliyor / Choosing the status to go to",
      "on": {
        "NARROW": [
          {
            "target": "#bulkStatus.looking",
            "actions": [
              {
                "type": "narrow"
              }
            ],
            "description": "Yalnızca bir durumdakiler / Only those in one status"
          }
        ],
        "SET_TO": [
          {
            "actions": [
              {
                "type": "setTo"
              }
            ],
            "description": "Geçilecek durumu seç / Choose the status to go to"
          }
        ],
        "CHECK": [
          {
            "target": "#bulkStatus.checking",
            "guard": and([{ type: 'bulk.none_selected' }, { type: 'bulk.status_mixed' }, { type: 'bulk.no_status' }]),
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
            "target": "#bulkStatus.choosing",
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
              "target": "#bulkStatus.checked",
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
              "target": "#bulkStatus.notChecked",
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
            "target": "#bulkStatus.checking",
            "description": "Yeniden dene / Try again"
          }
        ],
        "BACK": [
          {
            "target": "#bulkStatus.looking",
            "description": "Geri dön / Go back"
          }
        ]
      }
    },
    "checked": {
      "description": "Her siparişin kararı gösteriliyor / The verdict on each order is shown",
      "on": {
        "SET_PAGE": [
          {
            "target": "#bulkStatus.checking",
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
            "target": "#bulkStatus.confirming",
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
            "target": "#bulkStatus.sending",
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
            "target": "#bulkStatus.looking",
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
            "target": "#bulkStatus.sending",
            "description": "Onayla / Confirm"
          }
        ],
        "CANCEL": [
          {
            "target": "#bulkStatus.checked",
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
              "target": "#bulkStatus.begun",
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
              "target": "#bulkStatus.notSent",
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
            "target": "#bulkStatus.sending",
            "description": "Yeniden dene / Try again"
          }
        ],
        "CANCEL": [
          {
            "target": "#bulkStatus.checked",
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
