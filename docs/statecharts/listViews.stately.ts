import { and, createMachine } from 'xstate'

export const listViewsMachine = createMachine({
  "id": "listViews",
  "description": "Liste görünümleri / Views of a list",
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Yükleniyor / Loading",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "load",
          "src": "load",
          "onDone": [
            {
              "target": "#listViews.ready",
              "actions": [
                {
                  "type": "takeViews"
                }
              ],
              "description": "Görünümleri alma: tamam / Fetch the views: done"
            }
          ],
          "onError": [
            {
              "target": "#listViews.notLoaded",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Görünümleri alma: olmadı / Fetch the views: failed"
            }
          ]
        }
      ]
    },
    "notLoaded": {
      "description": "Yüklenemedi / Could not load",
      "tags": [
        "settled"
      ],
      "on": {
        "RETRY": [
          {
            "target": "#listViews.loading",
            "description": "Yeniden dene / Try again"
          }
        ]
      }
    },
    "ready": {
      "description": "Hazır / Ready",
      "tags": [
        "settled"
      ],
      "on": {
        "SAVE_AS": [
          {
            "target": "#listViews.naming",
            "actions": [
              {
                "type": "draftNew"
              }
            ],
            "description": "Yeni görünüm olarak kaydet / Save as a new view"
          }
        ],
        "RENAME": [
          {
            "target": "#listViews.naming",
            "guard": {
              "type": "auth.forbidden"
            },
            "actions": [
              {
                "type": "draftOf"
              }
            ],
            "description": "Yeniden adlandır / Rename"
          }
        ],
        "OVERWRITE": [
          {
            "target": "#listViews.saving",
            "guard": {
              "type": "auth.forbidden"
            },
            "actions": [
              {
                "type": "draftOver"
              }
            ],
            "description": "Görünümü güncelle / Update the view"
          }
        ],
        "DELETE": [
          {
            "target": "#listViews.confirming",
            "guard": {
              "type": "auth.forbidden"
            },
            "actions": [
              {
                "type": "doom"
              }
            ],
            "description": "Görünümü sil / Delete the view"
          }
        ],
        "ADJUST": [
          {
            "actions": [
              {
                "type": "adjust"
              }
            ],
            "description": "Görünümün sütunlarını değiştir / Change the columns of the view"
          }
        ]
      }
    },
    "naming": {
      "description": "Ad veriliyor / Being named",
      "tags": [
        "settled",
        "asking"
      ],
      "on": {
        "TYPE_NAME": [
          {
            "actions": [
              {
                "type": "typeName"
              }
            ],
            "description": "Adını yaz / Type its name"
          }
        ],
        "SHARE": [
          {
            "actions": [
              {
                "type": "share"
              }
            ],
            "description": "Mağazayla paylaş / Share with the shop"
          }
        ],
        "SUBMIT": [
          {
            "target": "#listViews.saving",
            "guard": and([{ type: 'validation.required' }, { type: 'validation.max_length' }]),
            "description": "Kaydet / Save"
          }
        ],
        "CANCEL": [
          {
            "target": "#listViews.ready",
            "description": "Vazgeç / Cancel"
          }
        ]
      }
    },
    "saving": {
      "description": "Kaydediliyor / Saving",
      "tags": [
        "busy",
        "settled",
        "asking"
      ],
      "invoke": [
        {
          "id": "keep",
          "src": "keep",
          "onDone": [
            {
              "target": "#listViews.ready",
              "actions": [
                {
                  "type": "takeKept"
                },
                {
                  "type": "tellKept"
                }
              ],
              "description": "Görünümü kaydetme: tamam / Save the view: done"
            }
          ],
          "onError": [
            {
              "target": "#listViews.notSaved",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Görünümü kaydetme: olmadı / Save the view: failed"
            }
          ]
        }
      ]
    },
    "notSaved": {
      "description": "Kaydedilemedi / Not saved",
      "tags": [
        "settled",
        "asking"
      ],
      "on": {
        "RETRY": [
          {
            "target": "#listViews.saving",
            "description": "Yeniden dene / Try again"
          }
        ],
        "TYPE_NAME": [
          {
            "target": "#listViews.naming",
            "actions": [
              {
                "type": "typeName"
              }
            ],
            "description": "Adını yaz / Type its name"
          }
        ],
        "SHARE": [
          {
            "target": "#listViews.naming",
            "actions": [
              {
                "type": "share"
              }
            ],
            "description": "Mağazayla paylaş / Share with the shop"
          }
        ],
        "CANCEL": [
          {
            "target": "#listViews.ready",
            "description": "Vazgeç / Cancel"
          }
        ]
      }
    },
    "confirming": {
      "description": "Silme onayı / Confirming the deletion",
      "tags": [
        "settled",
        "asking"
      ],
      "on": {
        "CONFIRM": [
          {
            "target": "#listViews.deleting",
            "description": "Silmeyi onayla / Confirm the deletion"
          }
        ],
        "CANCEL": [
          {
            "target": "#listViews.ready",
            "description": "Vazgeç / Cancel"
          }
        ]
      }
    },
    "deleting": {
      "description": "Siliniyor / Deleting",
      "tags": [
        "busy",
        "settled",
        "asking"
      ],
      "invoke": [
        {
          "id": "remove",
          "src": "remove",
          "onDone": [
            {
              "target": "#listViews.ready",
              "actions": [
                {
                  "type": "takeRemoved"
                },
                {
                  "type": "tellRemoved"
                }
              ],
              "description": "Görünümü silme: tamam / Delete the view: done"
            }
          ],
          "onError": [
            {
              "target": "#listViews.notDeleted",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Görünümü silme: olmadı / Delete the view: failed"
            }
          ]
        }
      ]
    },
    "notDeleted": {
      "description": "Silinemedi / Not deleted",
      "tags": [
        "settled",
        "asking"
      ],
      "on": {
        "RETRY": [
          {
            "target": "#listViews.deleting",
            "description": "Yeniden dene / Try again"
          }
        ],
        "CANCEL": [
          {
            "target": "#listViews.ready",
            "description": "Vazgeç / Cancel"
          }
        ]
      }
    }
  }
})
