import { createMachine } from 'xstate'

export const chapterMachine = createMachine({
  "id": "chapter",
  "description": "Durum şeması sayfası / Statechart page",
  "initial": "reading",
  "states": {
    "reading": {
      "description": "Açılıyor / Opening",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "read",
          "src": "read",
          "onDone": [
            {
              "target": "#chapter.open",
              "description": "Bölümü okuma: tamam / Reading the chapter: done"
            }
          ],
          "onError": [
            {
              "target": "#chapter.unreadable",
              "description": "Bölümü okuma: olmadı / Reading the chapter: failed"
            }
          ]
        }
      ]
    },
    "open": {
      "description": "Açık / Open",
      "on": {
        "ENLARGE": [
          {
            "actions": [
              {
                "type": "enlarge"
              }
            ],
            "description": "Büyüt / Enlarge"
          }
        ],
        "REDUCE": [
          {
            "actions": [
              {
                "type": "reduce"
              }
            ],
            "description": "Küçült / Reduce"
          }
        ],
        "FIT": [
          {
            "actions": [
              {
                "type": "fit"
              }
            ],
            "description": "Sayfaya sığdır / Fit to the page"
          }
        ]
      }
    },
    "unreadable": {
      "description": "Okunamadı / Could not be read",
      "on": {
        "RETRY": [
          {
            "target": "#chapter.reading",
            "description": "Yeniden dene / Try again"
          }
        ]
      }
    }
  }
})
