import { and, createMachine } from 'xstate'

export const productMatchMachine = createMachine({
  "id": "productMatch",
  "description": "Ürün eşleşmesi / Product match",
  "initial": "fetched",
  "states": {
    "fetched": {
      "description": "Getirildi / Fetched",
      "always": [
        {
          "target": "#productMatch.suggested",
          "guard": {
            "type": "isSuggested"
          },
          "description": "hemen / at once"
        },
        {
          "target": "#productMatch.unmatched",
          "description": "hemen / at once"
        }
      ]
    },
    "unmatched": {
      "description": "Eşleşmedi / Not matched",
      "on": {
        "CHOOSE": [
          {
            "target": "#productMatch.matched",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'match.product_missing' }, { type: 'match.product_taken' }]),
            "actions": [
              {
                "type": "choose"
              }
            ],
            "description": "Bu ürünle eşleştir / Match with this product"
          }
        ],
        "REFUSE": [
          {
            "target": "#productMatch.refused",
            "guard": {
              "type": "auth.forbidden"
            },
            "description": "Reddet / Refuse"
          }
        ]
      }
    },
    "suggested": {
      "description": "Öneri var / Suggested",
      "on": {
        "ACCEPT": [
          {
            "target": "#productMatch.matched",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'match.product_taken' }]),
            "actions": [
              {
                "type": "accept"
              }
            ],
            "description": "Onayla / Accept"
          }
        ],
        "CHOOSE": [
          {
            "target": "#productMatch.matched",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'match.product_missing' }, { type: 'match.product_taken' }]),
            "actions": [
              {
                "type": "choose"
              }
            ],
            "description": "Bu ürünle eşleştir / Match with this product"
          }
        ],
        "REFUSE": [
          {
            "target": "#productMatch.refused",
            "guard": {
              "type": "auth.forbidden"
            },
            "description": "Reddet / Refuse"
          }
        ]
      }
    },
    "matched": {
      "description": "Eşleşti / Matched",
      "on": {
        "CHOOSE": [
          {
            "target": "#productMatch.matched",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'match.product_missing' }, { type: 'match.product_taken' }]),
            "actions": [
              {
                "type": "choose"
              }
            ],
            "description": "Bu ürünle eşleştir / Match with this product"
          }
        ],
        "RELEASE": [
          {
            "target": "#productMatch.suggested",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'isSuggested' }]),
            "actions": [
              {
                "type": "release"
              }
            ],
            "description": "Kararı geri al / Take back"
          },
          {
            "target": "#productMatch.unmatched",
            "guard": {
              "type": "auth.forbidden"
            },
            "actions": [
              {
                "type": "release"
              }
            ],
            "description": "Kararı geri al / Take back"
          }
        ]
      }
    },
    "refused": {
      "description": "Reddedildi / Refused",
      "on": {
        "RELEASE": [
          {
            "target": "#productMatch.suggested",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'isSuggested' }]),
            "actions": [
              {
                "type": "release"
              }
            ],
            "description": "Kararı geri al / Take back"
          },
          {
            "target": "#productMatch.unmatched",
            "guard": {
              "type": "auth.forbidden"
            },
            "actions": [
              {
                "type": "release"
              }
            ],
            "description": "Kararı geri al / Take back"
          }
        ]
      }
    }
  }
})
