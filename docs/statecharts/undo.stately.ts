import { createMachine } from 'xstate'

export const undoMachine = createMachine({
  "id": "undo",
  "description": "Geri alma / Undo",
  "initial": "offered",
  "states": {
    "offered": {
      "description": "Öneriliyor / On offer",
      "on": {
        "TAKE": [
          {
            "target": "#undo.undoing",
            "description": "Geri al / Undo"
          }
        ]
      }
    },
    "undoing": {
      "description": "Geri alınıyor / Undoing",
      "tags": [
        "busy"
      ],
      "entry": [
        {
          "type": "makeKey"
        }
      ],
      "invoke": [
        {
          "id": "takeBack",
          "src": "takeBack",
          "onDone": [
            {
              "target": "#undo.undone",
              "guard": {
                "type": "allBack"
              },
              "actions": [
                {
                  "type": "takeUndone"
                }
              ],
              "description": "Geri alma: tamam / Undoing: done"
            },
            {
              "target": "#undo.refused",
              "actions": [
                {
                  "type": "takeUndone"
                }
              ],
              "description": "Geri alma: tamam / Undoing: done"
            }
          ],
          "onError": [
            {
              "target": "#undo.failed",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Geri alma: olmadı / Undoing: failed"
            }
          ]
        }
      ]
    },
    "undone": {
      "type": "final",
      "description": "Geri alındı / Undone"
    },
    "refused": {
      "type": "final",
      "description": "Kural engelledi / A rule stood in the way"
    },
    "failed": {
      "description": "Olmadı / Failed",
      "on": {
        "RETRY": [
          {
            "target": "#undo.undoing",
            "description": "Yeniden dene / Try again"
          }
        ]
      }
    }
  }
})
