import { and, createMachine } from 'xstate'

export const refundPageMachine = createMachine({
  "id": "refundPage",
  "description": "İade sayfası / Refund page",
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
              "target": "#refundPage.shown",
              "actions": [
                {
                  "type": "takeRefund"
                }
              ],
              "description": "Kaydı getirme: tamam / Fetching the record: done"
            }
          ],
          "onError": [
            {
              "target": "#refundPage.missing",
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
              "target": "#refundPage.unreachable",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Kaydı getirme: olmadı / Fetching the record: failed"
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
            "target": "#refundPage.opening",
            "description": "Yeniden dene / Try again"
          }
        ]
      }
    },
    "missing": {
      "description": "İade yok / There is no such refund"
    },
    "shown": {
      "description": "Gösteriliyor / Shown",
      "on": {
        "DECIDE": [
          {
            "target": "#refundPage.sending",
            "guard": and([{ type: 'refund.decided' }]),
            "actions": [
              {
                "type": "decide"
              },
              {
                "type": "begin"
              }
            ],
            "description": "Satıra karar ver / Decide on a line"
          }
        ],
        "STEP": [
          {
            "target": "#refundPage.deciding",
            "guard": and([{ type: 'refund.reject_has_accepted' }, { type: 'refund.approve_needs_accepted' }, { type: 'refund.not_accepted' }, { type: 'refund.already_paid' }, { type: 'refund.above_paid' }, { type: 'refund.decided' }, { type: 'refund.already_received' }, { type: 'refund.goods_not_expected' }, { type: 'validation.required' }]),
            "actions": [
              {
                "type": "decide"
              }
            ],
            "description": "Şemanın bir adımını at / Take a step of the chart"
          }
        ],
        "KEEP": [
          {
            "actions": [
              {
                "type": "keep"
              }
            ],
            "description": "Stoğa alınsın mı seç / Choose whether it goes into the stock"
          }
        ],
        "ACCOUNT": [
          {
            "actions": [
              {
                "type": "chooseAccount"
              }
            ],
            "description": "Hesap seç / Choose the account"
          }
        ],
        "LOOK": [
          {
            "target": "#refundPage.opening",
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
    "deciding": {
      "description": "Önce sorulsun mu / Whether to ask first",
      "always": [
        {
          "target": "#refundPage.confirming",
          "guard": {
            "type": "isForGood"
          },
          "description": "hemen / at once"
        },
        {
          "target": "#refundPage.sending",
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
            "target": "#refundPage.sending",
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
            "target": "#refundPage.shown",
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
              "target": "#refundPage.shown",
              "actions": [
                {
                  "type": "takeRefund"
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
              "target": "#refundPage.refused",
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
              "target": "#refundPage.notSent",
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
            "target": "#refundPage.opening",
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
            "target": "#refundPage.sending",
            "description": "Yeniden dene / Try again"
          }
        ],
        "LOOK": [
          {
            "target": "#refundPage.opening",
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
