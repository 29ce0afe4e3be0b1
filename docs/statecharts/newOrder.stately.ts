import { and, createMachine } from 'xstate'

export const newOrderMachine = createMachine({
  "id": "newOrder",
  "description": "Yeni sipariş / New order",
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
              "target": "#newOrder.form",
              "actions": [
                {
                  "type": "takeGround"
                }
              ],
              "description": "Formu getirme: tamam / Fetching the form: done"
            }
          ],
          "onError": [
            {
              "target": "#newOrder.unreachable",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Formu getirme: olmadı / Fetching the form: failed"
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
            "target": "#newOrder.opening",
            "description": "Yeniden dene / Try again"
          }
        ]
      }
    },
    "form": {
      "description": "Form açık / The form is open",
      "tags": [
        "editable"
      ],
      "on": {
        "ADD": [
          {
            "target": "#newOrder.form.finding",
            "actions": [
              {
                "type": "wantAnew"
              },
              {
                "type": "want"
              }
            ],
            "description": "Ürün ekle / Add a product"
          }
        ],
        "CHOOSE_BUYER": [
          {
            "target": "#newOrder.form.asking",
            "actions": [
              {
                "type": "ask"
              }
            ],
            "description": "Müşteriyi seç / Choose the customer"
          }
        ],
        "NO_BUYER": [
          {
            "actions": [
              {
                "type": "noBuyer"
              }
            ],
            "description": "Misafir olarak yaz / Write a guest instead"
          }
        ],
        "SET_LINE": [
          {
            "actions": [
              {
                "type": "setLine"
              }
            ],
            "description": "Adedi ya da fiyatı yaz / Write pieces or price"
          }
        ],
        "REMOVE_LINE": [
          {
            "actions": [
              {
                "type": "removeLine"
              }
            ],
            "description": "Ürünü çıkar / Take a product out"
          }
        ],
        "SET_GUEST": [
          {
            "actions": [
              {
                "type": "setGuest"
              }
            ],
            "description": "Misafirin bilgisini yaz / Write about the guest"
          }
        ],
        "SET_ADDRESS": [
          {
            "actions": [
              {
                "type": "setAddress"
              }
            ],
            "description": "Adresi yaz / Write the address"
          }
        ],
        "CHANGE": [
          {
            "actions": [
              {
                "type": "change"
              }
            ],
            "description": "Ödeme, teslimat, indirim ya da notu değiştir / Change payment, delivery, discount or note"
          }
        ],
        "TOUCH": [
          {
            "actions": [
              {
                "type": "touch"
              }
            ],
            "description": "Alandan çık / Leave a field"
          }
        ],
        "REVEAL": [
          {
            "actions": [
              {
                "type": "reveal"
              }
            ],
            "description": "Hataları göster / Show what is wrong"
          }
        ],
        "SUBMIT": [
          {
            "target": "#newOrder.storing",
            "guard": and([{ type: 'order.still_asked' }, { type: 'order.product_required' }, { type: 'order.not_in_stock' }, { type: 'order.quantity' }, { type: 'validation.amount' }, { type: 'validation.negative' }, { type: 'validation.shipping_negative' }, { type: 'fastsale.discount_above_total' }, { type: 'fastsale.total_zero' }, { type: 'order.no_delivery' }, { type: 'validation.length' }, { type: 'validation.email' }, { type: 'validation.required' }, { type: 'validation.max_length' }]),
            "description": "Kaydet / Save"
          }
        ]
      },
      "initial": "writing",
      "states": {
        "writing": {
          "description": "Sipariş yazılıyor / The order is being written"
        },
        "finding": {
          "description": "Ürün aranıyor / The product is looked for",
          "tags": [
            "busy"
          ],
          "invoke": [
            {
              "id": "find",
              "src": "find",
              "onDone": [
                {
                  "target": "#newOrder.form.looking",
                  "actions": [
                    {
                      "type": "takeVariant"
                    },
                    {
                      "type": "wantNext"
                    }
                  ],
                  "description": "Ürünü getirme: tamam / Fetching the product: done"
                }
              ],
              "onError": [
                {
                  "target": "#newOrder.form.looking",
                  "guard": {
                    "type": "isMissing"
                  },
                  "actions": [
                    {
                      "type": "tellMissing"
                    },
                    {
                      "type": "wantNext"
                    }
                  ],
                  "description": "Ürünü getirme: olmadı / Fetching the product: failed"
                },
                {
                  "target": "#newOrder.form.notFound",
                  "actions": [
                    {
                      "type": "takeMissed"
                    }
                  ],
                  "description": "Ürünü getirme: olmadı / Fetching the product: failed"
                }
              ]
            }
          ],
          "on": {
            "ADD": [
              {
                "actions": [
                  {
                    "type": "want"
                  }
                ],
                "description": "Ürün ekle / Add a product"
              }
            ]
          }
        },
        "looking": {
          "description": "Sıradaki ürüne bakılıyor / The next product is looked at",
          "always": [
            {
              "target": "#newOrder.form.finding",
              "guard": {
                "type": "moreWanted"
              },
              "description": "hemen / at once"
            },
            {
              "target": "#newOrder.form.writing",
              "description": "hemen / at once"
            }
          ]
        },
        "notFound": {
          "description": "Ürün sorulamadı / The product could not be asked for",
          "on": {
            "ADD": [
              {
                "target": "#newOrder.form.finding",
                "actions": [
                  {
                    "type": "want"
                  }
                ],
                "description": "Ürün ekle / Add a product"
              }
            ],
            "RETRY": [
              {
                "target": "#newOrder.form.finding",
                "description": "Yeniden dene / Try again"
              }
            ],
            "DROP": [
              {
                "target": "#newOrder.form.writing",
                "actions": [
                  {
                    "type": "drop"
                  }
                ],
                "description": "Aramaktan vazgeç / Stop looking for it"
              }
            ]
          }
        },
        "asking": {
          "description": "Müşteri getiriliyor / The customer is being fetched",
          "tags": [
            "busy"
          ],
          "invoke": [
            {
              "id": "know",
              "src": "know",
              "onDone": [
                {
                  "target": "#newOrder.form.looking",
                  "actions": [
                    {
                      "type": "takeBuyer"
                    }
                  ],
                  "description": "Müşteriyi getirme: tamam / Fetching the customer: done"
                }
              ],
              "onError": [
                {
                  "target": "#newOrder.form.notKnown",
                  "actions": [
                    {
                      "type": "takeMissed"
                    }
                  ],
                  "description": "Müşteriyi getirme: olmadı / Fetching the customer: failed"
                }
              ]
            }
          ],
          "on": {
            "ADD": [
              {
                "actions": [
                  {
                    "type": "want"
                  }
                ],
                "description": "Ürün ekle / Add a product"
              }
            ],
            "NO_BUYER": [
              {
                "target": "#newOrder.form.looking",
                "actions": [
                  {
                    "type": "noBuyer"
                  }
                ],
                "description": "Misafir olarak yaz / Write a guest instead"
              }
            ]
          }
        },
        "notKnown": {
          "description": "Müşteri getirilemedi / The customer could not be fetched",
          "on": {
            "NO_BUYER": [
              {
                "target": "#newOrder.form.looking",
                "actions": [
                  {
                    "type": "noBuyer"
                  }
                ],
                "description": "Misafir olarak yaz / Write a guest instead"
              }
            ],
            "RETRY": [
              {
                "target": "#newOrder.form.asking",
                "description": "Yeniden dene / Try again"
              }
            ],
            "DROP": [
              {
                "target": "#newOrder.form.writing",
                "actions": [
                  {
                    "type": "drop"
                  }
                ],
                "description": "Aramaktan vazgeç / Stop looking for it"
              }
            ]
          }
        },
        "failed": {
          "description": "Kaydedilemedi / It could not be saved",
          "always": [
            {
              "target": "#newOrder.form.writing",
              "guard": {
                "type": "forgotten"
              },
              "description": "hemen / at once"
            }
          ]
        }
      }
    },
    "storing": {
      "description": "Kaydediliyor / Being saved",
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
          "id": "store",
          "src": "store",
          "onDone": [
            {
              "target": "#newOrder.stored",
              "actions": [
                {
                  "type": "takeStored"
                }
              ],
              "description": "Siparişi kaydetme: tamam / Saving the order: done"
            }
          ],
          "onError": [
            {
              "target": "#newOrder.expired",
              "guard": {
                "type": "isExpired"
              },
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Siparişi kaydetme: olmadı / Saving the order: failed"
            },
            {
              "target": "#newOrder.form.failed",
              "actions": [
                {
                  "type": "takeFailure"
                },
                {
                  "type": "reveal"
                }
              ],
              "description": "Siparişi kaydetme: olmadı / Saving the order: failed"
            }
          ]
        }
      ]
    },
    "expired": {
      "description": "Oturum bitti, yazılanlar duruyor / The session ended; what was written is kept",
      "tags": [
        "asking"
      ],
      "invoke": [
        {
          "id": "renewals",
          "src": "renewals"
        }
      ],
      "on": {
        "RENEWED": [
          {
            "target": "#newOrder.storing",
            "description": "Aynı kişi yeniden giriş yaptı / The same person signed in again"
          }
        ]
      }
    },
    "stored": {
      "type": "final",
      "description": "Kaydedildi / Saved"
    }
  }
})
