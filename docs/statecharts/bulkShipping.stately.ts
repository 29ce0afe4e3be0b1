import { and, createMachine } from 'xstate'

export const bulkShippingMachine = createMachine({
  "id": "bulkShipping",
  "type": "parallel",
  "description": "Toplu kargoya verme / Bulk shipping",
  "states": {
    "rest": {
      "description": "İki gönderim arasındaki bekleme / The wait between two of them",
      "initial": "rested",
      "states": {
        "rested": {
          "description": "Gönderilebilir / May be sent",
          "always": [
            {
              "target": "#bulkShipping.rest.resting",
              "guard": {
                "type": "rests"
              },
              "description": "hemen / at once"
            }
          ]
        },
        "resting": {
          "description": "Bekleniyor / Waiting",
          "always": [
            {
              "target": "#bulkShipping.rest.rested",
              "guard": {
                "type": "hasRested"
              },
              "description": "hemen / at once"
            }
          ],
          "after": {
            "second": [
              {
                "target": "#bulkShipping.rest.resting",
                "actions": [
                  {
                    "type": "tick"
                  }
                ],
                "description": "Bir saniye: doldu / A second: over"
              }
            ]
          }
        }
      }
    },
    "work": {
      "description": "Gönderim / Sending",
      "initial": "beginning",
      "states": {
        "beginning": {
          "description": "Açılıyor / Opening",
          "always": [
            {
              "target": "#bulkShipping.work.looking",
              "guard": {
                "type": "isChosen"
              },
              "description": "hemen / at once"
            },
            {
              "target": "#bulkShipping.work.choosing",
              "description": "hemen / at once"
            }
          ]
        },
        "choosing": {
          "description": "Siparişler seçiliyor / Choosing the orders",
          "on": {
            "CHOOSE": [
              {
                "target": "#bulkShipping.work.looking",
                "guard": {
                  "type": "bulk.none_selected"
                },
                "actions": [
                  {
                    "type": "choose"
                  }
                ],
                "description": "Bu siparişlerle devam et / Go on with these orders"
              }
            ]
          }
        },
        "looking": {
          "description": "Yöntemlere ve beklemeye bakılıyor / Looking at the methods and the wait",
          "tags": [
            "busy"
          ],
          "invoke": [
            {
              "id": "look",
              "src": "look",
              "onDone": [
                {
                  "target": "#bulkShipping.work.changing",
                  "actions": [
                    {
                      "type": "takeLook"
                    }
                  ],
                  "description": "Yöntemlere ve beklemeye bakma: tamam / Looking at the methods and the wait: done"
                }
              ],
              "onError": [
                {
                  "target": "#bulkShipping.work.notLooked",
                  "actions": [
                    {
                      "type": "takeFailure"
                    }
                  ],
                  "description": "Yöntemlere ve beklemeye bakma: olmadı / Looking at the methods and the wait: failed"
                }
              ]
            }
          ]
        },
        "notLooked": {
          "description": "Bakılamadı / Could not look",
          "on": {
            "AGAIN": [
              {
                "target": "#bulkShipping.work.looking",
                "description": "Yeniden dene / Try again"
              }
            ],
            "BACK": [
              {
                "target": "#bulkShipping.work.choosing",
                "description": "Geri dön / Go back"
              }
            ]
          }
        },
        "changing": {
          "description": "Yöntem seçiliyor / Choosing the method",
          "on": {
            "SET_METHOD": [
              {
                "actions": [
                  {
                    "type": "setMethod"
                  }
                ],
                "description": "Yöntemi seç / Choose the method"
              }
            ],
            "SET_ANYWAY": [
              {
                "actions": [
                  {
                    "type": "setAnyway"
                  }
                ],
                "description": "Uyarıya rağmen göndermeyi seç / Choose to send in spite of the warning"
              }
            ],
            "CHECK": [
              {
                "target": "#bulkShipping.work.checking",
                "guard": and([{ type: 'bulk.none_selected' }, { type: 'shipping.method_required' }]),
                "actions": [
                  {
                    "type": "firstPage"
                  }
                ],
                "description": "Kuralları dene / Try the rules"
              }
            ],
            "BACK": [
              {
                "target": "#bulkShipping.work.choosing",
                "description": "Geri dön / Go back"
              }
            ]
          }
        },
        "checking": {
          "description": "Kurallar deneniyor / The rules are being tried",
          "tags": [
            "busy"
          ],
          "invoke": [
            {
              "id": "check",
              "src": "check",
              "onDone": [
                {
                  "target": "#bulkShipping.work.checked",
                  "actions": [
                    {
                      "type": "takeVerdict"
                    }
                  ],
                  "description": "Deneme: tamam / Trying it out: done"
                }
              ],
              "onError": [
                {
                  "target": "#bulkShipping.work.notChecked",
                  "actions": [
                    {
                      "type": "takeFailure"
                    }
                  ],
                  "description": "Deneme: olmadı / Trying it out: failed"
                }
              ]
            }
          ]
        },
        "notChecked": {
          "description": "Denenemedi / It could not be tried out",
          "on": {
            "AGAIN": [
              {
                "target": "#bulkShipping.work.checking",
                "description": "Yeniden dene / Try again"
              }
            ],
            "BACK": [
              {
                "target": "#bulkShipping.work.looking",
                "description": "Geri dön / Go back"
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
                "target": "#bulkShipping.work.sending",
                "description": "Onayla / Confirm"
              }
            ],
            "CANCEL": [
              {
                "target": "#bulkShipping.work.checked",
                "description": "Vazgeç / Cancel"
              }
            ]
          }
        },
        "notSent": {
          "description": "Başlatılamadı / It could not be begun",
          "tags": [
            "asking"
          ],
          "on": {
            "AGAIN": [
              {
                "target": "#bulkShipping.work.sending",
                "description": "Yeniden dene / Try again"
              }
            ],
            "CANCEL": [
              {
                "target": "#bulkShipping.work.checked",
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
        },
        "checked": {
          "description": "Her siparişin kararı gösteriliyor / The verdict on each order is shown",
          "on": {
            "SET_PAGE": [
              {
                "target": "#bulkShipping.work.checking",
                "actions": [
                  {
                    "type": "turn"
                  }
                ],
                "description": "Sayfa değiştir / Turn the page"
              }
            ],
            "SEND": [
              {
                "target": "#bulkShipping.work.confirming",
                "guard": and([{ type: 'shipping.wait' }, { type: 'asksFirst' }]),
                "actions": [
                  {
                    "type": "makeKey"
                  }
                ],
                "description": "Uygula / Apply"
              },
              {
                "target": "#bulkShipping.work.sending",
                "guard": {
                  "type": "shipping.wait"
                },
                "actions": [
                  {
                    "type": "makeKey"
                  }
                ],
                "description": "Uygula / Apply"
              }
            ],
            "BACK": [
              {
                "target": "#bulkShipping.work.looking",
                "description": "Geri dön / Go back"
              }
            ]
          }
        },
        "sending": {
          "description": "İş başlatılıyor / The job is being begun",
          "tags": [
            "busy"
          ],
          "invoke": [
            {
              "id": "begin",
              "src": "begin",
              "onDone": [
                {
                  "target": "#bulkShipping.work.begun",
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
                  "target": "#bulkShipping.work.checked",
                  "guard": {
                    "type": "isToWait"
                  },
                  "actions": [
                    {
                      "type": "takeWait"
                    }
                  ],
                  "description": "İşi başlatma: olmadı / Beginning the job: failed"
                },
                {
                  "target": "#bulkShipping.work.notSent",
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
        }
      }
    }
  }
})
