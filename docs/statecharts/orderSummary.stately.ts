import { createMachine } from 'xstate'

export const orderSummaryMachine = createMachine({
  "id": "orderSummary",
  "description": "Sipariş özeti / Order summary",
  "on": {
    "SHOW": [
      {
        "target": "#orderSummary.summing",
        "actions": [
          {
            "type": "ask"
          }
        ],
        "description": "Başka günler sor / Ask for other days"
      }
    ]
  },
  "initial": "summing",
  "states": {
    "summing": {
      "description": "Toplanıyor / Summing up",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "sum",
          "src": "sum",
          "onDone": [
            {
              "target": "#orderSummary.shown",
              "description": "Toplama: tamam / Summing up: done"
            }
          ],
          "onError": [
            {
              "target": "#orderSummary.failed",
              "description": "Toplama: olmadı / Summing up: failed"
            }
          ]
        }
      ]
    },
    "shown": {
      "description": "Gösteriliyor / Shown"
    },
    "failed": {
      "description": "Yüklenemedi / Could not load",
      "on": {
        "RETRY": [
          {
            "target": "#orderSummary.summing",
            "description": "Yeniden dene / Try again"
          }
        ]
      }
    }
  }
})
