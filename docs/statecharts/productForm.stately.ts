import { and, createMachine } from 'xstate'

export const productFormMachine = createMachine({
  "id": "productForm",
  "description": "Ürün formu / Product form",
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Form yükleniyor / Loading the form",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "open",
          "src": "open",
          "onDone": [
            {
              "target": "#productForm.form",
              "actions": [
                {
                  "type": "takeOpened"
                }
              ],
              "description": "Formu getirme: tamam / Fetching the form: done"
            }
          ],
          "onError": [
            {
              "target": "#productForm.missing",
              "guard": {
                "type": "isMissing"
              },
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Formu getirme: olmadı / Fetching the form: failed"
            },
            {
              "target": "#productForm.notLoaded",
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
    "missing": {
      "description": "Böyle bir ürün yok / No such product"
    },
    "notLoaded": {
      "description": "Form yüklenemedi / Form not loaded",
      "on": {
        "RETRY": [
          {
            "target": "#productForm.loading",
            "description": "Yeniden dene / Try again"
          }
        ]
      }
    },
    "form": {
      "type": "parallel",
      "description": "Form açık / Form open",
      "on": {
        "UPLOADING": [
          {
            "actions": [
              {
                "type": "noteUpload"
              }
            ],
            "description": "Görsel yüklemesi başladı ya da bitti / An upload began or ended"
          }
        ],
        "ADD_IMAGES": [
          {
            "guard": and([{ type: 'files.allowed_number' }]),
            "actions": [
              {
                "type": "edit"
              }
            ],
            "description": "Yüklenen görselleri ekle / Add the uploaded images"
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
              },
              {
                "type": "show"
              }
            ],
            "description": "Hataları göster, alana git / Show the errors, go to the field"
          }
        ],
        "SHOW_LANGUAGE": [
          {
            "actions": [
              {
                "type": "show"
              }
            ],
            "description": "Dil sekmesini aç / Open a language tab"
          }
        ],
        "SHOW_PRICES": [
          {
            "actions": [
              {
                "type": "show"
              }
            ],
            "description": "Fiyat listesini seç / Choose the price list"
          }
        ],
        "OPEN_VARIANT": [
          {
            "actions": [
              {
                "type": "show"
              }
            ],
            "description": "Varyantın ayrıntısını aç / Open the details of a variant"
          }
        ]
      },
      "states": {
        "work": {
          "description": "Çalışma / Work",
          "initial": "editing",
          "states": {
            "editing": {
              "description": "Düzenleniyor / Editing",
              "tags": [
                "editable"
              ],
              "initial": "filling",
              "states": {
                "filling": {
                  "description": "Dolduruluyor / Filling in",
                  "on": {
                    "SET_FIELD": [
                      {
                        "actions": [
                          {
                            "type": "edit"
                          }
                        ],
                        "description": "Alanı doldur / Fill in a field"
                      }
                    ],
                    "SET_TEXT": [
                      {
                        "actions": [
                          {
                            "type": "edit"
                          }
                        ],
                        "description": "Bir dildeki metni yaz / Write a text in one language"
                      }
                    ],
                    "CHOOSE_MAIN_CATEGORY": [
                      {
                        "guard": and([{ type: 'validation.main_category' }]),
                        "actions": [
                          {
                            "type": "edit"
                          }
                        ],
                        "description": "Ana kategoriyi seç / Choose the main category"
                      }
                    ],
                    "ADD_CATEGORY": [
                      {
                        "actions": [
                          {
                            "type": "edit"
                          }
                        ],
                        "description": "Kategori ekle / Add a category"
                      }
                    ],
                    "REMOVE_CATEGORY": [
                      {
                        "actions": [
                          {
                            "type": "edit"
                          }
                        ],
                        "description": "Kategori çıkar / Remove a category"
                      }
                    ],
                    "SET_ATTRIBUTE": [
                      {
                        "actions": [
                          {
                            "type": "edit"
                          }
                        ],
                        "description": "Özelliği doldur / Fill in an attribute"
                      }
                    ],
                    "CHOOSE_TYPE": [
                      {
                        "target": "#productForm.form.work.editing.confirmingTypeChange",
                        "guard": {
                          "type": "losesVariants"
                        },
                        "actions": [
                          {
                            "type": "askType"
                          }
                        ],
                        "description": "Tipi seç / Choose the type"
                      },
                      {
                        "actions": [
                          {
                            "type": "chooseType"
                          }
                        ],
                        "description": "Tipi seç / Choose the type"
                      }
                    ],
                    "CHOOSE_OPTIONS": [
                      {
                        "actions": [
                          {
                            "type": "edit"
                          }
                        ],
                        "description": "Seçenekleri belirle / Choose the options"
                      }
                    ],
                    "ADD_VARIANT": [
                      {
                        "guard": and([{ type: 'validation.variant_duplicate' }]),
                        "actions": [
                          {
                            "type": "edit"
                          }
                        ],
                        "description": "Varyant ekle / Add a variant"
                      }
                    ],
                    "SET_VARIANT": [
                      {
                        "actions": [
                          {
                            "type": "edit"
                          }
                        ],
                        "description": "Varyantın alanını doldur / Fill in a field of a variant"
                      }
                    ],
                    "SET_VARIANT_OPTION": [
                      {
                        "guard": and([{ type: 'validation.variant_duplicate' }]),
                        "actions": [
                          {
                            "type": "edit"
                          }
                        ],
                        "description": "Varyantın seçenek değerini seç / Choose a value of a variant's option"
                      },
                      {
                        "target": "#productForm.form.work.editing.alertingDuplicate",
                        "actions": [
                          {
                            "type": "askVariant"
                          }
                        ],
                        "description": "Varyantın seçenek değerini seç / Choose a value of a variant's option"
                      }
                    ],
                    "SET_PRICE": [
                      {
                        "actions": [
                          {
                            "type": "edit"
                          }
                        ],
                        "description": "Fiyat yaz / Enter a price"
                      }
                    ],
                    "FILL_VARIANTS": [
                      {
                        "actions": [
                          {
                            "type": "edit"
                          }
                        ],
                        "description": "Sütunu bütün varyantlara yaz / Fill a column for all variants"
                      }
                    ],
                    "MAKE_DEFAULT": [
                      {
                        "actions": [
                          {
                            "type": "edit"
                          }
                        ],
                        "description": "Varsayılan yap / Make it the default"
                      }
                    ],
                    "DELETE_VARIANT": [
                      {
                        "target": "#productForm.form.work.editing.confirmingVariantDelete",
                        "guard": and([and([{ type: 'variant.default_cannot_be_deleted' }]), and([{ type: 'variant.last_cannot_be_deleted' }])]),
                        "actions": [
                          {
                            "type": "askVariant"
                          }
                        ],
                        "description": "Varyantı sil / Delete a variant"
                      }
                    ],
                    "OPEN_GENERATOR": [
                      {
                        "target": "#productForm.form.work.editing.generating",
                        "actions": [
                          {
                            "type": "offerValues"
                          }
                        ],
                        "description": "Varyant oluşturucuyu aç / Open the variant generator"
                      }
                    ],
                    "MOVE_IMAGE": [
                      {
                        "actions": [
                          {
                            "type": "edit"
                          }
                        ],
                        "description": "Görseli taşı / Move an image"
                      }
                    ],
                    "SET_IMAGE_TYPE": [
                      {
                        "actions": [
                          {
                            "type": "edit"
                          }
                        ],
                        "description": "Görselin türünü seç / Choose the type of an image"
                      }
                    ],
                    "SET_IMAGE_STATUS": [
                      {
                        "actions": [
                          {
                            "type": "edit"
                          }
                        ],
                        "description": "Görseli aç ya da kapat / Switch an image on or off"
                      }
                    ],
                    "DELETE_IMAGE": [
                      {
                        "actions": [
                          {
                            "type": "edit"
                          }
                        ],
                        "description": "Görseli sil / Delete an image"
                      }
                    ],
                    "RESTORE_IMAGE": [
                      {
                        "actions": [
                          {
                            "type": "edit"
                          }
                        ],
                        "description": "Silinen görseli geri al / Restore a deleted image"
                      }
                    ],
                    "REVERT": [
                      {
                        "actions": [
                          {
                            "type": "revert"
                          }
                        ],
                        "description": "Değişiklikleri geri al / Revert the changes"
                      }
                    ],
                    "SUBMIT": [
                      {
                        "target": "#productForm.form.work.submitting",
                        "guard": and([and([{ type: 'validation.type' }]), and([{ type: 'validation.translation' }]), and([{ type: 'validation.main_category' }]), and([{ type: 'validation.tax' }]), and([{ type: 'validation.number' }]), and([{ type: 'validation.min_quantity' }]), and([{ type: 'validation.min_above_max' }]), and([{ type: 'validation.min_not_multiple' }]), and([{ type: 'validation.max_quantity' }]), and([{ type: 'validation.max_below_min' }]), and([{ type: 'validation.step_quantity' }]), and([{ type: 'validation.variant_required' }]), and([{ type: 'variant.last_cannot_be_deleted' }]), and([{ type: 'variant.default_cannot_be_deleted' }]), and([{ type: 'validation.one_default_variant' }]), and([{ type: 'variant.too_many' }]), and([{ type: 'validation.option_required' }]), and([{ type: 'validation.variant_options' }]), and([{ type: 'validation.variant_option_value' }]), and([{ type: 'validation.variant_duplicate' }]), and([{ type: 'validation.price' }]), and([{ type: 'price.strikethrough_below' }]), and([{ type: 'validation.invalid_choice' }]), and([{ type: 'validation.one_front_image' }]), and([{ type: 'files.allowed_number' }]), and([{ type: 'validation.stock-code-or-barcode-already-exist' }]), and([{ type: 'validation.max_length' }]), and([{ type: 'validation.seo_tags' }]), and([{ type: 'validation.listed_twice' }]), and([{ type: 'auth.forbidden' }]), and([{ type: 'form.unchanged' }]), and([{ type: 'product.attributes_not_loaded' }]), and([{ type: 'files.uploading' }])]),
                        "description": "Kaydet / Save"
                      }
                    ]
                  },
                  "initial": "calm",
                  "states": {
                    "calm": {
                      "description": "Sorun yok / Nothing wrong"
                    },
                    "failed": {
                      "description": "Son kayıt başarısız / Last save failed"
                    }
                  }
                },
                "alertingDuplicate": {
                  "description": "Aynı seçeneklerle varyant uyarısı / Alert: same options",
                  "on": {
                    "CANCEL": [
                      {
                        "target": "#productForm.form.work.editing.filling",
                        "actions": [
                          {
                            "type": "forgetAsked"
                          }
                        ],
                        "description": "Vazgeç / Cancel"
                      }
                    ]
                  }
                },
                "confirmingVariantDelete": {
                  "description": "Varyantın silinmesi soruluyor / Asking about the deletion of a variant",
                  "on": {
                    "CONFIRM": [
                      {
                        "target": "#productForm.form.work.editing.filling",
                        "actions": [
                          {
                            "type": "deleteVariant"
                          },
                          {
                            "type": "forgetAsked"
                          }
                        ],
                        "description": "Onayla / Confirm"
                      }
                    ],
                    "CANCEL": [
                      {
                        "target": "#productForm.form.work.editing.filling",
                        "actions": [
                          {
                            "type": "forgetAsked"
                          }
                        ],
                        "description": "Vazgeç / Cancel"
                      }
                    ]
                  }
                },
                "confirmingTypeChange": {
                  "description": "Tipin değişmesi soruluyor / Asking about the type change",
                  "on": {
                    "CONFIRM": [
                      {
                        "target": "#productForm.form.work.editing.filling",
                        "actions": [
                          {
                            "type": "chooseType"
                          },
                          {
                            "type": "forgetAsked"
                          }
                        ],
                        "description": "Onayla / Confirm"
                      }
                    ],
                    "CANCEL": [
                      {
                        "target": "#productForm.form.work.editing.filling",
                        "actions": [
                          {
                            "type": "forgetAsked"
                          }
                        ],
                        "description": "Vazgeç / Cancel"
                      }
                    ]
                  }
                },
                "generating": {
                  "description": "Varyantlar oluşturuluyor / Generating variants",
                  "on": {
                    "CHOOSE_VALUES": [
                      {
                        "actions": [
                          {
                            "type": "chooseValues"
                          }
                        ],
                        "description": "Seçenek değerlerini belirle / Choose the values of an option"
                      }
                    ],
                    "GENERATE": [
                      {
                        "target": "#productForm.form.work.editing.filling",
                        "guard": and([and([{ type: 'variant.values_required' }]), and([{ type: 'variant.too_many_combinations' }])]),
                        "actions": [
                          {
                            "type": "edit"
                          }
                        ],
                        "description": "Varyantları oluştur / Generate the variants"
                      }
                    ],
                    "CANCEL": [
                      {
                        "target": "#productForm.form.work.editing.filling",
                        "description": "Vazgeç / Cancel"
                      }
                    ]
                  }
                }
              }
            },
            "submitting": {
              "description": "Kaydediliyor / Saving",
              "tags": [
                "busy",
                "saving"
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
                      "target": "#productForm.saved",
                      "actions": [
                        {
                          "type": "takeSaved"
                        },
                        {
                          "type": "clearImages"
                        }
                      ],
                      "description": "Kaydetme: tamam / Saving: done"
                    }
                  ],
                  "onError": [
                    {
                      "target": "#productForm.form.work.expired",
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
                      "target": "#productForm.form.work.comparing",
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
                      "target": "#productForm.form.work.gone",
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
                      "target": "#productForm.form.work.editing.filling.failed",
                      "actions": [
                        {
                          "type": "takeRefusal"
                        }
                      ],
                      "description": "Kaydetme: olmadı / Saving: failed"
                    }
                  ]
                }
              ]
            },
            "expired": {
              "description": "Oturum bitti, yazılanlar duruyor / Session ended, the draft is kept",
              "invoke": [
                {
                  "id": "renewals",
                  "src": "renewals"
                }
              ],
              "on": {
                "RENEWED": [
                  {
                    "target": "#productForm.form.work.editing.filling.failed",
                    "guard": {
                      "type": "wasReplayed"
                    },
                    "description": "Aynı kişi yeniden giriş yaptı / The same person signed in again"
                  },
                  {
                    "target": "#productForm.form.work.submitting",
                    "actions": [
                      {
                        "type": "noteReplay"
                      }
                    ],
                    "description": "Aynı kişi yeniden giriş yaptı / The same person signed in again"
                  }
                ]
              }
            },
            "comparing": {
              "description": "Son hâli getiriliyor / Fetching the latest version",
              "tags": [
                "busy",
                "saving"
              ],
              "invoke": [
                {
                  "id": "compare",
                  "src": "compare",
                  "onDone": [
                    {
                      "target": "#productForm.form.work.conflict",
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
                      "target": "#productForm.form.work.expired",
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
                      "target": "#productForm.form.work.gone",
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
                      "target": "#productForm.form.work.editing.filling.failed",
                      "actions": [
                        {
                          "type": "takeRefusal"
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
                    "description": "Farklı alan için taraf seç / Choose a side for a differing field"
                  }
                ],
                "MERGE": [
                  {
                    "target": "#productForm.form.work.editing",
                    "guard": and([{ type: 'conflict.unchosen' }]),
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
                    "target": "#productForm.form.work.editing",
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
                    "target": "#productForm.form.work.editing",
                    "description": "Forma dön / Back to the form"
                  }
                ]
              }
            },
            "gone": {
              "description": "Ürün bu arada silindi / Deleted meanwhile",
              "tags": [
                "asking"
              ],
              "on": {
                "RESTORED": [
                  {
                    "target": "#productForm.form.work.submitting",
                    "actions": [
                      {
                        "type": "askAnew"
                      }
                    ],
                    "description": "Ürün çöp kutusundan geri geldi / The product came back out of the bin"
                  }
                ],
                "ADD_AGAIN": [
                  {
                    "target": "#productForm.form.work.editing",
                    "actions": [
                      {
                        "type": "becomeNew"
                      }
                    ],
                    "description": "Yeni ürün olarak ekle / Add as a new product"
                  }
                ],
                "BACK": [
                  {
                    "target": "#productForm.form.work.editing",
                    "description": "Forma dön / Back to the form"
                  }
                ]
              }
            }
          }
        },
        "attributes": {
          "description": "Kategori özellikleri / Category attributes",
          "always": [
            {
              "target": "#productForm.form.attributes.deciding",
              "guard": {
                "type": "categoryChanged"
              },
              "description": "hemen / at once"
            }
          ],
          "initial": "settled",
          "states": {
            "settled": {
              "description": "Özellikler yerinde / Attributes in place"
            },
            "deciding": {
              "description": "Kategori değişti / The category changed",
              "entry": [
                {
                  "type": "askAttributes"
                }
              ],
              "always": [
                {
                  "target": "#productForm.form.attributes.loading",
                  "guard": {
                    "type": "hasCategory"
                  },
                  "description": "hemen / at once"
                },
                {
                  "target": "#productForm.form.attributes.settled",
                  "actions": [
                    {
                      "type": "noAttributes"
                    }
                  ],
                  "description": "hemen / at once"
                }
              ]
            },
            "loading": {
              "description": "Özellikler yükleniyor / Loading the attributes",
              "tags": [
                "busy"
              ],
              "invoke": [
                {
                  "id": "loadAttributes",
                  "src": "loadAttributes",
                  "onDone": [
                    {
                      "target": "#productForm.form.attributes.settled",
                      "actions": [
                        {
                          "type": "takeAttributes"
                        }
                      ],
                      "description": "Özellikleri getirme: tamam / Fetching the attributes: done"
                    }
                  ],
                  "onError": [
                    {
                      "target": "#productForm.form.attributes.failed",
                      "actions": [
                        {
                          "type": "takeAttributesFailure"
                        }
                      ],
                      "description": "Özellikleri getirme: olmadı / Fetching the attributes: failed"
                    }
                  ]
                }
              ]
            },
            "failed": {
              "description": "Özellikler yüklenemedi / Attributes not loaded",
              "on": {
                "RETRY_ATTRIBUTES": [
                  {
                    "target": "#productForm.form.attributes.deciding",
                    "description": "Özellikleri yeniden iste / Ask for the attributes again"
                  }
                ]
              }
            }
          }
        }
      }
    },
    "saved": {
      "type": "final",
      "description": "Kaydedildi / Saved"
    }
  }
})
