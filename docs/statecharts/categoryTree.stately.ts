import { and, createMachine, not } from 'xstate'

export const categoryTreeMachine = createMachine({
  "id": "categoryTree",
  "description": "Kategori ağacı / Category tree",
  "on": {
    "SHOW": [
      {
        "actions": [
          {
            "type": "show"
          },
          {
            "type": "keepOpened"
          }
        ],
        "description": "Adres değişti / The address changed"
      }
    ],
    "SEARCH": [
      {
        "actions": [
          {
            "type": "search"
          }
        ],
        "description": "Ara / Search"
      }
    ],
    "TURN": [
      {
        "actions": [
          {
            "type": "turn"
          },
          {
            "type": "keepOpened"
          }
        ],
        "description": "Aç ya da kapat / Open or close"
      }
    ],
    "OPEN_ALL": [
      {
        "actions": [
          {
            "type": "openAll"
          },
          {
            "type": "keepOpened"
          }
        ],
        "description": "Tümünü aç / Open all"
      }
    ],
    "CLOSE_ALL": [
      {
        "actions": [
          {
            "type": "closeAll"
          },
          {
            "type": "keepOpened"
          }
        ],
        "description": "Tümünü kapat / Close all"
      }
    ]
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Yükleniyor / Loading",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "read",
          "src": "read",
          "onDone": [
            {
              "target": "#categoryTree.empty",
              "guard": {
                "type": "hasNone"
              },
              "actions": [
                {
                  "type": "takeTree"
                }
              ],
              "description": "Ağacı getirme: tamam / Fetching the tree: done"
            },
            {
              "target": "#categoryTree.shown",
              "actions": [
                {
                  "type": "takeTree"
                }
              ],
              "description": "Ağacı getirme: tamam / Fetching the tree: done"
            }
          ],
          "onError": [
            {
              "target": "#categoryTree.failed",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Ağacı getirme: olmadı / Fetching the tree: failed"
            }
          ]
        }
      ]
    },
    "failed": {
      "description": "Yüklenemedi / Could not load",
      "on": {
        "REFRESH": [
          {
            "target": "#categoryTree.loading",
            "description": "Yenile / Refresh"
          }
        ]
      }
    },
    "empty": {
      "description": "Kayıt yok / No records"
    },
    "shown": {
      "description": "Gösteriliyor / Shown",
      "on": {
        "MOVE": [
          {
            "guard": {
              "type": "staysThere"
            },
            "description": "Taşı / Move"
          },
          {
            "target": "#categoryTree.moving",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'category.under_itself' }]),
            "actions": [
              {
                "type": "move"
              }
            ],
            "description": "Taşı / Move"
          }
        ],
        "PLACE": [
          {
            "target": "#categoryTree.placing",
            "guard": {
              "type": "auth.forbidden"
            },
            "actions": [
              {
                "type": "place"
              }
            ],
            "description": "Yeni yerini sor / Ask for its new place"
          }
        ],
        "DELETE": [
          {
            "target": "#categoryTree.confirming",
            "guard": {
              "type": "auth.forbidden"
            },
            "actions": [
              {
                "type": "doom"
              }
            ],
            "description": "Sil / Delete"
          }
        ]
      }
    },
    "moving": {
      "description": "Taşınıyor / Moving",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "move",
          "src": "move",
          "onDone": [
            {
              "target": "#categoryTree.moving",
              "guard": {
                "type": "othersWait"
              },
              "actions": [
                {
                  "type": "tellMoved"
                },
                {
                  "type": "settle"
                }
              ],
              "description": "Taşıma: tamam / Moving: done"
            },
            {
              "target": "#categoryTree.shown",
              "actions": [
                {
                  "type": "tellMoved"
                },
                {
                  "type": "settle"
                }
              ],
              "description": "Taşıma: tamam / Moving: done"
            }
          ],
          "onError": [
            {
              "target": "#categoryTree.loading",
              "guard": {
                "type": "isOutdated"
              },
              "actions": [
                {
                  "type": "rollBack"
                }
              ],
              "description": "Taşıma: olmadı / Moving: failed"
            },
            {
              "target": "#categoryTree.shown",
              "actions": [
                {
                  "type": "rollBack"
                }
              ],
              "description": "Taşıma: olmadı / Moving: failed"
            }
          ]
        }
      ],
      "on": {
        "MOVE": [
          {
            "guard": {
              "type": "staysThere"
            },
            "description": "Taşı / Move"
          },
          {
            "guard": {
              "type": "category.under_itself"
            },
            "actions": [
              {
                "type": "move"
              }
            ],
            "description": "Taşı / Move"
          }
        ]
      }
    },
    "placing": {
      "description": "Yeni yeri seçiliyor / Its new place is being chosen",
      "tags": [
        "asking"
      ],
      "on": {
        "CHOOSE_PLACE": [
          {
            "actions": [
              {
                "type": "choosePlace"
              }
            ],
            "description": "Üst kategori seç / Choose the parent category"
          }
        ],
        "CONFIRM": [
          {
            "target": "#categoryTree.shown",
            "guard": {
              "type": "staysThere"
            },
            "actions": [
              {
                "type": "endPlacing"
              }
            ],
            "description": "Onayla / Confirm"
          },
          {
            "target": "#categoryTree.moving",
            "guard": {
              "type": "category.under_itself"
            },
            "actions": [
              {
                "type": "move"
              }
            ],
            "description": "Onayla / Confirm"
          }
        ],
        "CANCEL": [
          {
            "target": "#categoryTree.shown",
            "actions": [
              {
                "type": "endPlacing"
              }
            ],
            "description": "Vazgeç / Cancel"
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
        "SEND_CHILDREN": [
          {
            "actions": [
              {
                "type": "sendChildren"
              }
            ],
            "description": "Alt kategorilere yer seç / Choose a place for the subcategories"
          }
        ],
        "SEND_PRODUCTS": [
          {
            "actions": [
              {
                "type": "sendProducts"
              }
            ],
            "description": "Ürünlere yer seç / Choose a place for the products"
          }
        ],
        "CONFIRM": [
          {
            "target": "#categoryTree.emptying",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'delete.category_has_children' }, { type: 'delete.category_has_products' }, { type: 'category.under_itself' }, { type: 'category.products_need_leaf' }, { type: 'hasContents' }]),
            "description": "Onayla / Confirm"
          },
          {
            "target": "#categoryTree.deleting",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'delete.category_has_children' }, { type: 'delete.category_has_products' }, { type: 'category.under_itself' }, { type: 'category.products_need_leaf' }, not({ type: 'hasContents' })]),
            "description": "Onayla / Confirm"
          }
        ],
        "CANCEL": [
          {
            "target": "#categoryTree.shown",
            "actions": [
              {
                "type": "spare"
              }
            ],
            "description": "Vazgeç / Cancel"
          }
        ]
      }
    },
    "emptying": {
      "description": "İçindekiler taşınıyor / The contents are being moved",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "empty",
          "src": "empty",
          "onDone": [
            {
              "target": "#categoryTree.deleting",
              "actions": [
                {
                  "type": "takeEmptied"
                }
              ],
              "description": "İçindekileri taşıma: tamam / Moving the contents: done"
            }
          ],
          "onError": [
            {
              "target": "#categoryTree.loading",
              "guard": {
                "type": "isMissing"
              },
              "actions": [
                {
                  "type": "tellDeleted"
                },
                {
                  "type": "takeAway"
                }
              ],
              "description": "İçindekileri taşıma: olmadı / Moving the contents: failed"
            },
            {
              "target": "#categoryTree.notDeleted",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "İçindekileri taşıma: olmadı / Moving the contents: failed"
            }
          ]
        }
      ]
    },
    "deleting": {
      "description": "Siliniyor / Deleting",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "remove",
          "src": "remove",
          "onDone": [
            {
              "target": "#categoryTree.loading",
              "actions": [
                {
                  "type": "tellDeleted"
                },
                {
                  "type": "takeAway"
                }
              ],
              "description": "Silme: tamam / Deletion: done"
            }
          ],
          "onError": [
            {
              "target": "#categoryTree.loading",
              "guard": {
                "type": "isMissing"
              },
              "actions": [
                {
                  "type": "tellDeleted"
                },
                {
                  "type": "takeAway"
                }
              ],
              "description": "Silme: olmadı / Deletion: failed"
            },
            {
              "target": "#categoryTree.confirming",
              "guard": {
                "type": "isHeld"
              },
              "actions": [
                {
                  "type": "recount"
                }
              ],
              "description": "Silme: olmadı / Deletion: failed"
            },
            {
              "target": "#categoryTree.notDeleted",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Silme: olmadı / Deletion: failed"
            }
          ]
        }
      ]
    },
    "notDeleted": {
      "description": "Silinemedi / Not deleted",
      "tags": [
        "asking"
      ],
      "on": {
        "RETRY": [
          {
            "target": "#categoryTree.emptying",
            "guard": {
              "type": "hasContents"
            },
            "description": "Yeniden dene / Try again"
          },
          {
            "target": "#categoryTree.deleting",
            "description": "Yeniden dene / Try again"
          }
        ],
        "CANCEL": [
          {
            "target": "#categoryTree.loading",
            "actions": [
              {
                "type": "spare"
              }
            ],
            "description": "Vazgeç / Cancel"
          }
        ]
      }
    }
  }
})
