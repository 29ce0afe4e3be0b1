import { and, createMachine } from 'xstate'

export const recordListMachine = createMachine({
  "id": "recordList",
  "type": "parallel",
  "description": "Kayıt listesi / Record list",
  "states": {
    "rows": {
      "description": "Satırlar / Rows",
      "on": {
        "SHOW": [
          {
            "target": "#recordList.rows.loading",
            "actions": [
              {
                "type": "show"
              }
            ],
            "description": "Adres değişti / The address changed"
          }
        ],
        "SET_PAGE": [
          {
            "target": "#recordList.rows.loading",
            "actions": [
              {
                "type": "turnPage"
              }
            ],
            "description": "Sayfa değiştir / Turn the page"
          }
        ],
        "SORT": [
          {
            "target": "#recordList.rows.loading",
            "actions": [
              {
                "type": "sort"
              }
            ],
            "description": "Sırala / Sort"
          }
        ],
        "FILTER": [
          {
            "target": "#recordList.rows.loading",
            "actions": [
              {
                "type": "filter"
              }
            ],
            "description": "Süz / Filter"
          }
        ],
        "SEARCH": [
          {
            "target": "#recordList.rows.typing",
            "actions": [
              {
                "type": "search"
              }
            ],
            "description": "Ara / Search"
          }
        ],
        "REFRESH": [
          {
            "target": "#recordList.rows.loading",
            "actions": [
              {
                "type": "startAfresh"
              }
            ],
            "description": "Yenile / Refresh"
          }
        ],
        "SELECT": [
          {
            "actions": [
              {
                "type": "select"
              }
            ],
            "description": "Satır seç / Select rows"
          }
        ]
      },
      "initial": "loading",
      "states": {
        "typing": {
          "description": "Arama yazılıyor / Typing a search",
          "after": {
            "typing": [
              {
                "target": "#recordList.rows.loading",
                "description": "Yazmaya ara verme: doldu / Pause in typing: over"
              }
            ]
          }
        },
        "loading": {
          "description": "Yükleniyor / Loading",
          "tags": [
            "busy"
          ],
          "invoke": [
            {
              "id": "list",
              "src": "list",
              "onDone": [
                {
                  "target": "#recordList.rows.loading",
                  "guard": {
                    "type": "isPastTheEnd"
                  },
                  "actions": [
                    {
                      "type": "goToLastPage"
                    }
                  ],
                  "description": "Listeyi getirme: tamam / Fetching the list: done"
                },
                {
                  "target": "#recordList.rows.empty",
                  "guard": {
                    "type": "hasNone"
                  },
                  "actions": [
                    {
                      "type": "takeRows"
                    }
                  ],
                  "description": "Listeyi getirme: tamam / Fetching the list: done"
                },
                {
                  "target": "#recordList.rows.shown",
                  "actions": [
                    {
                      "type": "takeRows"
                    }
                  ],
                  "description": "Listeyi getirme: tamam / Fetching the list: done"
                }
              ],
              "onError": [
                {
                  "target": "#recordList.rows.failed",
                  "actions": [
                    {
                      "type": "takeFailure"
                    }
                  ],
                  "description": "Listeyi getirme: olmadı / Fetching the list: failed"
                }
              ]
            }
          ]
        },
        "shown": {
          "description": "Gösteriliyor / Shown"
        },
        "empty": {
          "description": "Kayıt yok / No records"
        },
        "failed": {
          "description": "Yüklenemedi / Could not load"
        }
      }
    },
    "deletion": {
      "description": "Silme / Deletion",
      "initial": "idle",
      "states": {
        "idle": {
          "description": "Silme yok / No deletion",
          "on": {
            "DELETE": [
              {
                "target": "#recordList.deletion.confirming",
                "guard": and([{ type: 'auth.forbidden' }, { type: 'list.none_selected' }]),
                "actions": [
                  {
                    "type": "doom"
                  }
                ],
                "description": "Sil / Delete"
              }
            ]
          }
        },
        "confirming": {
          "description": "Onay bekliyor / Waiting for confirmation",
          "tags": [
            "asking"
          ],
          "on": {
            "CONFIRM": [
              {
                "target": "#recordList.deletion.deleting",
                "description": "Onayla / Confirm"
              }
            ],
            "CANCEL": [
              {
                "target": "#recordList.deletion.idle",
                "description": "Vazgeç / Cancel"
              }
            ]
          }
        },
        "deleting": {
          "description": "Siliniyor / Deleting",
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
              "id": "remove",
              "src": "remove",
              "onDone": [
                {
                  "target": "#recordList.deletion.idle",
                  "guard": {
                    "type": "allWent"
                  },
                  "actions": [
                    {
                      "type": "announce"
                    },
                    {
                      "type": "takeRemoved"
                    },
                    {
                      "type": "refresh"
                    }
                  ],
                  "description": "Silme: tamam / Deletion: done"
                },
                {
                  "target": "#recordList.deletion.refused",
                  "actions": [
                    {
                      "type": "announce"
                    },
                    {
                      "type": "takeRemoved"
                    },
                    {
                      "type": "refresh"
                    }
                  ],
                  "description": "Silme: tamam / Deletion: done"
                }
              ],
              "onError": [
                {
                  "target": "#recordList.deletion.failed",
                  "actions": [
                    {
                      "type": "takeDeleteFailure"
                    }
                  ],
                  "description": "Silme: olmadı / Deletion: failed"
                }
              ]
            }
          ]
        },
        "refused": {
          "description": "Bazıları silinemedi / Some were not deleted",
          "tags": [
            "asking"
          ],
          "on": {
            "CANCEL": [
              {
                "target": "#recordList.deletion.idle",
                "description": "Vazgeç / Cancel"
              }
            ]
          }
        },
        "failed": {
          "description": "Olmadı / Failed",
          "tags": [
            "asking"
          ],
          "on": {
            "RETRY": [
              {
                "target": "#recordList.deletion.deleting",
                "description": "Yeniden dene / Try again"
              }
            ],
            "CANCEL": [
              {
                "target": "#recordList.deletion.idle",
                "actions": [
                  {
                    "type": "refresh"
                  }
                ],
                "description": "Vazgeç / Cancel"
              }
            ]
          }
        }
      }
    }
  }
})
