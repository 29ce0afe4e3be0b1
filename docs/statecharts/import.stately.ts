import { and, createMachine } from 'xstate'

export const importMachine = createMachine({
  "id": "import",
  "description": "İçe aktarma / Import",
  "initial": "beginning",
  "states": {
    "beginning": {
      "description": "Başlanıyor / Beginning",
      "always": [
        {
          "target": "#import.opening",
          "guard": {
            "type": "isBegun"
          },
          "description": "hemen / at once"
        },
        {
          "target": "#import.choosing",
          "description": "hemen / at once"
        }
      ]
    },
    "choosing": {
      "description": "Dosya seçiliyor / A file is chosen",
      "on": {
        "OPEN": [
          {
            "target": "#import.opening",
            "actions": [
              {
                "type": "takeId"
              }
            ],
            "description": "Sürdür / Go on"
          }
        ],
        "DISCARD": [
          {
            "target": "#import.doubting",
            "actions": [
              {
                "type": "doom"
              }
            ],
            "description": "At / Throw away"
          }
        ],
        "KIND": [
          {
            "actions": [
              {
                "type": "takeKind"
              }
            ],
            "description": "Türü seç / Choose the kind"
          }
        ],
        "FILE": [
          {
            "target": "#import.reading",
            "guard": {
              "type": "isAllowed"
            },
            "actions": [
              {
                "type": "takeFile"
              },
              {
                "type": "newKey"
              }
            ],
            "description": "Dosya seç / Choose a file"
          },
          {
            "actions": [
              {
                "type": "refuseFile"
              }
            ],
            "description": "Dosya seç / Choose a file"
          }
        ]
      },
      "initial": "listing",
      "states": {
        "listing": {
          "description": "Yarım kalanlara bakılıyor / What was begun is looked for",
          "tags": [
            "busy"
          ],
          "invoke": [
            {
              "id": "list",
              "src": "list",
              "onDone": [
                {
                  "target": "#import.choosing.listed",
                  "actions": [
                    {
                      "type": "takeOpen"
                    }
                  ],
                  "description": "Yarım kalanlara bakma: tamam / Looking for what was begun: done"
                }
              ],
              "onError": [
                {
                  "target": "#import.choosing.notListed",
                  "actions": [
                    {
                      "type": "takeFailure"
                    }
                  ],
                  "description": "Yarım kalanlara bakma: olmadı / Looking for what was begun: failed"
                }
              ]
            }
          ]
        },
        "listed": {
          "description": "Yarım kalanlar biliniyor / What was begun is known"
        },
        "notListed": {
          "description": "Yarım kalanlar öğrenilemedi / What was begun is not known",
          "on": {
            "LIST": [
              {
                "target": "#import.choosing.listing",
                "description": "Yarım kalanlara bak / Look for what was begun"
              }
            ]
          }
        }
      }
    },
    "doubting": {
      "description": "Atılsın mı diye soruluyor / It is asked whether to throw it away",
      "on": {
        "CONFIRM": [
          {
            "target": "#import.discarding",
            "actions": [
              {
                "type": "newKey"
              }
            ],
            "description": "Onayla / Confirm"
          }
        ],
        "BACK": [
          {
            "target": "#import.choosing",
            "description": "Geri dön / Go back"
          }
        ]
      }
    },
    "discarding": {
      "description": "Yarım kalan atılıyor / What was begun is thrown away",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "remove",
          "src": "remove",
          "onDone": [
            {
              "target": "#import.choosing",
              "actions": [
                {
                  "type": "takeDiscarded"
                }
              ],
              "description": "Atma: tamam / Throwing away: done"
            }
          ],
          "onError": [
            {
              "target": "#import.notDiscarded",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Atma: olmadı / Throwing away: failed"
            }
          ]
        }
      ]
    },
    "notDiscarded": {
      "description": "Atılamadı / Not thrown away",
      "on": {
        "RETRY": [
          {
            "target": "#import.discarding",
            "description": "Yeniden dene / Try again"
          }
        ],
        "BACK": [
          {
            "target": "#import.choosing",
            "description": "Geri dön / Go back"
          }
        ]
      }
    },
    "opening": {
      "description": "Yarım kalan açılıyor / What was begun is opened",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "find",
          "src": "find",
          "onDone": [
            {
              "target": "#import.looking",
              "guard": {
                "type": "isApplied"
              },
              "actions": [
                {
                  "type": "takeFound"
                }
              ],
              "description": "Bulma: tamam / Finding: done"
            },
            {
              "target": "#import.checked",
              "guard": {
                "type": "isChecked"
              },
              "actions": [
                {
                  "type": "takeFound"
                }
              ],
              "description": "Bulma: tamam / Finding: done"
            },
            {
              "target": "#import.mapping",
              "actions": [
                {
                  "type": "takeFound"
                }
              ],
              "description": "Bulma: tamam / Finding: done"
            }
          ],
          "onError": [
            {
              "target": "#import.notOpened",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Bulma: olmadı / Finding: failed"
            }
          ]
        }
      ]
    },
    "notOpened": {
      "description": "Açılamadı / Not opened",
      "on": {
        "RETRY": [
          {
            "target": "#import.opening",
            "description": "Yeniden dene / Try again"
          }
        ],
        "AGAIN": [
          {
            "target": "#import.choosing",
            "actions": [
              {
                "type": "forget"
              }
            ],
            "description": "Başka dosya / Another file"
          }
        ]
      }
    },
    "reading": {
      "description": "Dosya okunuyor / The file is read",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "send",
          "src": "send",
          "onDone": [
            {
              "target": "#import.mapping",
              "actions": [
                {
                  "type": "takeStaged"
                }
              ],
              "description": "Dosyayı gönderme: tamam / Sending the file: done"
            }
          ],
          "onError": [
            {
              "target": "#import.notRead",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Dosyayı gönderme: olmadı / Sending the file: failed"
            }
          ]
        }
      ]
    },
    "notRead": {
      "description": "Okunamadı / Not read",
      "on": {
        "RETRY": [
          {
            "target": "#import.reading",
            "description": "Yeniden dene / Try again"
          }
        ],
        "AGAIN": [
          {
            "target": "#import.choosing",
            "actions": [
              {
                "type": "forget"
              }
            ],
            "description": "Başka dosya / Another file"
          }
        ]
      }
    },
    "mapping": {
      "description": "Sütunlar eşleniyor / Columns are matched",
      "on": {
        "MODE": [
          {
            "actions": [
              {
                "type": "takeMode"
              }
            ],
            "description": "Ne yapılacağını seç / Choose what to do"
          }
        ],
        "MAP": [
          {
            "actions": [
              {
                "type": "map"
              }
            ],
            "description": "Sütunu eşle / Match a column"
          }
        ],
        "CHECK": [
          {
            "target": "#import.checking",
            "guard": and([{ type: 'import.key_unmapped' }, { type: 'import.mapped_twice' }]),
            "actions": [
              {
                "type": "newKey"
              },
              {
                "type": "forgetMended"
              }
            ],
            "description": "Denetle / Check"
          }
        ],
        "AGAIN": [
          {
            "target": "#import.choosing",
            "actions": [
              {
                "type": "forget"
              }
            ],
            "description": "Başka dosya / Another file"
          }
        ]
      }
    },
    "checking": {
      "description": "Satırlar denetleniyor / Rows are checked",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "check",
          "src": "check",
          "onDone": [
            {
              "target": "#import.checked",
              "actions": [
                {
                  "type": "takeChecked"
                }
              ],
              "description": "Denetim: tamam / The check: done"
            }
          ],
          "onError": [
            {
              "target": "#import.notChecked",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Denetim: olmadı / The check: failed"
            }
          ]
        }
      ]
    },
    "notChecked": {
      "description": "Denetlenemedi / Not checked",
      "on": {
        "RETRY": [
          {
            "target": "#import.checking",
            "description": "Yeniden dene / Try again"
          }
        ],
        "BACK": [
          {
            "target": "#import.mapping",
            "description": "Geri dön / Go back"
          }
        ]
      }
    },
    "checked": {
      "description": "Denetlendi / Checked",
      "on": {
        "CHECK": [
          {
            "target": "#import.checking",
            "guard": {
              "type": "form.unchanged"
            },
            "actions": [
              {
                "type": "newKey"
              }
            ],
            "description": "Denetle / Check"
          }
        ],
        "APPLY": [
          {
            "target": "#import.applying",
            "guard": and([{ type: 'import.nothing_ready' }, { type: 'import.faults_left' }]),
            "actions": [
              {
                "type": "decide"
              },
              {
                "type": "newKey"
              }
            ],
            "description": "Uygula / Apply"
          }
        ],
        "BACK": [
          {
            "target": "#import.mapping",
            "description": "Geri dön / Go back"
          }
        ],
        "AGAIN": [
          {
            "target": "#import.choosing",
            "actions": [
              {
                "type": "forget"
              }
            ],
            "description": "Başka dosya / Another file"
          }
        ]
      },
      "initial": "kept",
      "states": {
        "kept": {
          "description": "Düzeltilenler saklı / Mended cells are kept",
          "on": {
            "MEND": [
              {
                "target": "#import.checked.keeping",
                "actions": [
                  {
                    "type": "mend"
                  }
                ],
                "description": "Hücreyi düzelt / Mend a cell"
              }
            ]
          }
        },
        "keeping": {
          "description": "Düzeltilenler saklanıyor / Mended cells are being kept",
          "tags": [
            "busy"
          ],
          "entry": [
            {
              "type": "beginKeeping"
            }
          ],
          "invoke": [
            {
              "id": "keep",
              "src": "keep",
              "onDone": [
                {
                  "target": "#import.checked.keeping",
                  "guard": {
                    "type": "isMoreToKeep"
                  },
                  "actions": [
                    {
                      "type": "takeKept"
                    }
                  ],
                  "description": "Düzeltilenleri saklama: tamam / Keeping what was mended: done"
                },
                {
                  "target": "#import.checked.kept",
                  "actions": [
                    {
                      "type": "takeKept"
                    }
                  ],
                  "description": "Düzeltilenleri saklama: tamam / Keeping what was mended: done"
                }
              ],
              "onError": [
                {
                  "target": "#import.checked.notKept",
                  "actions": [
                    {
                      "type": "takeFailure"
                    }
                  ],
                  "description": "Düzeltilenleri saklama: olmadı / Keeping what was mended: failed"
                }
              ]
            }
          ],
          "on": {
            "MEND": [
              {
                "actions": [
                  {
                    "type": "mend"
                  }
                ],
                "description": "Hücreyi düzelt / Mend a cell"
              }
            ]
          }
        },
        "notKept": {
          "description": "Saklanamadı / Not kept",
          "on": {
            "MEND": [
              {
                "target": "#import.checked.keeping",
                "actions": [
                  {
                    "type": "mend"
                  }
                ],
                "description": "Hücreyi düzelt / Mend a cell"
              }
            ],
            "RETRY": [
              {
                "target": "#import.checked.keeping",
                "description": "Yeniden dene / Try again"
              }
            ]
          }
        }
      }
    },
    "applying": {
      "description": "İş başlatılıyor / The job is started",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "apply",
          "src": "apply",
          "onDone": [
            {
              "target": "#import.looking",
              "actions": [
                {
                  "type": "takeJob"
                }
              ],
              "description": "İşi başlatma: tamam / Starting the job: done"
            }
          ],
          "onError": [
            {
              "target": "#import.notApplied",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "İşi başlatma: olmadı / Starting the job: failed"
            }
          ]
        }
      ]
    },
    "notApplied": {
      "description": "Başlatılamadı / Not started",
      "on": {
        "RETRY": [
          {
            "target": "#import.applying",
            "description": "Yeniden dene / Try again"
          }
        ],
        "BACK": [
          {
            "target": "#import.checked",
            "description": "Geri dön / Go back"
          }
        ]
      }
    },
    "looking": {
      "description": "İşe bakılıyor / The job is looked at",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "look",
          "src": "look",
          "onDone": [
            {
              "target": "#import.waiting",
              "guard": {
                "type": "isUnderWay"
              },
              "actions": [
                {
                  "type": "takeJob"
                }
              ],
              "description": "İşe bakma: tamam / Looking at the job: done"
            },
            {
              "target": "#import.done",
              "actions": [
                {
                  "type": "takeJob"
                }
              ],
              "description": "İşe bakma: tamam / Looking at the job: done"
            }
          ],
          "onError": [
            {
              "target": "#import.notSeen",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "İşe bakma: olmadı / Looking at the job: failed"
            }
          ]
        }
      ],
      "on": {
        "CANCEL": [
          {
            "target": "#import.cancelling",
            "actions": [
              {
                "type": "newKey"
              }
            ],
            "description": "İşi durdur / Stop the job"
          }
        ]
      }
    },
    "waiting": {
      "description": "İş sürüyor / The job goes on",
      "on": {
        "CANCEL": [
          {
            "target": "#import.cancelling",
            "actions": [
              {
                "type": "newKey"
              }
            ],
            "description": "İşi durdur / Stop the job"
          }
        ]
      },
      "after": {
        "pause": [
          {
            "target": "#import.looking",
            "description": "İki bakış arası: doldu / Between two looks: over"
          }
        ]
      }
    },
    "notSeen": {
      "description": "İş görülemedi / The job was not seen",
      "on": {
        "RETRY": [
          {
            "target": "#import.looking",
            "description": "Yeniden dene / Try again"
          }
        ]
      }
    },
    "cancelling": {
      "description": "İş durduruluyor / The job is stopped",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "cancel",
          "src": "cancel",
          "onDone": [
            {
              "target": "#import.looking",
              "description": "İşi durdurma: tamam / Stopping the job: done"
            }
          ],
          "onError": [
            {
              "target": "#import.looking",
              "description": "İşi durdurma: olmadı / Stopping the job: failed"
            }
          ]
        }
      ]
    },
    "done": {
      "description": "Bitti / Done",
      "on": {
        "UNDO": [
          {
            "target": "#import.undoing",
            "guard": and([{ type: 'job.not_undoable' }, { type: 'job.nothing_done' }]),
            "actions": [
              {
                "type": "newKey"
              }
            ],
            "description": "Geri al / Undo"
          }
        ],
        "AGAIN": [
          {
            "target": "#import.choosing",
            "actions": [
              {
                "type": "forget"
              }
            ],
            "description": "Başka dosya / Another file"
          }
        ]
      }
    },
    "undoing": {
      "description": "Geri alma başlatılıyor / The undo is started",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "undo",
          "src": "undo",
          "onDone": [
            {
              "target": "#import.looking",
              "actions": [
                {
                  "type": "takeJob"
                }
              ],
              "description": "Geri alma: tamam / Undoing: done"
            }
          ],
          "onError": [
            {
              "target": "#import.notUndone",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Geri alma: olmadı / Undoing: failed"
            }
          ]
        }
      ]
    },
    "notUndone": {
      "description": "Geri alınamadı / Not undone",
      "on": {
        "RETRY": [
          {
            "target": "#import.undoing",
            "description": "Yeniden dene / Try again"
          }
        ],
        "BACK": [
          {
            "target": "#import.done",
            "description": "Geri dön / Go back"
          }
        ]
      }
    }
  }
})
