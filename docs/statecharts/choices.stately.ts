import { createMachine } from 'xstate'

export const choicesMachine = createMachine({
  "id": "choices",
  "description": "Kayıt seçimi / Choosing a record",
  "on": {
    "SEARCH": [
      {
        "target": "#choices.typing",
        "actions": [
          {
            "type": "search"
          }
        ],
        "description": "Ara / Search"
      }
    ],
    "NAME": [
      {
        "guard": {
          "type": "allNamed"
        },
        "description": "Seçilmiş olanların adını iste / Ask for the names of those chosen"
      },
      {
        "target": "#choices.finding",
        "actions": [
          {
            "type": "name"
          }
        ],
        "description": "Seçilmiş olanların adını iste / Ask for the names of those chosen"
      }
    ]
  },
  "initial": "finding",
  "states": {
    "typing": {
      "description": "Arama yazılıyor / A search is being typed",
      "tags": [
        "busy"
      ],
      "after": {
        "typing": [
          {
            "target": "#choices.finding",
            "description": "Yazmaya ara verme: doldu / A pause in typing: over"
          }
        ]
      }
    },
    "finding": {
      "description": "Aranıyor / Searching",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "find",
          "src": "find",
          "onDone": [
            {
              "target": "#choices.shown",
              "actions": [
                {
                  "type": "take"
                }
              ],
              "description": "Seçenekleri getirme: tamam / Fetching the choices: done"
            }
          ],
          "onError": [
            {
              "target": "#choices.failed",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Seçenekleri getirme: olmadı / Fetching the choices: failed"
            }
          ]
        }
      ]
    },
    "shown": {
      "description": "Seçenekler hazır / Choices are ready"
    },
    "failed": {
      "description": "Getirilemedi / Could not be fetched",
      "on": {
        "RETRY": [
          {
            "target": "#choices.finding",
            "description": "Yeniden dene / Try again"
          }
        ]
      }
    }
  }
})
