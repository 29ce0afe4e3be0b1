import { createMachine } from 'xstate'

export const jobListMachine = createMachine({
  "id": "jobList",
  "description": "İşler / Jobs",
  "on": {
    "LOOK": [
      {
        "target": "#jobList.asking",
        "actions": [
          {
            "type": "beginAnew"
          }
        ],
        "description": "Yeniden bak / Look again"
      }
    ],
    "SET_PAGE": [
      {
        "target": "#jobList.asking",
        "actions": [
          {
            "type": "turn"
          }
        ],
        "description": "Sayfa değiştir / Turn the page"
      }
    ]
  },
  "initial": "asking",
  "states": {
    "asking": {
      "description": "Soruluyor / Being asked for",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "list",
          "src": "list",
          "onDone": [
            {
              "target": "#jobList.watching",
              "guard": {
                "type": "anyOpen"
              },
              "actions": [
                {
                  "type": "take"
                }
              ],
              "description": "Listeyi getirme: tamam / Fetching the list: done"
            },
            {
              "target": "#jobList.resting",
              "actions": [
                {
                  "type": "take"
                }
              ],
              "description": "Listeyi getirme: tamam / Fetching the list: done"
            }
          ],
          "onError": [
            {
              "target": "#jobList.failed",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Listeyi getirme: olmadı / Fetching the list: failed"
            }
          ]
        }
      ]
    },
    "watching": {
      "description": "Süren iş var / A job is running",
      "after": {
        "pause": [
          {
            "target": "#jobList.asking",
            "description": "Bakmaya ara verme: doldu / A pause between looks: over"
          }
        ]
      }
    },
    "resting": {
      "description": "Süren iş yok / No job is running"
    },
    "failed": {
      "description": "Yüklenemedi / Could not load",
      "after": {
        "pause": [
          {
            "target": "#jobList.asking",
            "description": "Bakmaya ara verme: doldu / A pause between looks: over"
          }
        ]
      }
    }
  }
})
