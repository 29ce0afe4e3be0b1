import { createMachine } from 'xstate'

export const homeMachine = createMachine({
  "id": "home",
  "description": "Ana sayfa / Home page",
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
              "target": "#home.shown",
              "description": "Sayma: tamam / Counting: done"
            }
          ],
          "onError": [
            {
              "target": "#home.failed",
              "description": "Sayma: olmadı / Counting: failed"
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
            "target": "#home.counting",
            "description": "Yeniden dene / Try again"
          }
        ]
      }
    }
  }
})
