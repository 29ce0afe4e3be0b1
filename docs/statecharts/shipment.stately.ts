import { and, createMachine } from 'xstate'

export const shipmentMachine = createMachine({
  "id": "shipment",
  "description": "Gönderi / Shipment",
  "on": {
    "ORDER": [
      {
        "actions": [
          {
            "type": "takeOrder"
          }
        ],
        "description": "Sipariş bu arada değişti / The order changed meanwhile"
      }
    ]
  },
  "initial": "draft",
  "states": {
    "draft": {
      "description": "Hazırlanıyor / Being prepared",
      "on": {
        "REGISTER": [
          {
            "target": "#shipment.registered",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'shipping.order_not_ready' }, { type: 'order.transfer_not_paid' }, { type: 'shipping.method_required' }, { type: 'cargo.out_of_area' }, { type: 'cargo.error' }]),
            "actions": [
              {
                "type": "choose"
              },
              {
                "type": "takeCode"
              },
              {
                "type": "report"
              }
            ],
            "description": "Kargoya kaydet / Register with cargo"
          },
          {
            "target": "#shipment.warned",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'shipping.order_not_ready' }, { type: 'order.transfer_not_paid' }, { type: 'shipping.method_required' }, { type: 'isOutOfArea' }]),
            "actions": [
              {
                "type": "choose"
              }
            ],
            "description": "Kargoya kaydet / Register with cargo"
          },
          {
            "target": "#shipment.failed",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'shipping.order_not_ready' }, { type: 'order.transfer_not_paid' }, { type: 'shipping.method_required' }, { type: 'isError' }]),
            "actions": [
              {
                "type": "choose"
              }
            ],
            "description": "Kargoya kaydet / Register with cargo"
          }
        ],
        "HAND_OVER": [
          {
            "target": "#shipment.by_hand",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'shipping.order_not_ready' }, { type: 'order.transfer_not_paid' }, { type: 'shipping.tracking_code' }]),
            "actions": [
              {
                "type": "takeCode"
              },
              {
                "type": "report"
              }
            ],
            "description": "Takip numarasıyla bildir / Report with a tracking code"
          }
        ]
      }
    },
    "warned": {
      "description": "Dağıtım alanı dışında / Outside the delivery area",
      "on": {
        "PROCEED": [
          {
            "target": "#shipment.registered",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'shipping.order_not_ready' }, { type: 'order.transfer_not_paid' }, { type: 'cargo.error' }]),
            "actions": [
              {
                "type": "takeCode"
              },
              {
                "type": "report"
              }
            ],
            "description": "Yine de devam et / Proceed anyway"
          },
          {
            "target": "#shipment.failed",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'shipping.order_not_ready' }, { type: 'order.transfer_not_paid' }, { type: 'isError' }]),
            "description": "Yine de devam et / Proceed anyway"
          }
        ],
        "HAND_OVER": [
          {
            "target": "#shipment.by_hand",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'shipping.order_not_ready' }, { type: 'order.transfer_not_paid' }, { type: 'shipping.tracking_code' }]),
            "actions": [
              {
                "type": "takeCode"
              },
              {
                "type": "report"
              }
            ],
            "description": "Takip numarasıyla bildir / Report with a tracking code"
          }
        ],
        "CANCEL": [
          {
            "target": "#shipment.cancelled",
            "guard": {
              "type": "auth.forbidden"
            },
            "description": "Vazgeç / Give up"
          }
        ]
      }
    },
    "failed": {
      "description": "Kargo hatası / Cargo error",
      "on": {
        "REGISTER": [
          {
            "target": "#shipment.registered",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'shipping.order_not_ready' }, { type: 'order.transfer_not_paid' }, { type: 'shipping.method_required' }, { type: 'cargo.out_of_area' }, { type: 'cargo.error' }]),
            "actions": [
              {
                "type": "choose"
              },
              {
                "type": "takeCode"
              },
              {
                "type": "report"
              }
            ],
            "description": "Kargoya kaydet / Register with cargo"
          },
          {
            "target": "#shipment.warned",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'shipping.order_not_ready' }, { type: 'order.transfer_not_paid' }, { type: 'shipping.method_required' }, { type: 'isOutOfArea' }]),
            "actions": [
              {
                "type": "choose"
              }
            ],
            "description": "Kargoya kaydet / Register with cargo"
          },
          {
            "target": "#shipment.failed",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'shipping.order_not_ready' }, { type: 'order.transfer_not_paid' }, { type: 'shipping.method_required' }, { type: 'isError' }]),
            "actions": [
              {
                "type": "choose"
              }
            ],
            "description": "Kargoya kaydet / Register with cargo"
          }
        ],
        "PROCEED": [
          {
            "target": "#shipment.by_hand",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'shipping.order_not_ready' }, { type: 'order.transfer_not_paid' }]),
            "actions": [
              {
                "type": "report"
              }
            ],
            "description": "Yine de devam et / Proceed anyway"
          }
        ],
        "HAND_OVER": [
          {
            "target": "#shipment.by_hand",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'shipping.order_not_ready' }, { type: 'order.transfer_not_paid' }, { type: 'shipping.tracking_code' }]),
            "actions": [
              {
                "type": "takeCode"
              },
              {
                "type": "report"
              }
            ],
            "description": "Takip numarasıyla bildir / Report with a tracking code"
          }
        ],
        "CANCEL": [
          {
            "target": "#shipment.cancelled",
            "guard": {
              "type": "auth.forbidden"
            },
            "description": "Vazgeç / Give up"
          }
        ]
      }
    },
    "registered": {
      "type": "final",
      "description": "Kargoya kaydedildi / Registered with cargo"
    },
    "by_hand": {
      "type": "final",
      "description": "Elden bildirildi / Reported by hand"
    },
    "cancelled": {
      "type": "final",
      "description": "Vazgeçildi / Given up"
    }
  }
})
