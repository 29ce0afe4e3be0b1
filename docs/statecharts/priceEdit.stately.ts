import { and, createMachine } from 'xstate'

export const priceEditMachine = createMachine({
  "id": "priceEdit",
  "description": "Çoklu fiyat düzenleme / Multiple price edit",
  "on": {
    "SHOW": [
      {
        "target": "#priceEdit.opening",
        "guard": {
          "type": "asksForOthers"
        },
        "actions": [
          {
            "type": "show"
          }
        ],
        "description": "Adres değişti / The address changed"
      },
      {
        "actions": [
          {
            "type": "nameView"
          }
        ],
        "description": "Adres değişti / The address changed"
      }
    ],
    "SHOW_COLUMNS": [
      {
        "guard": {
          "type": "price.changes_open"
        },
        "actions": [
          {
            "type": "showColumns"
          }
        ],
        "description": "Sütunları göster, gizle ya da sırala / Show, hide or order columns"
      }
    ]
  },
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
              "target": "#priceEdit.empty",
              "guard": {
                "type": "hasNone"
              },
              "actions": [
                {
                  "type": "takeOpened"
                }
              ],
              "description": "Listeler ve ilk satırlar: tamam / Lists and first rows: done"
            },
            {
              "target": "#priceEdit.grid",
              "guard": {
                "type": "isAll"
              },
              "actions": [
                {
                  "type": "takeOpened"
                }
              ],
              "description": "Listeler ve ilk satırlar: tamam / Lists and first rows: done"
            },
            {
              "target": "#priceEdit.following",
              "actions": [
                {
                  "type": "takeOpened"
                }
              ],
              "description": "Listeler ve ilk satırlar: tamam / Lists and first rows: done"
            }
          ],
          "onError": [
            {
              "target": "#priceEdit.failed",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Listeler ve ilk satırlar: olmadı / Lists and first rows: failed"
            }
          ]
        }
      ]
    },
    "following": {
      "description": "Kalan satırlar yükleniyor / The other rows are loading",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "more",
          "src": "more",
          "onDone": [
            {
              "target": "#priceEdit.grid",
              "guard": {
                "type": "isAll"
              },
              "actions": [
                {
                  "type": "takeMore"
                }
              ],
              "description": "Sonraki satırlar: tamam / Further rows: done"
            },
            {
              "target": "#priceEdit.following",
              "actions": [
                {
                  "type": "takeMore"
                }
              ],
              "description": "Sonraki satırlar: tamam / Further rows: done"
            }
          ],
          "onError": [
            {
              "target": "#priceEdit.failed",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Sonraki satırlar: olmadı / Further rows: failed"
            }
          ]
        }
      ],
      "on": {
        "SELECT": [
          {
            "actions": [
              {
                "type": "select"
              }
            ],
            "description": "Hücre seç / Select a cell"
          }
        ]
      }
    },
    "empty": {
      "description": "Kayıt yok / No records",
      "on": {
        "SEARCH": [
          {
            "target": "#priceEdit.opening",
            "actions": [
              {
                "type": "search"
              }
            ],
            "description": "Ara / Search"
          }
        ],
        "FILTER": [
          {
            "target": "#priceEdit.opening",
            "actions": [
              {
                "type": "filter"
              }
            ],
            "description": "Süz / Filter"
          }
        ]
      }
    },
    "failed": {
      "description": "Yüklenemedi / Could not load",
      "on": {
        "RETRY": [
          {
            "target": "#priceEdit.opening",
            "description": "Yeniden dene / Try again"
          }
        ]
      }
    },
    "grid": {
      "description": "Tablo / Grid",
      "initial": "browsing",
      "states": {
        "browsing": {
          "description": "Hücreler seçiliyor / Cells are selected",
          "on": {
            "SEARCH": [
              {
                "target": "#priceEdit.opening",
                "guard": {
                  "type": "price.changes_open"
                },
                "actions": [
                  {
                    "type": "search"
                  }
                ],
                "description": "Ara / Search"
              }
            ],
            "FILTER": [
              {
                "target": "#priceEdit.opening",
                "guard": {
                  "type": "price.changes_open"
                },
                "actions": [
                  {
                    "type": "filter"
                  }
                ],
                "description": "Süz / Filter"
              }
            ],
            "SELECT": [
              {
                "actions": [
                  {
                    "type": "forget"
                  },
                  {
                    "type": "select"
                  }
                ],
                "description": "Hücre seç / Select a cell"
              }
            ],
            "TYPE": [
              {
                "target": "#priceEdit.grid.typing",
                "actions": [
                  {
                    "type": "forget"
                  },
                  {
                    "type": "type"
                  }
                ],
                "description": "Hücreye yaz / Type into the cell"
              }
            ],
            "PASTE": [
              {
                "actions": [
                  {
                    "type": "paste"
                  }
                ],
                "description": "Yapıştır / Paste"
              }
            ],
            "CLEAR": [
              {
                "actions": [
                  {
                    "type": "forget"
                  },
                  {
                    "type": "clear"
                  }
                ],
                "description": "Hücreleri boşalt / Empty the cells"
              }
            ],
            "FILL": [
              {
                "guard": {
                  "type": "price.fill_range"
                },
                "actions": [
                  {
                    "type": "forget"
                  },
                  {
                    "type": "fill"
                  }
                ],
                "description": "Aşağı doldur / Fill down"
              }
            ],
            "FILL_TO": [
              {
                "actions": [
                  {
                    "type": "forget"
                  },
                  {
                    "type": "drawOut"
                  }
                ],
                "description": "Bu hücreye kadar doldur / Fill up to this cell"
              }
            ],
            "ROUND": [
              {
                "actions": [
                  {
                    "type": "forget"
                  },
                  {
                    "type": "round"
                  }
                ],
                "description": "0,5’e yuvarla / Round to 0.5"
              }
            ],
            "CHANGE": [
              {
                "target": "#priceEdit.grid.changing",
                "actions": [
                  {
                    "type": "forget"
                  }
                ],
                "description": "Yüzde ya da tutarla değiştir / Change by percent or amount"
              }
            ],
            "UNDO": [
              {
                "guard": and([{ type: 'edit.nothing_to_undo' }, { type: 'price.step_hidden' }]),
                "actions": [
                  {
                    "type": "forget"
                  },
                  {
                    "type": "undo"
                  }
                ],
                "description": "Adımı geri al / Undo the step"
              }
            ],
            "REDO": [
              {
                "guard": and([{ type: 'edit.nothing_to_redo' }, { type: 'price.step_hidden' }]),
                "actions": [
                  {
                    "type": "forget"
                  },
                  {
                    "type": "redo"
                  }
                ],
                "description": "Adımı yinele / Redo the step"
              }
            ],
            "DISCARD": [
              {
                "guard": {
                  "type": "form.unchanged"
                },
                "actions": [
                  {
                    "type": "forget"
                  },
                  {
                    "type": "discard"
                  }
                ],
                "description": "Değişiklikleri bırak / Discard the changes"
              }
            ],
            "CHECK": [
              {
                "target": "#priceEdit.grid.checking",
                "guard": and([{ type: 'form.unchanged' }, { type: 'validation.country_or_marketplace' }]),
                "actions": [
                  {
                    "type": "forget"
                  }
                ],
                "description": "Denetle / Check"
              }
            ]
          }
        },
        "typing": {
          "description": "Hücreye yazılıyor / Typing into a cell",
          "tags": [
            "asking"
          ],
          "on": {
            "TYPE": [
              {
                "actions": [
                  {
                    "type": "type"
                  }
                ],
                "description": "Hücreye yaz / Type into the cell"
              }
            ],
            "COMMIT": [
              {
                "target": "#priceEdit.grid.browsing",
                "actions": [
                  {
                    "type": "commit"
                  }
                ],
                "description": "Yazılanı al / Take what was typed"
              }
            ],
            "SELECT": [
              {
                "target": "#priceEdit.grid.browsing",
                "actions": [
                  {
                    "type": "commit"
                  },
                  {
                    "type": "select"
                  }
                ],
                "description": "Hücre seç / Select a cell"
              }
            ],
            "CANCEL": [
              {
                "target": "#priceEdit.grid.browsing",
                "actions": [
                  {
                    "type": "forget"
                  }
                ],
                "description": "Vazgeç / Cancel"
              }
            ]
          }
        },
        "changing": {
          "description": "Toplu değişiklik soruluyor / Asking for a change of many",
          "tags": [
            "asking"
          ],
          "on": {
            "SET_CHANGE": [
              {
                "actions": [
                  {
                    "type": "setChange"
                  }
                ],
                "description": "Değişikliği yaz / Type the change"
              }
            ],
            "CONFIRM": [
              {
                "target": "#priceEdit.grid.browsing",
                "guard": {
                  "type": "price.change_amount"
                },
                "actions": [
                  {
                    "type": "change"
                  }
                ],
                "description": "Onayla / Confirm"
              }
            ],
            "CANCEL": [
              {
                "target": "#priceEdit.grid.browsing",
                "description": "Vazgeç / Cancel"
              }
            ]
          }
        },
        "checking": {
          "description": "Denetleniyor / Checking",
          "tags": [
            "busy"
          ],
          "invoke": [
            {
              "id": "check",
              "src": "check",
              "onDone": [
                {
                  "target": "#priceEdit.grid.checked",
                  "actions": [
                    {
                      "type": "takeChecked"
                    }
                  ],
                  "description": "Denetim: tamam / Dry run: done"
                }
              ],
              "onError": [
                {
                  "target": "#priceEdit.grid.notChecked",
                  "actions": [
                    {
                      "type": "takeFailure"
                    }
                  ],
                  "description": "Denetim: olmadı / Dry run: failed"
                }
              ]
            }
          ]
        },
        "notChecked": {
          "description": "Denetlenemedi / Not checked",
          "tags": [
            "asking"
          ],
          "on": {
            "RETRY": [
              {
                "target": "#priceEdit.grid.checking",
                "description": "Yeniden dene / Try again"
              }
            ],
            "CANCEL": [
              {
                "target": "#priceEdit.grid.browsing",
                "description": "Vazgeç / Cancel"
              }
            ]
          }
        },
        "checked": {
          "description": "Denetim sonucu gösteriliyor / The dry run is shown",
          "tags": [
            "asking"
          ],
          "on": {
            "APPLY": [
              {
                "target": "#priceEdit.grid.applying",
                "guard": {
                  "type": "price.none_fits"
                },
                "actions": [
                  {
                    "type": "makeKey"
                  }
                ],
                "description": "Uygula / Apply"
              }
            ],
            "CANCEL": [
              {
                "target": "#priceEdit.grid.browsing",
                "description": "Vazgeç / Cancel"
              }
            ]
          }
        },
        "applying": {
          "description": "İş başlatılıyor / The job is begun",
          "tags": [
            "busy"
          ],
          "invoke": [
            {
              "id": "apply",
              "src": "apply",
              "onDone": [
                {
                  "target": "#priceEdit.applied",
                  "actions": [
                    {
                      "type": "handOver"
                    }
                  ],
                  "description": "Uygulama: tamam / Applying: done"
                }
              ],
              "onError": [
                {
                  "target": "#priceEdit.grid.notApplied",
                  "actions": [
                    {
                      "type": "takeFailure"
                    }
                  ],
                  "description": "Uygulama: olmadı / Applying: failed"
                }
              ]
            }
          ]
        },
        "notApplied": {
          "description": "İş başlatılamadı / The job could not be begun",
          "tags": [
            "asking"
          ],
          "on": {
            "RETRY": [
              {
                "target": "#priceEdit.grid.applying",
                "description": "Yeniden dene / Try again"
              }
            ],
            "CANCEL": [
              {
                "target": "#priceEdit.grid.browsing",
                "description": "Vazgeç / Cancel"
              }
            ]
          }
        }
      }
    },
    "applied": {
      "description": "İş / Job",
      "initial": "looking",
      "states": {
        "looking": {
          "description": "İşe bakılıyor / Looking at the job",
          "tags": [
            "busy"
          ],
          "invoke": [
            {
              "id": "look",
              "src": "look",
              "onDone": [
                {
                  "target": "#priceEdit.applied.over",
                  "guard": {
                    "type": "isOver"
                  },
                  "actions": [
                    {
                      "type": "takeLooked"
                    }
                  ],
                  "description": "İşin durumu: tamam / State of the job: done"
                },
                {
                  "target": "#priceEdit.applied.pausing",
                  "actions": [
                    {
                      "type": "takeLooked"
                    }
                  ],
                  "description": "İşin durumu: tamam / State of the job: done"
                }
              ],
              "onError": [
                {
                  "target": "#priceEdit.applied.lost",
                  "actions": [
                    {
                      "type": "takeFailure"
                    }
                  ],
                  "description": "İşin durumu: olmadı / State of the job: failed"
                }
              ]
            }
          ]
        },
        "pausing": {
          "description": "İş sürüyor / The job goes on",
          "tags": [
            "asking"
          ],
          "after": {
            "pause": [
              {
                "target": "#priceEdit.applied.looking",
                "description": "Bakmaya ara verme: doldu / A pause between looks: over"
              }
            ]
          }
        },
        "lost": {
          "description": "İşin durumu öğrenilemedi / The job’s state could not be told",
          "tags": [
            "asking"
          ],
          "on": {
            "RETRY": [
              {
                "target": "#priceEdit.applied.looking",
                "description": "Yeniden dene / Try again"
              }
            ],
            "CANCEL": [
              {
                "target": "#priceEdit.opening",
                "description": "Vazgeç / Cancel"
              }
            ]
          }
        },
        "over": {
          "description": "İş bitti / The job is over",
          "tags": [
            "asking"
          ],
          "on": {
            "TAKE_BACK": [
              {
                "target": "#priceEdit.applied.takingBack",
                "guard": and([{ type: 'job.not_undoable' }, { type: 'job.nothing_done' }]),
                "actions": [
                  {
                    "type": "makeKey"
                  }
                ],
                "description": "Fiyat değişikliğini geri al / Undo the price change"
              }
            ],
            "CANCEL": [
              {
                "target": "#priceEdit.opening",
                "description": "Vazgeç / Cancel"
              }
            ]
          }
        },
        "takingBack": {
          "description": "Geri alma başlatılıyor / Taking back is begun",
          "tags": [
            "busy"
          ],
          "invoke": [
            {
              "id": "takeBack",
              "src": "takeBack",
              "onDone": [
                {
                  "target": "#priceEdit.applied.looking",
                  "actions": [
                    {
                      "type": "takeJob"
                    }
                  ],
                  "description": "Geri alma: tamam / Taking back: done"
                }
              ],
              "onError": [
                {
                  "target": "#priceEdit.applied.notTakenBack",
                  "actions": [
                    {
                      "type": "takeFailure"
                    }
                  ],
                  "description": "Geri alma: olmadı / Taking back: failed"
                }
              ]
            }
          ]
        },
        "notTakenBack": {
          "description": "Geri alma başlatılamadı / Taking back could not be begun",
          "tags": [
            "asking"
          ],
          "on": {
            "RETRY": [
              {
                "target": "#priceEdit.applied.takingBack",
                "description": "Yeniden dene / Try again"
              }
            ],
            "CANCEL": [
              {
                "target": "#priceEdit.applied.over",
                "description": "Vazgeç / Cancel"
              }
            ]
          }
        }
      }
    }
  }
})
