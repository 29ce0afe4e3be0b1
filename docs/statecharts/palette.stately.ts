import { createMachine } from 'xstate'

export const paletteMachine = createMachine({
  "id": "palette",
  "description": "Ara ve git / Search and go",
  "initial": "closed",
  "states": {
    "closed": {
      "description": "Kapalı / Closed",
      "on": {
        "OPEN": [
          {
            "target": "#palette.open",
            "actions": [
              {
                "type": "begin"
              }
            ],
            "description": "Aç / Open"
          }
        ],
        "SHORTCUTS": [
          {
            "target": "#palette.shortcuts",
            "description": "Kısayolları göster / Show the shortcuts"
          }
        ]
      }
    },
    "open": {
      "description": "Açık / Open",
      "on": {
        "CLOSE": [
          {
            "target": "#palette.closed",
            "description": "Kapat / Close"
          }
        ],
        "TYPE": [
          {
            "target": "#palette.open.resting",
            "guard": {
              "type": "isBlank"
            },
            "actions": [
              {
                "type": "type"
              }
            ],
            "description": "Yaz / Type"
          },
          {
            "target": "#palette.open.typing",
            "actions": [
              {
                "type": "type"
              }
            ],
            "description": "Yaz / Type"
          }
        ],
        "MOVE": [
          {
            "actions": [
              {
                "type": "move"
              }
            ],
            "description": "Ok tuşuyla ilerle / Move with an arrow key"
          }
        ],
        "POINT": [
          {
            "actions": [
              {
                "type": "point"
              }
            ],
            "description": "Üzerine gel / Point at"
          }
        ]
      },
      "initial": "resting",
      "states": {
        "resting": {
          "description": "Yazılmadı / Nothing typed"
        },
        "typing": {
          "description": "Yazılıyor / Being typed",
          "tags": [
            "busy"
          ],
          "on": {
            "OPEN_FIRST": [
              {
                "target": "#palette.open.searching",
                "actions": [
                  {
                    "type": "await"
                  }
                ],
                "description": "Bulununca ilkini aç / Open the first as soon as it is found"
              }
            ]
          },
          "after": {
            "typing": [
              {
                "target": "#palette.open.searching",
                "description": "Yazmaya ara verme: doldu / A pause in typing: over"
              }
            ]
          }
        },
        "searching": {
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
                  "target": "#palette.closed",
                  "guard": {
                    "type": "isAwaited"
                  },
                  "actions": [
                    {
                      "type": "openFirst"
                    }
                  ],
                  "description": "Kayıtları arama: tamam / Searching the records: done"
                },
                {
                  "target": "#palette.open.shown",
                  "actions": [
                    {
                      "type": "take"
                    }
                  ],
                  "description": "Kayıtları arama: tamam / Searching the records: done"
                }
              ],
              "onError": [
                {
                  "target": "#palette.open.failed",
                  "actions": [
                    {
                      "type": "takeFailure"
                    }
                  ],
                  "description": "Kayıtları arama: olmadı / Searching the records: failed"
                }
              ]
            }
          ],
          "on": {
            "OPEN_FIRST": [
              {
                "actions": [
                  {
                    "type": "await"
                  }
                ],
                "description": "Bulununca ilkini aç / Open the first as soon as it is found"
              }
            ]
          }
        },
        "shown": {
          "description": "Bulunanlar gösteriliyor / What was found is shown"
        },
        "failed": {
          "description": "Aranamadı / Could not search",
          "on": {
            "RETRY": [
              {
                "target": "#palette.open.searching",
                "description": "Yeniden dene / Try again"
              }
            ]
          }
        }
      }
    },
    "shortcuts": {
      "description": "Kısayollar gösteriliyor / Shortcuts are shown",
      "on": {
        "CLOSE": [
          {
            "target": "#palette.closed",
            "description": "Kapat / Close"
          }
        ]
      }
    }
  }
})
