import { createMachine } from 'xstate'

export const catalogHomeMachine = createMachine({
  "id": "catalogHome",
  "description": "Kataloğa bakış / Catalogue overview",
  "initial": "counting",
  "states": {
    "counting": {
      "description": "Sayılıyor / Counting",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "count",
          "src": "count",
          "onDone": [
            {
              "target": "#catalogHome.shown",
              "description": "Sayma: tamam / Counting: done"
            }
          ],
          "onError": [
            {
              "target": "#catalogHome.failed",
              "description": "Sayma: olmadı / Counting: failed"
            }
          ]
        }
      ]
    },
    "shown": {
      "description": "Gösteriliyor / Shown",
      "on": {
        "RECOUNT": [
          {
            "target": "#catalogHome.counting",
            "description": "Yeniden say / Count again"
          }
        ]
      }
    },
    "failed": {
      "description": "Yüklenemedi / Could not load",
      "on": {
        "RETRY": [
          {
            "target": "#catalogHome.counting",
            "description": "Yeniden dene / Try again"
          }
        ]
      }
    }
  }
})
