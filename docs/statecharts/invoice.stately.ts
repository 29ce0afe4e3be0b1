import { and, createMachine } from 'xstate'

export const invoiceMachine = createMachine({
  "id": "invoice",
  "description": "Fatura / Invoice",
  "on": {
    "ISSUE": [
      {
        "target": "#invoice.waiting",
        "guard": and([{ type: 'auth.forbidden' }, { type: 'invoice.queued' }, { type: 'invoice.issued' }, { type: 'order.cancelled_is_final' }, { type: 'order.rejected_is_final' }, { type: 'invoice.unpaid' }, { type: 'invoice.not_production' }, { type: 'invoice.seller' }, { type: 'invoice.currency' }, { type: 'invoice.identity' }, { type: 'invoice.recipient' }]),
        "actions": [
          {
            "type": "begin"
          },
          {
            "type": "stand"
          }
        ],
        "description": "Fatura kes / Issue invoice"
      }
    ],
    "ASK": [
      {
        "guard": and([{ type: 'auth.forbidden' }, { type: 'invoice.none' }, { type: 'invoice.not_production' }]),
        "actions": [
          {
            "type": "stand"
          }
        ],
        "description": "Durumu yeniden sor / Ask for its status"
      }
    ],
    "CANCEL": [
      {
        "target": "#invoice.none",
        "guard": and([{ type: 'auth.forbidden' }, { type: 'invoice.none' }, { type: 'invoice.queued' }, { type: 'invoice.not_production' }, { type: 'invoice.only_earchive_cancel' }]),
        "actions": [
          {
            "type": "end"
          },
          {
            "type": "stand"
          }
        ],
        "description": "Faturayı iptal et / Cancel the invoice"
      }
    ],
    "PRINT": [
      {
        "guard": and([{ type: 'auth.forbidden' }, { type: 'invoice.none' }, { type: 'invoice.queued' }]),
        "actions": [
          {
            "type": "stand"
          }
        ],
        "description": "Yazdır / Print"
      }
    ]
  },
  "initial": "none",
  "states": {
    "none": {
      "description": "Fatura yok / No invoice"
    },
    "waiting": {
      "description": "Kuyrukta / Queued",
      "on": {
        "SUCCEED": [
          {
            "target": "#invoice.succeed",
            "guard": {
              "type": "auth.forbidden"
            },
            "actions": [
              {
                "type": "stand"
              }
            ],
            "description": "Entegratör kestiğini bildirdi / The integrator issued it"
          }
        ],
        "FAIL": [
          {
            "target": "#invoice.error",
            "guard": {
              "type": "auth.forbidden"
            },
            "actions": [
              {
                "type": "end"
              },
              {
                "type": "stand"
              }
            ],
            "description": "Entegratör hata bildirdi / The integrator told of an error"
          }
        ],
        "LOSE": [
          {
            "target": "#invoice.unknown",
            "guard": {
              "type": "auth.forbidden"
            },
            "actions": [
              {
                "type": "stand"
              }
            ],
            "description": "Durumu anlaşılamadı / Its status is not understood"
          }
        ]
      }
    },
    "succeed": {
      "description": "Kesildi / Issued",
      "initial": "waiting",
      "states": {
        "waiting": {
          "description": "Yanıt bekleniyor / Waits for an answer",
          "on": {
            "APPROVE": [
              {
                "target": "#invoice.succeed.approved",
                "guard": {
                  "type": "auth.forbidden"
                },
                "actions": [
                  {
                    "type": "hear"
                  }
                ],
                "description": "Alıcı kabul etti / The recipient accepted"
              }
            ],
            "REJECT": [
              {
                "target": "#invoice.succeed.rejected",
                "guard": {
                  "type": "auth.forbidden"
                },
                "actions": [
                  {
                    "type": "hear"
                  }
                ],
                "description": "Alıcı reddetti / The recipient rejected"
              }
            ],
            "TAKE_AS_ACCEPTED": [
              {
                "target": "#invoice.succeed.automatic",
                "guard": {
                  "type": "auth.forbidden"
                },
                "actions": [
                  {
                    "type": "hear"
                  }
                ],
                "description": "Yanıtsız kabul edildi / Accepted without an answer"
              }
            ],
            "LOSE_ANSWER": [
              {
                "target": "#invoice.succeed.unknown",
                "guard": {
                  "type": "auth.forbidden"
                },
                "actions": [
                  {
                    "type": "hear"
                  }
                ],
                "description": "Yanıtı anlaşılamadı / The answer is not understood"
              }
            ]
          }
        },
        "approved": {
          "description": "Alıcı kabul etti / Accepted by the recipient"
        },
        "rejected": {
          "description": "Alıcı reddetti / Rejected by the recipient"
        },
        "unknown": {
          "description": "Alıcının yanıtı bilinmiyor / The recipient's answer is unknown",
          "on": {
            "APPROVE": [
              {
                "target": "#invoice.succeed.approved",
                "guard": {
                  "type": "auth.forbidden"
                },
                "actions": [
                  {
                    "type": "hear"
                  }
                ],
                "description": "Alıcı kabul etti / The recipient accepted"
              }
            ],
            "REJECT": [
              {
                "target": "#invoice.succeed.rejected",
                "guard": {
                  "type": "auth.forbidden"
                },
                "actions": [
                  {
                    "type": "hear"
                  }
                ],
                "description": "Alıcı reddetti / The recipient rejected"
              }
            ],
            "TAKE_AS_ACCEPTED": [
              {
                "target": "#invoice.succeed.automatic",
                "guard": {
                  "type": "auth.forbidden"
                },
                "actions": [
                  {
                    "type": "hear"
                  }
                ],
                "description": "Yanıtsız kabul edildi / Accepted without an answer"
              }
            ]
          }
        },
        "automatic": {
          "description": "Kendiliğinden kabul edildi / Accepted by itself"
        }
      }
    },
    "unknown": {
      "description": "Durumu bilinmiyor / Status unknown",
      "on": {
        "SUCCEED": [
          {
            "target": "#invoice.succeed",
            "guard": {
              "type": "auth.forbidden"
            },
            "actions": [
              {
                "type": "stand"
              }
            ],
            "description": "Entegratör kestiğini bildirdi / The integrator issued it"
          }
        ],
        "FAIL": [
          {
            "target": "#invoice.error",
            "guard": {
              "type": "auth.forbidden"
            },
            "actions": [
              {
                "type": "end"
              },
              {
                "type": "stand"
              }
            ],
            "description": "Entegratör hata bildirdi / The integrator told of an error"
          }
        ],
        "FIND": [
          {
            "target": "#invoice.waiting",
            "guard": {
              "type": "auth.forbidden"
            },
            "actions": [
              {
                "type": "stand"
              }
            ],
            "description": "Entegratör kuyrukta olduğunu bildirdi / The integrator has it in its queue"
          }
        ]
      }
    },
    "error": {
      "description": "Kesilemedi / Not issued"
    }
  }
})
