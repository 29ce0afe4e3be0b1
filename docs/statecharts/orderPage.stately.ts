import { and, createMachine } from 'xstate'

export const orderPageMachine = createMachine({
  "id": "orderPage",
  "description": "Sipariş sayfası / Order page",
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
              "target": "#orderPage.addressing",
              "guard": {
                "type": "isWriting"
              },
              "actions": [
                {
                  "type": "takeOrder"
                }
              ],
              "description": "Kaydı getirme: tamam / Fetching the record: done"
            },
            {
              "target": "#orderPage.shown",
              "actions": [
                {
                  "type": "takeOrder"
                }
              ],
              "description": "Kaydı getirme: tamam / Fetching the record: done"
            }
          ],
          "onError": [
            {
              "target": "#orderPage.missing",
              "guard": {
                "type": "isMissing"
              },
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Kaydı getirme: olmadı / Fetching the record: failed"
            },
            {
              "target": "#orderPage.unreachable",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Kaydı getirme: olmadı / Fetching the record: failed"
            }
          ]
        }
      ],
      "on": {
        "LOOK": [
          {
            "target": "#orderPage.opening",
            "description": "Güncel hâlini göster / Show it as it is now"
          }
        ]
      }
    },
    "unreachable": {
      "description": "Yüklenemedi / Could not load",
      "on": {
        "RETRY": [
          {
            "target": "#orderPage.opening",
            "description": "Yeniden dene / Try again"
          }
        ]
      }
    },
    "missing": {
      "description": "Sipariş yok / No such order"
    },
    "shown": {
      "description": "Gösteriliyor / Shown",
      "on": {
        "STEP": [
          {
            "target": "#orderPage.deciding",
            "guard": and([{ type: 'order.transfer_not_paid' }, { type: 'order.already_there' }, { type: 'order.cancelled_is_final' }, { type: 'order.rejected_is_final' }, { type: 'flow.no_such_step' }]),
            "actions": [
              {
                "type": "decide"
              }
            ],
            "description": "Şemanın bir adımını at / Take a step of the chart"
          }
        ],
        "RESTOCK": [
          {
            "target": "#orderPage.choosing",
            "guard": and([{ type: 'order.cancelled_is_final' }, { type: 'order.rejected_is_final' }, { type: 'order.restock_too_early' }, { type: 'order.restock_nothing' }]),
            "actions": [
              {
                "type": "decide"
              }
            ],
            "description": "Stoğa geri al / Take back into the stock"
          }
        ],
        "TYPE_NOTE": [
          {
            "actions": [
              {
                "type": "typeNote"
              }
            ],
            "description": "Not yaz / Type a note"
          }
        ],
        "NOTE": [
          {
            "target": "#orderPage.sending",
            "guard": and([{ type: 'validation.required' }, { type: 'validation.max_length' }]),
            "actions": [
              {
                "type": "writeNote"
              },
              {
                "type": "begin"
              }
            ],
            "description": "Notu kaydet / Store the note"
          }
        ],
        "ADDRESS": [
          {
            "target": "#orderPage.addressing",
            "guard": and([{ type: 'order.cancelled_is_final' }, { type: 'order.rejected_is_final' }, { type: 'order.address_shipped' }, { type: 'order.address_invoiced' }]),
            "actions": [
              {
                "type": "beginAddress"
              }
            ],
            "description": "Adresi değiştir / Change an address"
          }
        ],
        "AIM": [
          {
            "actions": [
              {
                "type": "aim"
              }
            ],
            "description": "Önce ne olmalı diye sor / Ask what must happen first"
          }
        ],
        "LOOK": [
          {
            "target": "#orderPage.opening",
            "actions": [
              {
                "type": "giveUp"
              }
            ],
            "description": "Güncel hâlini göster / Show it as it is now"
          }
        ],
        "VISIT": [
          {
            "target": "#orderPage.visiting",
            "actions": [
              {
                "type": "visit"
              }
            ],
            "description": "Geçmişteki bir ana bak / Look at a moment of the past"
          }
        ]
      }
    },
    "deciding": {
      "description": "Önce sorulsun mu / Whether to ask first",
      "always": [
        {
          "target": "#orderPage.confirming",
          "guard": {
            "type": "isForGood"
          },
          "description": "hemen / at once"
        },
        {
          "target": "#orderPage.choosing",
          "guard": {
            "type": "bringsBack"
          },
          "description": "hemen / at once"
        },
        {
          "target": "#orderPage.sending",
          "actions": [
            {
              "type": "begin"
            }
          ],
          "description": "hemen / at once"
        }
      ]
    },
    "confirming": {
      "description": "Onay soruluyor / Asking for confirmation",
      "tags": [
        "asking"
      ],
      "on": {
        "CONFIRM": [
          {
            "target": "#orderPage.sending",
            "actions": [
              {
                "type": "begin"
              }
            ],
            "description": "Onayla / Confirm"
          }
        ],
        "BACK": [
          {
            "target": "#orderPage.shown",
            "actions": [
              {
                "type": "giveUp"
              }
            ],
            "description": "Vazgeç / Give up"
          }
        ]
      }
    },
    "choosing": {
      "description": "Geri gelen adetler seçiliyor / Choosing the pieces that came back",
      "tags": [
        "asking"
      ],
      "on": {
        "PIECES": [
          {
            "actions": [
              {
                "type": "takePieces"
              }
            ],
            "description": "Geri gelen adedi yaz / Type how many came back"
          }
        ],
        "CONFIRM": [
          {
            "target": "#orderPage.sending",
            "guard": and([{ type: 'order.return_above_bought' }, { type: 'order.restock_nothing' }]),
            "actions": [
              {
                "type": "bringBack"
              },
              {
                "type": "begin"
              }
            ],
            "description": "Onayla / Confirm"
          }
        ],
        "BACK": [
          {
            "target": "#orderPage.shown",
            "actions": [
              {
                "type": "giveUp"
              }
            ],
            "description": "Vazgeç / Give up"
          }
        ]
      }
    },
    "addressing": {
      "description": "Adres değiştiriliyor / Changing an address",
      "tags": [
        "asking"
      ],
      "on": {
        "TYPE": [
          {
            "actions": [
              {
                "type": "typeAddress"
              }
            ],
            "description": "Adrese yaz / Type into the address"
          }
        ],
        "CONFIRM": [
          {
            "target": "#orderPage.sending",
            "guard": and([{ type: 'order.cancelled_is_final' }, { type: 'order.rejected_is_final' }, { type: 'order.address_shipped' }, { type: 'order.address_invoiced' }, { type: 'validation.required' }, { type: 'validation.max_length' }, { type: 'contact.tax_number' }, { type: 'contact.tc_number' }]),
            "actions": [
              {
                "type": "changeAddress"
              },
              {
                "type": "begin"
              }
            ],
            "description": "Onayla / Confirm"
          }
        ],
        "BACK": [
          {
            "target": "#orderPage.shown",
            "actions": [
              {
                "type": "leaveAddress"
              }
            ],
            "description": "Vazgeç / Give up"
          }
        ]
      }
    },
    "visiting": {
      "description": "Geçmişe bakılıyor / Looking at the past",
      "tags": [
        "asking"
      ],
      "on": {
        "VISIT": [
          {
            "actions": [
              {
                "type": "visit"
              }
            ],
            "description": "Geçmişteki bir ana bak / Look at a moment of the past"
          }
        ],
        "BACK": [
          {
            "target": "#orderPage.shown",
            "actions": [
              {
                "type": "comeBack"
              }
            ],
            "description": "Vazgeç / Give up"
          }
        ]
      }
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
              "target": "#orderPage.shown",
              "actions": [
                {
                  "type": "takeOrder"
                },
                {
                  "type": "tidyUp"
                }
              ],
              "description": "Sunucuya gönderme: tamam / Sending to the server: done"
            }
          ],
          "onError": [
            {
              "target": "#orderPage.refused",
              "guard": {
                "type": "isRefused"
              },
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Sunucuya gönderme: olmadı / Sending to the server: failed"
            },
            {
              "target": "#orderPage.notSent",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Sunucuya gönderme: olmadı / Sending to the server: failed"
            }
          ]
        }
      ]
    },
    "refused": {
      "description": "Sunucu reddetti / Refused by the server",
      "tags": [
        "asking"
      ],
      "on": {
        "LOOK": [
          {
            "target": "#orderPage.opening",
            "actions": [
              {
                "type": "giveUp"
              }
            ],
            "description": "Güncel hâlini göster / Show it as it is now"
          }
        ]
      }
    },
    "notSent": {
      "description": "Yanıt gelmedi / No answer",
      "tags": [
        "asking"
      ],
      "on": {
        "RETRY": [
          {
            "target": "#orderPage.sending",
            "description": "Yeniden dene / Try again"
          }
        ],
        "LOOK": [
          {
            "target": "#orderPage.opening",
            "actions": [
              {
                "type": "giveUp"
              }
            ],
            "description": "Güncel hâlini göster / Show it as it is now"
          }
        ]
      }
    }
  }
})
