import { createMachine } from 'xstate'

export const orderSheetsMachine = createMachine({
  "id": "orderSheets",
  "description": "Siparişlerin kâğıtları / The papers of orders",
  "initial": "judging",
  "states": {
    "judging": {
      "description": "Sayısına bakılıyor / Looking at how many",
      "always": [
        {
          "target": "#orderSheets.opening",
          "guard": {
            "type": "sheets.too_many"
          },
          "description": "hemen / at once"
        },
        {
          "target": "#orderSheets.tooMany",
          "description": "hemen / at once"
        }
      ]
    },
    "tooMany": {
      "description": "Bir belge için çok / Too many for a document"
    },
    "opening": {
      "description": "Yükleniyor / Loading",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "open",
          "src": "open",
          "onDone": [
            {
              "target": "#orderSheets.shown",
              "description": "Kâğıtları getirme: tamam / Fetching the papers: done"
            }
          ],
          "onError": [
            {
              "target": "#orderSheets.unreachable",
              "description": "Kâğıtları getirme: olmadı / Fetching the papers: failed"
            }
          ]
        }
      ]
    },
    "unreachable": {
      "description": "Yüklenemedi / Could not load",
      "on": {
        "RETRY": [
          {
            "target": "#orderSheets.opening",
            "description": "Yeniden dene / Try again"
          }
        ]
      }
    },
    "shown": {
      "description": "Gösteriliyor / Shown",
      "on": {
        "PRINT": [
          {
            "guard": {
              "type": "sheets.nothing"
            },
            "actions": [
              {
                "type": "print"
              }
            ],
            "description": "Yazdır / Print"
          }
        ]
      }
    }
  }
})
