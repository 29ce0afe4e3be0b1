import { createMachine } from 'xstate'

export const binMachine = createMachine({
  "id": "bin",
  "description": "Çöp kutusu / Bin",
  "initial": "closed",
  "states": {
    "closed": {
      "description": "Kapalı / Closed",
      "on": {
        "OPEN": [
          {
            "target": "#bin.open",
            "guard": {
              "type": "auth.forbidden"
            },
            "actions": [
              {
                "type": "beginAfresh"
              }
            ],
            "description": "Çöp kutusunu aç / Open the bin"
          }
        ]
      }
    },
    "open": {
      "type": "parallel",
      "description": "Açık / Open",
      "states": {
        "rows": {
          "description": "Satırlar / Rows",
          "on": {
            "SEARCH": [
              {
                "target": "#bin.open.rows.typing",
                "actions": [
                  {
                    "type": "search"
                  }
                ],
                "description": "Ara / Search"
              }
            ],
            "SET_PAGE": [
              {
                "target": "#bin.open.rows.loading",
                "actions": [
                  {
                    "type": "turnPage"
                  }
                ],
                "description": "Sayfa değiştir / Turn the page"
              }
            ],
            "REFRESH": [
              {
                "target": "#bin.open.rows.loading",
                "description": "Yenile / Refresh"
              }
            ]
          },
          "initial": "loading",
          "states": {
            "typing": {
              "description": "Arama yazılıyor / Typing a search",
              "tags": [
                "busy"
              ],
              "after": {
                "typing": [
                  {
                    "target": "#bin.open.rows.loading",
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
                  "id": "look",
                  "src": "look",
                  "onDone": [
                    {
                      "target": "#bin.open.rows.loading",
                      "guard": {
                        "type": "isPastTheEnd"
                      },
                      "actions": [
                        {
                          "type": "goToLastPage"
                        }
                      ],
                      "description": "Çöp kutusuna bakma: tamam / Looking into the bin: done"
                    },
                    {
                      "target": "#bin.open.rows.empty",
                      "guard": {
                        "type": "hasNone"
                      },
                      "actions": [
                        {
                          "type": "takeRows"
                        }
                      ],
                      "description": "Çöp kutusuna bakma: tamam / Looking into the bin: done"
                    },
                    {
                      "target": "#bin.open.rows.shown",
                      "actions": [
                        {
                          "type": "takeRows"
                        }
                      ],
                      "description": "Çöp kutusuna bakma: tamam / Looking into the bin: done"
                    }
                  ],
                  "onError": [
                    {
                      "target": "#bin.open.rows.failed",
                      "actions": [
                        {
                          "type": "takeFailure"
                        }
                      ],
                      "description": "Çöp kutusuna bakma: olmadı / Looking into the bin: failed"
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
        "restoring": {
          "description": "Geri alma / Restoring",
          "initial": "idle",
          "states": {
            "idle": {
              "description": "Geri alma yok / Nothing is being restored",
              "on": {
                "RESTORE": [
                  {
                    "target": "#bin.open.restoring.restoring",
                    "actions": [
                      {
                        "type": "want"
                      }
                    ],
                    "description": "Geri al / Restore"
                  }
                ],
                "CLOSE": [
                  {
                    "target": "#bin.closed",
                    "description": "Kapat / Close"
                  }
                ]
              }
            },
            "restoring": {
              "description": "Geri alınıyor / Undoing",
              "tags": [
                "busy"
              ],
              "invoke": [
                {
                  "id": "restore",
                  "src": "restore",
                  "onDone": [
                    {
                      "target": "#bin.open.restoring.idle",
                      "actions": [
                        {
                          "type": "tellRestored"
                        },
                        {
                          "type": "takeAway"
                        },
                        {
                          "type": "refresh"
                        }
                      ],
                      "description": "Geri alma: tamam / Restoring: done"
                    }
                  ],
                  "onError": [
                    {
                      "target": "#bin.open.restoring.refused",
                      "guard": {
                        "type": "isRefused"
                      },
                      "actions": [
                        {
                          "type": "takeRefusals"
                        }
                      ],
                      "description": "Geri alma: olmadı / Restoring: failed"
                    },
                    {
                      "target": "#bin.open.restoring.failed",
                      "actions": [
                        {
                          "type": "takeRestoreFailure"
                        }
                      ],
                      "description": "Geri alma: olmadı / Restoring: failed"
                    }
                  ]
                }
              ]
            },
            "refused": {
              "description": "Kural engelledi / A rule stood in the way",
              "tags": [
                "asking"
              ],
              "on": {
                "CANCEL": [
                  {
                    "target": "#bin.open.restoring.idle",
                    "actions": [
                      {
                        "type": "giveUp"
                      },
                      {
                        "type": "refresh"
                      }
                    ],
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
                    "target": "#bin.open.restoring.restoring",
                    "description": "Yeniden dene / Try again"
                  }
                ],
                "CANCEL": [
                  {
                    "target": "#bin.open.restoring.idle",
                    "actions": [
                      {
                        "type": "giveUp"
                      },
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
    }
  }
})
