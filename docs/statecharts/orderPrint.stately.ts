import { createMachine } from 'xstate'

export const orderPrintMachine = createMachine({
  "id": "orderPrint",
  "description": "Seçilen siparişleri yazdırma / Printing the selected orders",
  "initial": "idle",
  "states": {
    "idle": {
      "description": "Bekliyor / Waiting",
      "on": {
        "PRINT": [
          {
            "target": "#orderPrint.opening",
            "actions": [
              {
                "type": "take"
              }
            ],
            "description": "Seçilenleri yazdır / Print the selected"
          }
        ]
      }
    },
    "opening": {
      "description": "Pencere açılıyor / Opening the window",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "openWindow",
          "src": "openWindow",
          "onDone": [
            {
              "target": "#orderPrint.idle",
              "guard": {
                "type": "app.popup_blocked"
              },
              "description": "Pencereyi açma: tamam / Opening the window: done"
            },
            {
              "target": "#orderPrint.blocked",
              "description": "Pencereyi açma: tamam / Opening the window: done"
            }
          ]
        }
      ]
    },
    "blocked": {
      "description": "Pencere engellendi / Window blocked",
      "tags": [
        "asking"
      ],
      "on": {
        "RETRY": [
          {
            "target": "#orderPrint.opening",
            "description": "Yeniden dene / Try again"
          }
        ],
        "CLOSE": [
          {
            "target": "#orderPrint.idle",
            "description": "Kapat / Close"
          }
        ]
      }
    }
  }
})
