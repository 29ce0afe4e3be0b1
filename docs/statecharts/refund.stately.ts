import { and, createMachine } from 'xstate'

export const refundMachine = createMachine({
  "id": "refund",
  "type": "parallel",
  "description": "İade / Refund",
  "states": {
    "decision": {
      "description": "Karar ve para / Decision and money",
      "initial": "pending",
      "states": {
        "pending": {
          "description": "Karar bekliyor / Awaits a decision",
          "on": {
            "DECIDE": [
              {
                "guard": {
                  "type": "auth.forbidden"
                },
                "actions": [
                  {
                    "type": "decide"
                  }
                ],
                "description": "Satıra karar ver / Decide on a line"
              }
            ],
            "APPROVE": [
              {
                "target": "#refund.decision.accepted",
                "guard": and([{ type: 'auth.forbidden' }, { type: 'refund.approve_needs_accepted' }]),
                "actions": [
                  {
                    "type": "approve"
                  }
                ],
                "description": "İadeyi onayla / Approve the refund"
              }
            ],
            "REJECT": [
              {
                "target": "#refund.decision.rejected",
                "guard": and([{ type: 'auth.forbidden' }, { type: 'refund.reject_has_accepted' }]),
                "actions": [
                  {
                    "type": "reject"
                  }
                ],
                "description": "İadeyi reddet / Reject the refund"
              }
            ]
          }
        },
        "accepted": {
          "description": "Onaylandı / Approved",
          "on": {
            "PAY_BACK": [
              {
                "target": "#refund.decision.refunded",
                "guard": and([{ type: 'auth.forbidden' }, { type: 'validation.required' }, { type: 'money.currency_mix' }, { type: 'refund.above_paid' }]),
                "actions": [
                  {
                    "type": "payBack"
                  }
                ],
                "description": "Parayı geri öde / Pay the money back"
              }
            ]
          }
        },
        "rejected": {
          "type": "final",
          "description": "Reddedildi / Rejected"
        },
        "refunded": {
          "type": "final",
          "description": "Parası ödendi / Money paid back"
        }
      }
    },
    "goods": {
      "description": "Ürünlerin gelişi / Coming of the goods",
      "initial": "awaited",
      "states": {
        "awaited": {
          "description": "Ürünler bekleniyor / Goods awaited",
          "on": {
            "RECEIVE": [
              {
                "target": "#refund.goods.received",
                "guard": and([{ type: 'auth.forbidden' }, { type: 'refund.goods_not_expected' }]),
                "actions": [
                  {
                    "type": "receive"
                  }
                ],
                "description": "Ürünleri teslim al / Receive the goods"
              }
            ]
          }
        },
        "received": {
          "type": "final",
          "description": "Ürünler teslim alındı / Goods received"
        }
      }
    }
  }
})
