import { createMachine } from 'xstate'

export const listExportMachine = createMachine({
  "id": "listExport",
  "description": "Listeyi dışa aktarma / Exporting a list",
  "initial": "idle",
  "states": {
    "idle": {
      "description": "Dosya yok / No file",
      "on": {
        "EXPORT": [
          {
            "target": "#listExport.writing",
            "actions": [
              {
                "type": "take"
              }
            ],
            "description": "Dışa aktar / Export"
          }
        ]
      }
    },
    "writing": {
      "description": "Dosya hazırlanıyor / File on its way",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "write",
          "src": "write",
          "onDone": [
            {
              "target": "#listExport.idle",
              "actions": [
                {
                  "type": "announce"
                }
              ],
              "description": "Dosyayı alma: tamam / Fetch the file: done"
            }
          ],
          "onError": [
            {
              "target": "#listExport.failed",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Dosyayı alma: olmadı / Fetch the file: failed"
            }
          ]
        }
      ],
      "on": {
        "CANCEL": [
          {
            "target": "#listExport.idle",
            "description": "Vazgeç / Cancel"
          }
        ]
      }
    },
    "failed": {
      "description": "Dışa aktarılamadı / Not exported",
      "tags": [
        "asking"
      ],
      "on": {
        "RETRY": [
          {
            "target": "#listExport.writing",
            "description": "Yeniden dene / Try again"
          }
        ],
        "CANCEL": [
          {
            "target": "#listExport.idle",
            "description": "Vazgeç / Cancel"
          }
        ],
        "EXPORT": [
          {
            "target": "#listExport.writing",
            "actions": [
              {
                "type": "take"
              }
            ],
            "description": "Dışa aktar / Export"
          }
        ]
      }
    }
  }
})
