import { createMachine } from 'xstate'

export const fileUploadMachine = createMachine({
  "id": "fileUpload",
  "description": "Tek dosyanın yüklenmesi / Upload of one file",
  "on": {
    "REMOVE": [
      {
        "target": "#fileUpload.removed",
        "description": "Dosyadan vazgeç / Give the file up"
      }
    ]
  },
  "initial": "queued",
  "states": {
    "queued": {
      "description": "Sırada / Waiting its turn",
      "tags": [
        "busy"
      ],
      "on": {
        "START": [
          {
            "target": "#fileUpload.checking",
            "description": "Sırası geldi / Its turn came"
          }
        ]
      }
    },
    "checking": {
      "description": "Dosyaya bakılıyor / Looking into the file",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "check",
          "src": "check",
          "onDone": [
            {
              "target": "#fileUpload.sending",
              "description": "İçine bakma: tamam / Looking into it: done"
            }
          ],
          "onError": [
            {
              "target": "#fileUpload.refused",
              "guard": {
                "type": "isForbidden"
              },
              "actions": [
                {
                  "type": "note"
                }
              ],
              "description": "İçine bakma: olmadı / Looking into it: failed"
            },
            {
              "target": "#fileUpload.failed",
              "actions": [
                {
                  "type": "note"
                }
              ],
              "description": "İçine bakma: olmadı / Looking into it: failed"
            }
          ]
        }
      ]
    },
    "sending": {
      "description": "Gönderiliyor / Sending",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "send",
          "src": "send",
          "onDone": [
            {
              "target": "#fileUpload.stored",
              "actions": [
                {
                  "type": "tellStored"
                }
              ],
              "description": "Gönderme: tamam / Sending: done"
            }
          ],
          "onError": [
            {
              "target": "#fileUpload.refused",
              "guard": {
                "type": "isForbidden"
              },
              "actions": [
                {
                  "type": "note"
                }
              ],
              "description": "Gönderme: olmadı / Sending: failed"
            },
            {
              "target": "#fileUpload.failed",
              "actions": [
                {
                  "type": "note"
                }
              ],
              "description": "Gönderme: olmadı / Sending: failed"
            }
          ]
        }
      ],
      "on": {
        "PROGRESS": [
          {
            "description": "Bir parçası gitti / A part was sent"
          }
        ]
      }
    },
    "failed": {
      "description": "Olmadı / Failed",
      "entry": [
        {
          "type": "tellFailed"
        }
      ],
      "on": {
        "RETRY": [
          {
            "target": "#fileUpload.queued",
            "actions": [
              {
                "type": "tellQueued"
              }
            ],
            "description": "Yeniden dene / Try again"
          }
        ]
      }
    },
    "refused": {
      "description": "Bir kural izin vermedi / A rule forbids it",
      "entry": [
        {
          "type": "tellFailed"
        }
      ]
    },
    "stored": {
      "description": "Yüklendi / Uploaded"
    },
    "removed": {
      "type": "final",
      "description": "Vazgeçildi / Given up",
      "entry": [
        {
          "type": "tellRemoved"
        }
      ]
    }
  }
})
