import { and, createMachine } from 'xstate'

export const transferDeskMachine = createMachine({
  "id": "transferDesk",
  "description": "Havale ve EFT’ler / Money transfers",
  "initial": "idle",
  "states": {
    "idle": {
      "description": "İşlem yok / Nothing under way",
      "on": {
        "PAY": [
          {
            "target": "#transferDesk.paying",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'order.cancelled_is_final' }, { type: 'order.rejected_is_final' }, { type: 'flow.no_such_step' }]),
            "actions": [
              {
                "type": "take"
              }
            ],
            "description": "Ödemeyi işaretle / Mark the payment"
          }
        ]
      }
    },
    "paying": {
      "description": "İşaretleniyor / Marking",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "pay",
          "src": "pay",
          "onDone": [
            {
              "target": "#transferDesk.idle",
              "actions": [
                {
                  "type": "tellPaid"
                }
              ],
              "description": "Ödemeyi işaretleme: tamam / Marking the payment: done"
            }
          ],
          "onError": [
            {
              "target": "#transferDesk.notPaid",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Ödemeyi işaretleme: olmadı / Marking the payment: failed"
            }
          ]
        }
      ]
    },
    "notPaid": {
      "description": "İşaretlenemedi / Not marked",
      "tags": [
        "asking"
      ],
      "on": {
        "RETRY": [
          {
            "target": "#transferDesk.paying",
            "description": "Yeniden dene / Try again"
          }
        ],
        "CANCEL": [
          {
            "target": "#transferDesk.idle",
            "actions": [
              {
                "type": "tellChanged"
              }
            ],
            "description": "Vazgeç / Cancel"
          }
        ]
      }
    }
  }
})
