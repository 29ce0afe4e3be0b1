import { and, createMachine } from 'xstate'

export const recordFormMachine = createMachine({
  "id": "recordForm",
  "description": "Kayıt formu / Record form",
  "initial": "opening",
  "states": {
    "opening": {
      "description": "Açılıyor / Opening",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "open",
          "src": "open",
          "onDone": [
            {
              "target": "#recordForm.form",
              "actions": [
                {
                  "type": "takeOpened"
                }
              ],
              "description": "Kaydı getirme: tamam / Fetching the record: done"
            }
          ],
          "onError": [
            {
              "target": "#recordForm.missing",
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
              "target": "#recordForm.unreachable",
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
    "missing": {
      "description": "Böyle bir kayıt yok / No such record"
    },
    "unreachable": {
      "description": "Kayda ulaşılamadı / Record out of reach",
      "on": {
        "RETRY": [
          {
            "target": "#recordForm.opening",
            "description": "Yeniden dene / Try again"
          }
        ]
      }
    },
    "form": {
      "description": "Form / Form",
      "tags": [
        "editable"
      ],
      "on": {
        "CHANGE": [
          {
            "target": "#recordForm.form.editing",
            "actions": [
              {
                "type": "edit"
              }
            ],
            "description": "Alanı değiştir / Change a field"
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
            "description": "Bütün hataları göster / Show all errors"
          }
        ],
        "UPLOADING": [
          {
            "actions": [
              {
                "type": "send"
              }
            ],
            "description": "Görsel yola çıktı ya da geldi / A picture set out or has arrived"
          }
        ],
        "REVERT": [
          {
            "target": "#recordForm.form.editing",
            "actions": [
              {
                "type": "revert"
              }
            ],
            "description": "Değişiklikleri geri al / Undo the changes"
          }
        ],
        "SUBMIT": [
          {
            "target": "#recordForm.saving",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'form.unchanged' }, { type: 'files.uploading' }, and([{ type: 'validation.required' }, { type: 'validation.translation' }, { type: 'validation.max_length' }, { type: 'validation.value_repeats' }, { type: 'validation.swatch' }, { type: 'validation.option_value_required' }, { type: 'validation.number' }, { type: 'validation.tax_rate_required' }, { type: 'validation.tax_rate' }, { type: 'validation.length' }, { type: 'validation.email' }, { type: 'contact.tax_number' }])]),
            "actions": [
              {
                "type": "rememberNext"
              }
            ],
            "description": "Kaydet / Save"
          }
        ]
      },
      "initial": "editing",
      "states": {
        "editing": {
          "description": "Dolduruluyor / Being filled in"
        },
        "saved": {
          "description": "Kaydedildi / Saved"
        },
        "failed": {
          "description": "Kaydedilemedi / Not saved"
        }
      }
    },
    "saving": {
      "description": "Kaydediliyor / Saving",
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
          "id": "save",
          "src": "save",
          "onDone": [
            {
              "target": "#recordForm.opening",
              "guard": {
                "type": "wantsAnother"
              },
              "actions": [
                {
                  "type": "announce"
                },
                {
                  "type": "startOver"
                }
              ],
              "description": "Kaydetme: tamam / Saving: done"
            },
            {
              "target": "#recordForm.form.saved",
              "actions": [
                {
                  "type": "announce"
                },
                {
                  "type": "takeSaved"
                }
              ],
              "description": "Kaydetme: tamam / Saving: done"
            }
          ],
          "onError": [
            {
              "target": "#recordForm.expired",
              "guard": {
                "type": "isExpired"
              },
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Kaydetme: olmadı / Saving: failed"
            },
            {
              "target": "#recordForm.comparing",
              "guard": {
                "type": "isStale"
              },
              "actions": [
                {
                  "type": "rememberWho"
                }
              ],
              "description": "Kaydetme: olmadı / Saving: failed"
            },
            {
              "target": "#recordForm.gone",
              "guard": {
                "type": "isMissing"
              },
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Kaydetme: olmadı / Saving: failed"
            },
            {
              "target": "#recordForm.form.failed",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Kaydetme: olmadı / Saving: failed"
            }
          ]
        }
      ]
    },
    "expired": {
      "description": "Oturum bitti, yazılanlar duruyor / Session ended, typing kept",
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
            "target": "#recordForm.saving",
            "description": "Aynı kişi yeniden giriş yaptı / The same person signed in again"
          }
        ]
      }
    },
    "comparing": {
      "description": "Son hâli getiriliyor / Fetching the latest version",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "compare",
          "src": "compare",
          "onDone": [
            {
              "target": "#recordForm.conflict",
              "actions": [
                {
                  "type": "takeTheirs"
                }
              ],
              "description": "Son hâlini getirme: tamam / Fetching the latest version: done"
            }
          ],
          "onError": [
            {
              "target": "#recordForm.expired",
              "guard": {
                "type": "isExpired"
              },
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Son hâlini getirme: olmadı / Fetching the latest version: failed"
            },
            {
              "target": "#recordForm.gone",
              "guard": {
                "type": "isMissing"
              },
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Son hâlini getirme: olmadı / Fetching the latest version: failed"
            },
            {
              "target": "#recordForm.form.failed",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Son hâlini getirme: olmadı / Fetching the latest version: failed"
            }
          ]
        }
      ]
    },
    "conflict": {
      "description": "Başkası da kaydetti / Somebody else saved too",
      "tags": [
        "asking"
      ],
      "on": {
        "CHOOSE": [
          {
            "actions": [
              {
                "type": "choose"
              }
            ],
            "description": "Farklı alan için taraf seç / Choose a side for a difference"
          }
        ],
        "MERGE": [
          {
            "target": "#recordForm.form",
            "guard": {
              "type": "conflict.unchosen"
            },
            "actions": [
              {
                "type": "reconcile"
              },
              {
                "type": "saveAgain"
              }
            ],
            "description": "Birleştirip kaydet / Merge and save"
          }
        ],
        "TAKE_THEIRS": [
          {
            "target": "#recordForm.form",
            "actions": [
              {
                "type": "surrender"
              }
            ],
            "description": "Onunkini al / Take theirs"
          }
        ],
        "BACK": [
          {
            "target": "#recordForm.form",
            "description": "Forma dön / Back to the form"
          }
        ]
      }
    },
    "gone": {
      "description": "Kayıt bu arada silindi / Deleted in the meantime",
      "tags": [
        "asking"
      ],
      "on": {
        "RESTORED": [
          {
            "target": "#recordForm.saving",
            "actions": [
              {
                "type": "askAnew"
              }
            ],
            "description": "Kayıt çöp kutusundan geri geldi / The record came back out of the bin"
          }
        ],
        "ADD_AGAIN": [
          {
            "target": "#recordForm.form",
            "actions": [
              {
                "type": "becomeNew"
              }
            ],
            "description": "Yeni kayıt olarak ekle / Add as a new record"
          }
        ]
      }
    }
  }
})
