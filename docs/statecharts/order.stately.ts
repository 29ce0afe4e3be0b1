import { and, createMachine } from 'xstate'

export const orderMachine = createMachine({
  "id": "order",
  "description": "Sipariş / Order",
  "initial": "open",
  "states": {
    "open": {
      "type": "parallel",
      "description": "Açık / Open",
      "states": {
        "payment": {
          "description": "Ödeme / Payment",
          "initial": "not_paid",
          "states": {
            "not_paid": {
              "description": "Ödenmedi / Not paid",
              "on": {
                "MARK_PAID": [
                  {
                    "target": "#order.open.payment.paid",
                    "guard": {
                      "type": "auth.forbidden"
                    },
                    "actions": [
                      {
                        "type": "markPaid"
                      }
                    ],
                    "description": "Ödendi olarak işaretle / Mark as paid"
                  }
                ]
              }
            },
            "paid": {
              "description": "Ödendi / Paid",
              "on": {
                "MARK_NOT_PAID": [
                  {
                    "target": "#order.open.payment.not_paid",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.money_went_back' }]),
                    "actions": [
                      {
                        "type": "markNotPaid"
                      }
                    ],
                    "description": "Ödenmedi olarak işaretle / Mark as not paid"
                  }
                ]
              }
            }
          }
        },
        "refund": {
          "description": "Para iadesi / Money back",
          "on": {
            "REFUND": [
              {
                "target": "#order.refunded",
                "guard": and([and([{ type: 'auth.forbidden' }, { type: 'order.refund_by_refund' }, { type: 'refund.above_paid' }]), { type: 'isWhole' }]),
                "actions": [
                  {
                    "type": "arrive"
                  },
                  {
                    "type": "payBack"
                  }
                ],
                "description": "Para iade et / Refund money"
              },
              {
                "target": "#order.open.refund.partial_refunded",
                "guard": and([{ type: 'auth.forbidden' }, { type: 'order.refund_by_refund' }, { type: 'refund.above_paid' }]),
                "actions": [
                  {
                    "type": "payBack"
                  }
                ],
                "description": "Para iade et / Refund money"
              }
            ]
          },
          "initial": "nothing_back",
          "states": {
            "nothing_back": {
              "description": "Para iadesi yok / No money went back"
            },
            "partial_refunded": {
              "description": "Kısmen iade edildi / Partly refunded"
            }
          }
        },
        "fulfilment": {
          "description": "Malların yolu / The way of the goods",
          "initial": "waiting",
          "states": {
            "waiting": {
              "description": "Bekleyen / Waiting",
              "on": {
                "WAIT": [
                  {
                    "target": "#order.open.fulfilment.waiting.pending",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }, { type: 'order.already_there' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      }
                    ],
                    "description": "Beklemeye al / Put on hold"
                  }
                ],
                "AWAIT_PAYMENT": [
                  {
                    "target": "#order.open.fulfilment.waiting.awaiting_payment",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }, { type: 'order.already_there' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      }
                    ],
                    "description": "Ödeme bekle / Await payment"
                  }
                ],
                "ACCEPT": [
                  {
                    "target": "#order.open.fulfilment.confirmed.accepted",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      }
                    ],
                    "description": "Onayla / Accept"
                  }
                ],
                "REJECT": [
                  {
                    "target": "#order.rejected",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      },
                      {
                        "type": "takeAllBack"
                      }
                    ],
                    "description": "Reddet / Reject"
                  }
                ],
                "CANCEL": [
                  {
                    "target": "#order.cancelled",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      },
                      {
                        "type": "takeAllBack"
                      }
                    ],
                    "description": "İptal et / Cancel"
                  }
                ]
              },
              "initial": "pending",
              "states": {
                "pending": {
                  "description": "Beklemede / Pending"
                },
                "awaiting_payment": {
                  "description": "Ödeme bekleniyor / Awaiting payment"
                }
              }
            },
            "confirmed": {
              "description": "Onaylanan / Confirmed",
              "on": {
                "PREPARE": [
                  {
                    "target": "#order.open.fulfilment.confirmed.preparation.preparing",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }, { type: 'order.already_there' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      }
                    ],
                    "description": "Hazırlamaya al / Prepare"
                  }
                ],
                "PACK": [
                  {
                    "target": "#order.open.fulfilment.confirmed.preparation.being_packed",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }, { type: 'order.already_there' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      }
                    ],
                    "description": "Paketlemeye al / Pack"
                  }
                ],
                "UNPACK": [
                  {
                    "target": "#order.open.fulfilment.confirmed.preparation.unpacked",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }, { type: 'order.already_there' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      }
                    ],
                    "description": "Paketi aç / Unpack"
                  }
                ],
                "REPORT_TO_CARGO": [
                  {
                    "target": "#order.open.fulfilment.shipping.reported_to_cargo",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      }
                    ],
                    "description": "Kargoya bildir / Report to cargo"
                  }
                ],
                "PICK_UP": [
                  {
                    "target": "#order.open.fulfilment.shipping.picked_up",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      }
                    ],
                    "description": "Kargo teslim aldı / Picked up"
                  }
                ],
                "SEND": [
                  {
                    "target": "#order.open.fulfilment.shipping.in_cargo",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      }
                    ],
                    "description": "Kargoda / In cargo"
                  }
                ],
                "DELAY": [
                  {
                    "target": "#order.open.fulfilment.shipping.delayed",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      }
                    ],
                    "description": "Gecikti / Delayed"
                  }
                ],
                "HOLD_UP": [
                  {
                    "target": "#order.open.fulfilment.shipping.delivery_exception",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      }
                    ],
                    "description": "Teslimat sorunu var / Delivery exception"
                  }
                ],
                "TAKE_OUT": [
                  {
                    "target": "#order.open.fulfilment.shipping.on_delivery",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      }
                    ],
                    "description": "Dağıtıma çıktı / Out for delivery"
                  }
                ],
                "LEAVE_AT_POINT": [
                  {
                    "target": "#order.open.fulfilment.shipping.at_collection_point",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      }
                    ],
                    "description": "Teslim noktasına bırakıldı / Left at collection point"
                  }
                ],
                "MISS": [
                  {
                    "target": "#order.open.fulfilment.shipping.undelivered",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      }
                    ],
                    "description": "Teslim edilemedi / Could not be delivered"
                  }
                ],
                "DELIVER": [
                  {
                    "target": "#order.open.fulfilment.delivered",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      }
                    ],
                    "description": "Teslim edildi / Delivered"
                  }
                ],
                "CANCEL": [
                  {
                    "target": "#order.cancelled",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      },
                      {
                        "type": "takeAllBack"
                      }
                    ],
                    "description": "İptal et / Cancel"
                  }
                ]
              },
              "initial": "accepted",
              "states": {
                "accepted": {
                  "description": "Onaylandı / Accepted"
                },
                "preparation": {
                  "description": "Hazırlık / Preparation",
                  "initial": "preparing",
                  "states": {
                    "preparing": {
                      "description": "Hazırlanıyor / Preparing"
                    },
                    "being_packed": {
                      "description": "Paketleniyor / Being packed"
                    },
                    "unpacked": {
                      "description": "Paketi açıldı / Unpacked"
                    }
                  }
                }
              }
            },
            "shipping": {
              "description": "Yolda / On its way",
              "on": {
                "REPORT_TO_CARGO": [
                  {
                    "target": "#order.open.fulfilment.shipping.reported_to_cargo",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }, { type: 'order.already_there' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      }
                    ],
                    "description": "Kargoya bildir / Report to cargo"
                  }
                ],
                "PICK_UP": [
                  {
                    "target": "#order.open.fulfilment.shipping.picked_up",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }, { type: 'order.already_there' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      }
                    ],
                    "description": "Kargo teslim aldı / Picked up"
                  }
                ],
                "SEND": [
                  {
                    "target": "#order.open.fulfilment.shipping.in_cargo",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }, { type: 'order.already_there' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      }
                    ],
                    "description": "Kargoda / In cargo"
                  }
                ],
                "DELAY": [
                  {
                    "target": "#order.open.fulfilment.shipping.delayed",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }, { type: 'order.already_there' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      }
                    ],
                    "description": "Gecikti / Delayed"
                  }
                ],
                "HOLD_UP": [
                  {
                    "target": "#order.open.fulfilment.shipping.delivery_exception",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }, { type: 'order.already_there' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      }
                    ],
                    "description": "Teslimat sorunu var / Delivery exception"
                  }
                ],
                "TAKE_OUT": [
                  {
                    "target": "#order.open.fulfilment.shipping.on_delivery",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }, { type: 'order.already_there' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      }
                    ],
                    "description": "Dağıtıma çıktı / Out for delivery"
                  }
                ],
                "LEAVE_AT_POINT": [
                  {
                    "target": "#order.open.fulfilment.shipping.at_collection_point",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }, { type: 'order.already_there' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      }
                    ],
                    "description": "Teslim noktasına bırakıldı / Left at collection point"
                  }
                ],
                "MISS": [
                  {
                    "target": "#order.open.fulfilment.shipping.undelivered",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }, { type: 'order.already_there' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      }
                    ],
                    "description": "Teslim edilemedi / Could not be delivered"
                  }
                ],
                "DELIVER": [
                  {
                    "target": "#order.open.fulfilment.delivered",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      }
                    ],
                    "description": "Teslim edildi / Delivered"
                  }
                ]
              },
              "initial": "reported_to_cargo",
              "states": {
                "reported_to_cargo": {
                  "description": "Kargoya bildirildi / Reported to cargo"
                },
                "picked_up": {
                  "description": "Kargo teslim aldı / Picked up"
                },
                "in_cargo": {
                  "description": "Kargoda / In cargo"
                },
                "delayed": {
                  "description": "Gecikti / Delayed"
                },
                "delivery_exception": {
                  "description": "Teslimat sorunu / Delivery exception"
                },
                "on_delivery": {
                  "description": "Dağıtımda / On delivery"
                },
                "at_collection_point": {
                  "description": "Teslim noktasında / At collection point"
                },
                "undelivered": {
                  "description": "Teslim edilemedi / Undelivered",
                  "on": {
                    "RETURN": [
                      {
                        "target": "#order.open.fulfilment.undelivered_and_returned",
                        "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }, { type: 'order.return_above_bought' }]),
                        "actions": [
                          {
                            "type": "arrive"
                          },
                          {
                            "type": "takeBack"
                          }
                        ],
                        "description": "Geri döndü / Came back"
                      }
                    ]
                  }
                }
              }
            },
            "delivered": {
              "description": "Teslim edildi / Delivered",
              "on": {
                "INVOICE": [
                  {
                    "target": "#order.open.fulfilment.invoiced",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      }
                    ],
                    "description": "Faturalandı / Invoiced"
                  }
                ],
                "RETURN": [
                  {
                    "target": "#order.open.fulfilment.undelivered_and_returned",
                    "guard": and([{ type: 'auth.forbidden' }, { type: 'order.transfer_not_paid' }, { type: 'order.return_above_bought' }]),
                    "actions": [
                      {
                        "type": "arrive"
                      },
                      {
                        "type": "takeBack"
                      }
                    ],
                    "description": "Geri döndü / Came back"
                  }
                ]
              }
            },
            "invoiced": {
              "description": "Faturalandı / Invoiced"
            },
            "undelivered_and_returned": {
              "description": "Teslim edilemedi, geri döndü / Undelivered and returned"
            }
          }
        }
      }
    },
    "cancelled": {
      "type": "final",
      "description": "İptal edildi / Cancelled"
    },
    "rejected": {
      "type": "final",
      "description": "Reddedildi / Rejected"
    },
    "refunded": {
      "type": "final",
      "description": "İade edildi / Refunded"
    }
  }
})
