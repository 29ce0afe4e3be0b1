import { and, createMachine } from 'xstate'

export const uploadMachine = createMachine({
  "id": "upload",
  "description": "Yükleme / Upload",
  "on": {
    "DISMISS": [
      {
        "actions": [
          {
            "type": "forgetRefusal"
          }
        ],
        "description": "Uyarıyı kapat / Close the warning"
      }
    ]
  },
  "initial": "resting",
  "states": {
    "resting": {
      "description": "Yolda dosya yok / No file on its way",
      "on": {
        "DROP": [
          {
            "target": "#upload.uploading",
            "guard": and([{ type: 'files.allowed_number' }, { type: 'files.allowed_formats' }, { type: 'files.max_size_exceeded' }]),
            "actions": [
              {
                "type": "admit"
              },
              {
                "type": "startNext"
              }
            ],
            "description": "Dosya bırak / Drop files"
          },
          {
            "actions": [
              {
                "type": "refuse"
              }
            ],
            "description": "Dosya bırak / Drop files"
          }
        ],
        "FILE_QUEUED": [
          {
            "target": "#upload.uploading",
            "actions": [
              {
                "type": "queue"
              },
              {
                "type": "startNext"
              }
            ],
            "description": "Dosya yeniden sıraya girdi / A file waits again"
          }
        ],
        "FILE_REMOVED": [
          {
            "actions": [
              {
                "type": "remove"
              },
              {
                "type": "deliver"
              },
              {
                "type": "startNext"
              }
            ],
            "description": "Dosyadan vazgeçildi / A file was given up"
          }
        ]
      }
    },
    "uploading": {
      "description": "Yükleniyor / Uploading",
      "tags": [
        "live"
      ],
      "entry": [
        {
          "type": "tellBusy"
        }
      ],
      "exit": [
        {
          "type": "tellDone"
        }
      ],
      "always": [
        {
          "target": "#upload.resting",
          "guard": {
            "type": "nothingLive"
          },
          "description": "hemen / at once"
        }
      ],
      "on": {
        "DROP": [
          {
            "guard": and([{ type: 'files.allowed_number' }, { type: 'files.allowed_formats' }, { type: 'files.max_size_exceeded' }]),
            "actions": [
              {
                "type": "admit"
              },
              {
                "type": "startNext"
              }
            ],
            "description": "Dosya bırak / Drop files"
          },
          {
            "actions": [
              {
                "type": "refuse"
              }
            ],
            "description": "Dosya bırak / Drop files"
          }
        ],
        "FILE_QUEUED": [
          {
            "actions": [
              {
                "type": "queue"
              },
              {
                "type": "startNext"
              }
            ],
            "description": "Dosya yeniden sıraya girdi / A file waits again"
          }
        ],
        "FILE_STORED": [
          {
            "actions": [
              {
                "type": "keep"
              },
              {
                "type": "deliver"
              },
              {
                "type": "startNext"
              }
            ],
            "description": "Dosya yüklendi / A file was uploaded"
          }
        ],
        "FILE_FAILED": [
          {
            "actions": [
              {
                "type": "fail"
              },
              {
                "type": "deliver"
              },
              {
                "type": "startNext"
              }
            ],
            "description": "Dosya yüklenemedi / A file was not uploaded"
          }
        ],
        "FILE_REMOVED": [
          {
            "actions": [
              {
                "type": "remove"
              },
              {
                "type": "deliver"
              },
              {
                "type": "startNext"
              }
            ],
            "description": "Dosyadan vazgeçildi / A file was given up"
          }
        ]
      }
    }
  }
})
