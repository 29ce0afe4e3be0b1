import { and, createMachine } from 'xstate'

export const matchDeskMachine = createMachine({
  "id": "matchDesk",
  "description": "Eşleştirme ekranı / Matching screen",
  "initial": "opening",
  "states": {
    "opening": {
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
              "target": "#matchDesk.shown",
              "actions": [
                {
                  "type": "takeSummary"
                }
              ],
              "description": "Özeti getirme: tamam / Fetching the summary: done"
            }
          ],
          "onError": [
            {
              "target": "#matchDesk.unreachable",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Özeti getirme: olmadı / Fetching the summary: failed"
            }
          ]
        }
      ]
    },
    "unreachable": {
      "description": "Yüklenemedi / Could not load",
      "on": {
        "RETRY": [
          {
            "target": "#matchDesk.opening",
            "description": "Yeniden dene / Try again"
          }
        ]
      }
    },
    "shown": {
      "description": "Gösteriliyor / Shown",
      "on": {
        "COMPARE": [
          {
            "target": "#matchDesk.comparing",
            "actions": [
              {
                "type": "compare"
              }
            ],
            "description": "Yan yana göster / Show side by side"
          }
        ],
        "STEP": [
          {
            "target": "#matchDesk.stepping",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'match.product_missing' }, { type: 'match.product_taken' }, { type: 'flow.no_such_step' }]),
            "actions": [
              {
                "type": "beginStep"
              }
            ],
            "description": "Şemanın bir adımını at / Take a step of the chart"
          }
        ],
        "FETCH": [
          {
            "target": "#matchDesk.beginning",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'marketplace.offered' }]),
            "actions": [
              {
                "type": "beginFetch"
              }
            ],
            "description": "Pazaryerinden getir / Fetch from the marketplace"
          }
        ],
        "DECIDE": [
          {
            "target": "#matchDesk.confirming",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'list.none_selected' }]),
            "actions": [
              {
                "type": "decide"
              }
            ],
            "description": "Seçilenlere karar ver / Decide over the selected"
          }
        ],
        "ACCEPT_ALL": [
          {
            "target": "#matchDesk.counting",
            "guard": {
              "type": "auth.forbidden"
            },
            "actions": [
              {
                "type": "decideAll"
              }
            ],
            "description": "Barkodu tutanları onayla / Accept all with the same barcode"
          }
        ]
      }
    },
    "comparing": {
      "description": "Yan yana / Side by side",
      "tags": [
        "asking"
      ],
      "on": {
        "PICK": [
          {
            "target": "#matchDesk.weighing",
            "guard": {
              "type": "auth.forbidden"
            },
            "actions": [
              {
                "type": "pick"
              }
            ],
            "description": "Başka bir ürün seç / Choose another product"
          }
        ],
        "STEP": [
          {
            "target": "#matchDesk.stepping",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'match.product_missing' }, { type: 'match.product_taken' }, { type: 'flow.no_such_step' }]),
            "actions": [
              {
                "type": "beginStep"
              }
            ],
            "description": "Şemanın bir adımını at / Take a step of the chart"
          }
        ],
        "CANCEL": [
          {
            "target": "#matchDesk.shown",
            "description": "Vazgeç / Cancel"
          }
        ]
      }
    },
    "weighing": {
      "description": "Seçilen ürün getiriliyor / Chosen product being fetched",
      "tags": [
        "busy",
        "asking"
      ],
      "invoke": [
        {
          "id": "weigh",
          "src": "weigh",
          "onDone": [
            {
              "target": "#matchDesk.comparing",
              "actions": [
                {
                  "type": "takePicked"
                }
              ],
              "description": "Ürünü getirme: tamam / Fetching the product: done"
            }
          ],
          "onError": [
            {
              "target": "#matchDesk.comparing",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Ürünü getirme: olmadı / Fetching the product: failed"
            }
          ]
        }
      ]
    },
    "stepping": {
      "description": "Adım gönderiliyor / Sending the step",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "take",
          "src": "take",
          "onDone": [
            {
              "target": "#matchDesk.shown",
              "actions": [
                {
                  "type": "tellStepped"
                },
                {
                  "type": "takeRow"
                }
              ],
              "description": "Adımı gönderme: tamam / Sending the step: done"
            }
          ],
          "onError": [
            {
              "target": "#matchDesk.notTaken",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Adımı gönderme: olmadı / Sending the step: failed"
            }
          ]
        }
      ]
    },
    "notTaken": {
      "description": "Adım yapılamadı / The step was not taken",
      "tags": [
        "asking"
      ],
      "on": {
        "RETRY": [
          {
            "target": "#matchDesk.stepping",
            "description": "Yeniden dene / Try again"
          }
        ],
        "CANCEL": [
          {
            "target": "#matchDesk.shown",
            "actions": [
              {
                "type": "tellChanged"
              }
            ],
            "description": "Vazgeç / Cancel"
          }
        ]
      }
    },
    "counting": {
      "description": "Öneriler sayılıyor / Suggestions being counted",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "count",
          "src": "count",
          "onDone": [
            {
              "target": "#matchDesk.confirming",
              "actions": [
                {
                  "type": "takeSummary"
                },
                {
                  "type": "countSuggestions"
                }
              ],
              "description": "Önerileri sayma: tamam / Counting the suggestions: done"
            }
          ],
          "onError": [
            {
              "target": "#matchDesk.notCounted",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Önerileri sayma: olmadı / Counting the suggestions: failed"
            }
          ]
        }
      ]
    },
    "notCounted": {
      "description": "Sayılamadı / Not counted",
      "tags": [
        "asking"
      ],
      "on": {
        "RETRY": [
          {
            "target": "#matchDesk.counting",
            "description": "Yeniden dene / Try again"
          }
        ],
        "CANCEL": [
          {
            "target": "#matchDesk.shown",
            "description": "Vazgeç / Cancel"
          }
        ]
      }
    },
    "confirming": {
      "description": "Onay bekliyor / Waiting for the answer",
      "tags": [
        "asking"
      ],
      "on": {
        "CONFIRM": [
          {
            "target": "#matchDesk.beginning",
            "guard": {
              "type": "list.none_selected"
            },
            "actions": [
              {
                "type": "makeKey"
              }
            ],
            "description": "Onayla / Confirm"
          }
        ],
        "CANCEL": [
          {
            "target": "#matchDesk.shown",
            "description": "Vazgeç / Cancel"
          }
        ]
      }
    },
    "beginning": {
      "description": "İş başlatılıyor / Job being begun",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "begin",
          "src": "begin",
          "onDone": [
            {
              "target": "#matchDesk.begun",
              "actions": [
                {
                  "type": "tellBegun"
                }
              ],
              "description": "İşi başlatma: tamam / Beginning the job: done"
            }
          ],
          "onError": [
            {
              "target": "#matchDesk.notBegun",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "İşi başlatma: olmadı / Beginning the job: failed"
            }
          ]
        }
      ]
    },
    "notBegun": {
      "description": "İş başlatılamadı / Job not begun",
      "tags": [
        "asking"
      ],
      "on": {
        "RETRY": [
          {
            "target": "#matchDesk.beginning",
            "description": "Yeniden dene / Try again"
          }
        ],
        "CANCEL": [
          {
            "target": "#matchDesk.shown",
            "description": "Vazgeç / Cancel"
          }
        ]
      }
    },
    "begun": {
      "description": "İş başladı / Job begun",
      "tags": [
        "asking"
      ]
    }
  }
})
