import { and, createMachine } from 'xstate'

export const productReviewMachine = createMachine({
  "id": "productReview",
  "description": "Ürün değerlendirmesi / Product review",
  "initial": "pending",
  "states": {
    "pending": {
      "description": "Bekliyor / Waiting",
      "on": {
        "ACCEPT": [
          {
            "target": "#productReview.accepted",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'review.product_closed' }]),
            "description": "Onayla / Accept"
          }
        ],
        "REJECT": [
          {
            "target": "#productReview.rejected",
            "guard": {
              "type": "auth.forbidden"
            },
            "description": "Reddet / Reject"
          }
        ]
      }
    },
    "accepted": {
      "description": "Onaylandı / Accepted",
      "on": {
        "REJECT": [
          {
            "target": "#productReview.rejected",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'review.answered' }]),
            "description": "Reddet / Reject"
          }
        ],
        "REOPEN": [
          {
            "target": "#productReview.pending",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'review.answered' }]),
            "description": "Beklemeye al / Let it wait"
          }
        ],
        "ANSWER": [
          {
            "guard": and([{ type: 'auth.forbidden' }, { type: 'validation.required' }, { type: 'validation.max_length' }]),
            "actions": [
              {
                "type": "answer"
              }
            ],
            "description": "Yanıtı kaydet / Save the answer"
          }
        ],
        "WITHDRAW": [
          {
            "guard": and([{ type: 'auth.forbidden' }, { type: 'review.not_answered' }]),
            "actions": [
              {
                "type": "withdraw"
              }
            ],
            "description": "Yanıtı kaldır / Withdraw the answer"
          }
        ]
      }
    },
    "rejected": {
      "description": "Reddedildi / Rejected",
      "on": {
        "ACCEPT": [
          {
            "target": "#productReview.accepted",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'review.product_closed' }]),
            "description": "Onayla / Accept"
          }
        ],
        "REOPEN": [
          {
            "target": "#productReview.pending",
            "guard": {
              "type": "auth.forbidden"
            },
            "description": "Beklemeye al / Let it wait"
          }
        ]
      }
    }
  }
})
