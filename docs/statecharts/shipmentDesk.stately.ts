import { and, createMachine } from 'xstate'

export const shipmentDeskMachine = createMachine({
  "id": "shipmentDesk",
  "description": "Gönderi masası / Shipment desk",
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
            "description": "Yöntem seç / Choose a method"
          }
        ],
        "ACT": [
          {
            "target": "#shipmentDesk.sending",
            "guard": and([{ type: 'shipping.order_not_ready' }, { type: 'order.transfer_not_paid' }, { type: 'shipping.method_required' }, { type: 'shipping.nothing_tracked' }, { type: 'flow.no_such_step' }]),
            "actions": [
              {
                "type": "begin"
              }
            ],
            "description": "Gönderinin bir adımını at / Take a step of the shipment"
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
    "sending": {
      "description": "Kargo firmasına soruluyor / The cargo company is asked",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "send",
          "src": "send",
          "onDone": [
            {
              "target": "#shipmentDesk.shown",
              "actions": [
                {
                  "type": "takeOrder"
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
              "target": "#shipmentDesk.refused",
              "guard": {
                "type": "isRefused"
              },
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Adımı gönderme: olmadı / Sending the step: failed"
            },
            {
              "target": "#shipmentDesk.notSent",
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
    "refused": {
      "description": "Kurallar engelledi / Rules stood in the way",
      "tags": [
        "asking"
      ],
      "on": {
        "LOOK": [
          {
            "target": "#shipmentDesk.left",
            "actions": [
              {
                "type": "tellChanged"
              }
            ],
            "description": "Güncel hâline bak / See how it is now"
          }
        ]
      }
    },
    "notSent": {
      "description": "Yanıt alınamadı / No answer came",
      "tags": [
        "asking"
      ],
      "on": {
        "RETRY": [
          {
            "target": "#shipmentDesk.sending",
            "description": "Yeniden dene / Try again"
          }
        ],
        "LOOK": [
          {
            "target": "#shipmentDesk.left",
            "actions": [
              {
                "type": "tellChanged"
              }
            ],
            "description": "Güncel hâline bak / See how it is now"
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
            "target": "#shipmentDesk.shown",
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
