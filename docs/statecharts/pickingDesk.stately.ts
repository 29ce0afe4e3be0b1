import { and, createMachine } from 'xstate'

export const pickingDeskMachine = createMachine({
  "id": "pickingDesk",
  "description": "Toplama ekranı / Picking screen",
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
              "target": "#pickingDesk.done",
              "guard": {
                "type": "isPicked"
              },
              "actions": [
                {
                  "type": "takeOpened"
                }
              ],
              "description": "Listeyi getirme: tamam / Fetching the list: done"
            },
            {
              "target": "#pickingDesk.desk",
              "actions": [
                {
                  "type": "takeOpened"
                }
              ],
              "description": "Listeyi getirme: tamam / Fetching the list: done"
            }
          ],
          "onError": [
            {
              "target": "#pickingDesk.missing",
              "guard": {
                "type": "isMissing"
              },
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Listeyi getirme: olmadı / Fetching the list: failed"
            },
            {
              "target": "#pickingDesk.unreachable",
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
    "unreachable": {
      "description": "Yüklenemedi / Could not load",
      "on": {
        "RETRY": [
          {
            "target": "#pickingDesk.opening",
            "description": "Yeniden dene / Try again"
          }
        ]
      }
    },
    "missing": {
      "description": "Sipariş yok / No such order"
    },
    "desk": {
      "type": "parallel",
      "description": "Toplama / Picking",
      "states": {
        "hand": {
          "description": "El / Hand",
          "initial": "ready",
          "states": {
            "ready": {
              "description": "Okutmaya hazır / Ready to scan",
              "always": [
                {
                  "target": "#pickingDesk.desk.hand.wrong",
                  "guard": {
                    "type": "isTooMany"
                  },
                  "description": "hemen / at once"
                }
              ],
              "on": {
                "SET": [
                  {
                    "target": "#pickingDesk.desk.hand.ready",
                    "guard": and([{ type: 'order.picking_not_confirmed' }, { type: 'order.picking_already_shipped' }, { type: 'order.cancelled_is_final' }, { type: 'order.rejected_is_final' }, { type: 'picking.above_ordered' }, { type: 'picking.nothing_to_put_back' }]),
                    "actions": [
                      {
                        "type": "set"
                      },
                      {
                        "type": "tellPicked"
                      }
                    ],
                    "description": "Adedi elle değiştir / Change the count by hand"
                  }
                ],
                "SHORT": [
                  {
                    "target": "#pickingDesk.desk.hand.ready",
                    "guard": and([{ type: 'order.picking_not_confirmed' }, { type: 'order.picking_already_shipped' }, { type: 'order.cancelled_is_final' }, { type: 'order.rejected_is_final' }]),
                    "actions": [
                      {
                        "type": "say"
                      }
                    ],
                    "description": "Eksiğin nedenini seç / Choose why it is short"
                  }
                ],
                "FINISH": [
                  {
                    "target": "#pickingDesk.desk.hand.ending",
                    "guard": and([{ type: 'order.picking_not_confirmed' }, { type: 'order.picking_already_shipped' }, { type: 'order.cancelled_is_final' }, { type: 'order.rejected_is_final' }, { type: 'picking.unfinished' }]),
                    "actions": [
                      {
                        "type": "askFinish"
                      }
                    ],
                    "description": "Toplamayı bitir / Finish picking"
                  }
                ],
                "SCAN": [
                  {
                    "target": "#pickingDesk.desk.hand.ready",
                    "guard": {
                      "type": "isExpected"
                    },
                    "actions": [
                      {
                        "type": "addOne"
                      },
                      {
                        "type": "tellPicked"
                      }
                    ],
                    "description": "Okut / Scan"
                  },
                  {
                    "target": "#pickingDesk.desk.hand.wrong",
                    "guard": and([{ type: 'order.picking_not_confirmed' }, { type: 'order.picking_already_shipped' }, { type: 'order.cancelled_is_final' }, { type: 'order.rejected_is_final' }]),
                    "actions": [
                      {
                        "type": "remember"
                      }
                    ],
                    "description": "Okut / Scan"
                  }
                ]
              }
            },
            "wrong": {
              "description": "Yanlış ürün / Wrong item",
              "entry": [
                {
                  "type": "tellMisscanned"
                }
              ],
              "on": {
                "SET": [
                  {
                    "target": "#pickingDesk.desk.hand.ready",
                    "guard": and([{ type: 'order.picking_not_confirmed' }, { type: 'order.picking_already_shipped' }, { type: 'order.cancelled_is_final' }, { type: 'order.rejected_is_final' }, { type: 'picking.above_ordered' }, { type: 'picking.nothing_to_put_back' }]),
                    "actions": [
                      {
                        "type": "set"
                      },
                      {
                        "type": "tellPicked"
                      }
                    ],
                    "description": "Adedi elle değiştir / Change the count by hand"
                  }
                ],
                "SHORT": [
                  {
                    "target": "#pickingDesk.desk.hand.ready",
                    "guard": and([{ type: 'order.picking_not_confirmed' }, { type: 'order.picking_already_shipped' }, { type: 'order.cancelled_is_final' }, { type: 'order.rejected_is_final' }]),
                    "actions": [
                      {
                        "type": "say"
                      }
                    ],
                    "description": "Eksiğin nedenini seç / Choose why it is short"
                  }
                ],
                "FINISH": [
                  {
                    "target": "#pickingDesk.desk.hand.ending",
                    "guard": and([{ type: 'order.picking_not_confirmed' }, { type: 'order.picking_already_shipped' }, { type: 'order.cancelled_is_final' }, { type: 'order.rejected_is_final' }, { type: 'picking.unfinished' }]),
                    "actions": [
                      {
                        "type": "askFinish"
                      }
                    ],
                    "description": "Toplamayı bitir / Finish picking"
                  }
                ],
                "SCAN": [
                  {
                    "target": "#pickingDesk.desk.hand.ready",
                    "guard": {
                      "type": "isExpected"
                    },
                    "actions": [
                      {
                        "type": "addOne"
                      },
                      {
                        "type": "tellPicked"
                      }
                    ],
                    "description": "Okut / Scan"
                  },
                  {
                    "target": "#pickingDesk.desk.hand.wrong",
                    "guard": and([{ type: 'order.picking_not_confirmed' }, { type: 'order.picking_already_shipped' }, { type: 'order.cancelled_is_final' }, { type: 'order.rejected_is_final' }]),
                    "actions": [
                      {
                        "type": "remember"
                      }
                    ],
                    "description": "Okut / Scan"
                  }
                ],
                "DISMISS": [
                  {
                    "target": "#pickingDesk.desk.hand.ready",
                    "actions": [
                      {
                        "type": "dismiss"
                      }
                    ],
                    "description": "Anladım / Got it"
                  }
                ]
              }
            },
            "ending": {
              "description": "Bitiriliyor / Being finished",
              "tags": [
                "busy"
              ]
            }
          }
        },
        "store": {
          "description": "Saklama / Storing",
          "on": {
            "PAUSE": [
              {
                "actions": [
                  {
                    "type": "askPause"
                  }
                ],
                "description": "Ara ver / Pause"
              }
            ]
          },
          "initial": "saved",
          "states": {
            "saved": {
              "description": "Kaydedildi / Saved",
              "always": [
                {
                  "target": "#pickingDesk.desk.store.saving",
                  "guard": {
                    "type": "hasUnsaved"
                  },
                  "actions": [
                    {
                      "type": "pack"
                    }
                  ],
                  "description": "hemen / at once"
                },
                {
                  "target": "#pickingDesk.paused",
                  "guard": {
                    "type": "isPausing"
                  },
                  "description": "hemen / at once"
                }
              ],
              "after": {
                "pause": [
                  {
                    "target": "#pickingDesk.desk.store.looking",
                    "description": "Bakmaya ara verme: doldu / A pause between looks: over"
                  }
                ]
              }
            },
            "looking": {
              "description": "Öbür cihazlara bakılıyor / Looking at other devices",
              "invoke": [
                {
                  "id": "look",
                  "src": "look",
                  "onDone": [
                    {
                      "target": "#pickingDesk.done",
                      "guard": {
                        "type": "isPickedElsewhere"
                      },
                      "actions": [
                        {
                          "type": "takeOpened"
                        }
                      ],
                      "description": "Öbür cihazlara bakma: tamam / Looking at other devices: done"
                    },
                    {
                      "target": "#pickingDesk.desk.store.saved",
                      "actions": [
                        {
                          "type": "catchUp"
                        }
                      ],
                      "description": "Öbür cihazlara bakma: tamam / Looking at other devices: done"
                    }
                  ],
                  "onError": [
                    {
                      "target": "#pickingDesk.desk.store.saved",
                      "description": "Öbür cihazlara bakma: olmadı / Looking at other devices: failed"
                    }
                  ]
                }
              ]
            },
            "saving": {
              "description": "Kaydediliyor / Saving",
              "tags": [
                "busy"
              ],
              "invoke": [
                {
                  "id": "save",
                  "src": "save",
                  "onDone": [
                    {
                      "target": "#pickingDesk.done",
                      "guard": {
                        "type": "isPicked"
                      },
                      "actions": [
                        {
                          "type": "takeOpened"
                        }
                      ],
                      "description": "Sepeti saklama: tamam / Storing the basket: done"
                    },
                    {
                      "target": "#pickingDesk.desk.store.saved",
                      "actions": [
                        {
                          "type": "takeSaved"
                        }
                      ],
                      "description": "Sepeti saklama: tamam / Storing the basket: done"
                    }
                  ],
                  "onError": [
                    {
                      "target": "#pickingDesk.desk.store.catchingUp",
                      "guard": {
                        "type": "isStale"
                      },
                      "description": "Sepeti saklama: olmadı / Storing the basket: failed"
                    },
                    {
                      "target": "#pickingDesk.refused",
                      "guard": {
                        "type": "isRefused"
                      },
                      "actions": [
                        {
                          "type": "takeFailure"
                        }
                      ],
                      "description": "Sepeti saklama: olmadı / Storing the basket: failed"
                    },
                    {
                      "target": "#pickingDesk.desk.store.unsaved",
                      "actions": [
                        {
                          "type": "takeFailure"
                        }
                      ],
                      "description": "Sepeti saklama: olmadı / Storing the basket: failed"
                    }
                  ]
                }
              ]
            },
            "catchingUp": {
              "description": "Öbür cihazın topladıkları alınıyor / Fetching what the other device picked",
              "tags": [
                "busy"
              ],
              "invoke": [
                {
                  "id": "catchUp",
                  "src": "catchUp",
                  "onDone": [
                    {
                      "target": "#pickingDesk.desk.store.saved",
                      "actions": [
                        {
                          "type": "catchUp"
                        }
                      ],
                      "description": "Öbür cihazın topladıklarını getirme: tamam / Fetching what the other device picked: done"
                    }
                  ],
                  "onError": [
                    {
                      "target": "#pickingDesk.desk.store.unsaved",
                      "actions": [
                        {
                          "type": "takeFailure"
                        },
                        {
                          "type": "fallBehind"
                        }
                      ],
                      "description": "Öbür cihazın topladıklarını getirme: olmadı / Fetching what the other device picked: failed"
                    }
                  ]
                }
              ]
            },
            "unsaved": {
              "description": "Kaydedilemedi / Not saved",
              "on": {
                "RETRY": [
                  {
                    "target": "#pickingDesk.desk.store.catchingUp",
                    "guard": {
                      "type": "isBehind"
                    },
                    "description": "Yeniden dene / Try again"
                  },
                  {
                    "target": "#pickingDesk.desk.store.saving",
                    "description": "Yeniden dene / Try again"
                  }
                ],
                "PAUSE": [
                  {
                    "target": "#pickingDesk.desk.store.catchingUp",
                    "guard": {
                      "type": "isBehind"
                    },
                    "actions": [
                      {
                        "type": "askPause"
                      }
                    ],
                    "description": "Ara ver / Pause"
                  },
                  {
                    "target": "#pickingDesk.desk.store.saving",
                    "actions": [
                      {
                        "type": "askPause"
                      }
                    ],
                    "description": "Ara ver / Pause"
                  }
                ]
              }
            }
          }
        }
      }
    },
    "refused": {
      "description": "Kurallar engelledi / Rules stood in the way",
      "tags": [
        "asking"
      ],
      "on": {
        "LOOK": [
          {
            "target": "#pickingDesk.opening",
            "description": "Güncel hâline bak / See how it is now"
          }
        ]
      }
    },
    "paused": {
      "description": "Ara verildi / Paused",
      "on": {
        "RESUME": [
          {
            "target": "#pickingDesk.opening",
            "description": "Toplamayı sürdür / Go on picking"
          }
        ]
      }
    },
    "done": {
      "description": "Toplandı / Picked",
      "on": {
        "RESUME": [
          {
            "target": "#pickingDesk.desk",
            "guard": and([{ type: 'order.picking_not_confirmed' }, { type: 'order.picking_already_shipped' }, { type: 'order.cancelled_is_final' }, { type: 'order.rejected_is_final' }]),
            "description": "Toplamayı sürdür / Go on picking"
          }
        ]
      }
    }
  }
})
