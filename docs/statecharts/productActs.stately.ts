import { createMachine } from 'xstate'

export const productActsMachine = createMachine({
  "id": "productActs",
  "description": "Ürün listesi işlemleri / Product list actions",
  "initial": "idle",
  "states": {
    "idle": {
      "description": "İşlem yok / Nothing under way",
      "on": {
        "COPY": [
          {
            "target": "#productActs.copying",
            "guard": {
              "type": "auth.forbidden"
            },
            "actions": [
              {
                "type": "take"
              }
            ],
            "description": "Kopyala / Copy"
          }
        ],
        "DELETE_ALL": [
          {
            "target": "#productActs.asking",
            "guard": {
              "type": "auth.forbidden"
            },
            "actions": [
              {
                "type": "begin"
              }
            ],
            "description": "Tümünü sil / Delete all"
          }
        ]
      }
    },
    "copying": {
      "description": "Kopyalanıyor / Copying",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "copy",
          "src": "copy",
          "onDone": [
            {
              "target": "#productActs.copying",
              "guard": {
                "type": "isMore"
              },
              "actions": [
                {
                  "type": "tellCopied"
                },
                {
                  "type": "takeNext"
                }
              ],
              "description": "Kopyalama: tamam / Copying: done"
            },
            {
              "target": "#productActs.idle",
              "actions": [
                {
                  "type": "tellCopied"
                }
              ],
              "description": "Kopyalama: tamam / Copying: done"
            }
          ],
          "onError": [
            {
              "target": "#productActs.notCopied",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Kopyalama: olmadı / Copying: failed"
            }
          ]
        }
      ],
      "on": {
        "COPY": [
          {
            "guard": {
              "type": "isAnother"
            },
            "actions": [
              {
                "type": "queue"
              }
            ],
            "description": "Kopyala / Copy"
          }
        ]
      }
    },
    "notCopied": {
      "description": "Kopyalanamadı / Not copied",
      "tags": [
        "asking"
      ],
      "on": {
        "RETRY": [
          {
            "target": "#productActs.copying",
            "description": "Yeniden dene / Try again"
          }
        ],
        "CANCEL": [
          {
            "target": "#productActs.copying",
            "guard": {
              "type": "isMore"
            },
            "actions": [
              {
                "type": "takeNext"
              }
            ],
            "description": "Vazgeç / Cancel"
          },
          {
            "target": "#productActs.idle",
            "description": "Vazgeç / Cancel"
          }
        ]
      }
    },
    "asking": {
      "description": "Yazılı onay bekliyor / Waiting for the typed word",
      "tags": [
        "asking"
      ],
      "on": {
        "TYPE_WORD": [
          {
            "actions": [
              {
                "type": "type"
              }
            ],
            "description": "Onay sözcüğünü yaz / Type the word"
          }
        ],
        "CONFIRM": [
          {
            "target": "#productActs.deleting",
            "guard": {
              "type": "confirm.word"
            },
            "description": "Onayla / Confirm"
          }
        ],
        "CANCEL": [
          {
            "target": "#productActs.idle",
            "description": "Vazgeç / Cancel"
          }
        ]
      }
    },
    "deleting": {
      "description": "Silme işi başlatılıyor / Beginning the deletion",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "removeAll",
          "src": "removeAll",
          "onDone": [
            {
              "target": "#productActs.begun",
              "actions": [
                {
                  "type": "tellBegun"
                }
              ],
              "description": "Tümünü silme: tamam / Deleting all: done"
            }
          ],
          "onError": [
            {
              "target": "#productActs.notDeleted",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Tümünü silme: olmadı / Deleting all: failed"
            }
          ]
        }
      ]
    },
    "notDeleted": {
      "description": "Silinemedi / Not deleted",
      "tags": [
        "asking"
      ],
      "on": {
        "RETRY": [
          {
            "target": "#productActs.deleting",
            "description": "Yeniden dene / Try again"
          }
        ],
        "CANCEL": [
          {
            "target": "#productActs.idle",
            "description": "Vazgeç / Cancel"
          }
        ]
      }
    },
    "begun": {
      "description": "İş başladı / The job has begun",
      "tags": [
        "asking"
      ]
    }
  }
})
