import { and, createMachine } from 'xstate'

export const jobMachine = createMachine({
  "id": "job",
  "description": "İş / Job",
  "initial": "opening",
  "states": {
    "opening": {
      "description": "Yükleniyor / Loading",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "open",
          "src": "open",
          "onDone": [
            {
              "target": "#job.known.over",
              "guard": {
                "type": "isOver"
              },
              "actions": [
                {
                  "type": "take"
                }
              ],
              "description": "İşi getirme: tamam / Fetching the job: done"
            },
            {
              "target": "#job.known.watching",
              "actions": [
                {
                  "type": "take"
                }
              ],
              "description": "İşi getirme: tamam / Fetching the job: done"
            }
          ],
          "onError": [
            {
              "target": "#job.failed",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "İşi getirme: olmadı / Fetching the job: failed"
            }
          ]
        }
      ]
    },
    "failed": {
      "description": "Yüklenemedi / Could not load",
      "on": {
        "AGAIN": [
          {
            "target": "#job.opening",
            "description": "Yeniden dene / Try again"
          }
        ]
      }
    },
    "known": {
      "description": "Gösteriliyor / Shown",
      "on": {
        "SHOW": [
          {
            "target": "#job.known.asking",
            "actions": [
              {
                "type": "show"
              }
            ],
            "description": "Başka kayıtları göster / Show other records"
          }
        ],
        "STOP": [
          {
            "target": "#job.acting",
            "guard": {
              "type": "job.over"
            },
            "actions": [
              {
                "type": "beginStop"
              }
            ],
            "description": "İşi durdur / Stop the job"
          }
        ],
        "RETRY": [
          {
            "target": "#job.acting",
            "guard": and([{ type: 'job.under_way' }, { type: 'job.undone' }, { type: 'job.nothing_to_retry' }]),
            "actions": [
              {
                "type": "beginRetry"
              }
            ],
            "description": "Olmayanları yeniden dene / Try the failed ones again"
          }
        ],
        "UNDO": [
          {
            "target": "#job.confirming",
            "guard": and([{ type: 'job.under_way' }, { type: 'job.not_undoable' }, { type: 'job.nothing_done' }, { type: 'job.undone' }, { type: 'job.undo_expired' }]),
            "actions": [
              {
                "type": "beginUndo"
              }
            ],
            "description": "İşi geri al / Undo the job"
          }
        ]
      },
      "initial": "asking",
      "states": {
        "asking": {
          "description": "Soruluyor / Being asked for",
          "invoke": [
            {
              "id": "read",
              "src": "read",
              "onDone": [
                {
                  "target": "#job.known.over",
                  "guard": {
                    "type": "isOver"
                  },
                  "actions": [
                    {
                      "type": "take"
                    }
                  ],
                  "description": "İşe yeniden bakma: tamam / Looking at the job again: done"
                },
                {
                  "target": "#job.known.watching",
                  "actions": [
                    {
                      "type": "take"
                    }
                  ],
                  "description": "İşe yeniden bakma: tamam / Looking at the job again: done"
                }
              ],
              "onError": [
                {
                  "target": "#job.known.lost",
                  "actions": [
                    {
                      "type": "takeFailure"
                    }
                  ],
                  "description": "İşe yeniden bakma: olmadı / Looking at the job again: failed"
                }
              ]
            }
          ]
        },
        "watching": {
          "description": "İş sürüyor / The job is running",
          "after": {
            "pause": [
              {
                "target": "#job.known.asking",
                "description": "Bakmaya ara verme: doldu / A pause between looks: over"
              }
            ]
          }
        },
        "lost": {
          "description": "Son duruma ulaşılamadı / The latest state is out of reach",
          "after": {
            "pause": [
              {
                "target": "#job.known.asking",
                "description": "Bakmaya ara verme: doldu / A pause between looks: over"
              }
            ]
          }
        },
        "over": {
          "description": "İş bitti / The job is over"
        }
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
            "target": "#job.acting",
            "description": "Onayla / Confirm"
          }
        ],
        "CANCEL": [
          {
            "target": "#job.known",
            "description": "Vazgeç / Cancel"
          }
        ]
      }
    },
    "acting": {
      "description": "Uygulanıyor / Being carried out",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "act",
          "src": "act",
          "onDone": [
            {
              "target": "#job.left",
              "guard": {
                "type": "isAnother"
              },
              "actions": [
                {
                  "type": "tellBegun"
                }
              ],
              "description": "İşe müdahale: tamam / Acting on the job: done"
            },
            {
              "target": "#job.known",
              "actions": [
                {
                  "type": "beginAnew"
                }
              ],
              "description": "İşe müdahale: tamam / Acting on the job: done"
            }
          ],
          "onError": [
            {
              "target": "#job.notDone",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "İşe müdahale: olmadı / Acting on the job: failed"
            }
          ]
        }
      ]
    },
    "left": {
      "description": "Geri alan iş gösteriliyor / The job that undoes it is shown",
      "tags": [
        "asking"
      ]
    },
    "notDone": {
      "description": "Olmadı / Failed",
      "tags": [
        "asking"
      ],
      "on": {
        "AGAIN": [
          {
            "target": "#job.acting",
            "description": "Yeniden dene / Try again"
          }
        ],
        "CANCEL": [
          {
            "target": "#job.known",
            "actions": [
              {
                "type": "beginAnew"
              }
            ],
            "description": "Vazgeç / Cancel"
          }
        ]
      }
    }
  }
})
