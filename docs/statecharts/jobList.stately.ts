import { createMachine } from 'xstate'

export const jobListMachine = createMachine({
  "id": "jobList",
  "description": "Süren işler / Jobs under way",
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
    "SHOWN": [
      {
        "target": "#jobList.asking",
        "guard": {
          "type": "showsOpen"
        },
        "actions": [
          {
            "type": "show"
          },
          {
            "type": "beginAnew"
          }
        ],
        "description": "Liste başka işler gösteriyor / The list shows other jobs"
      },
      {
        "target": "#jobList.resting",
        "actions": [
          {
            "type": "show"
          }
        ],
        "description": "Liste başka işler gösteriyor / The list shows other jobs"
      }
    ]
  },
  "initial": "resting",
  "states": {
    "resting": {
      "description": "Süren iş yok / No job is running"
    },
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
                },
                {
                  "type": "tellBegun"
                }
              ],
              "description": "Listeyi getirme: tamam / Fetching the list: done"
            },
            {
              "target": "#jobList.resting",
              "actions": [
                {
                  "type": "take"
                },
                {
                  "type": "tellBegun"
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
