import { createMachine } from 'xstate'

export const marketplaceImportMachine = createMachine({
  "id": "marketplaceImport",
  "description": "Pazaryerinden ürün alma / Import from the marketplace",
  "initial": "closed",
  "states": {
    "closed": {
      "description": "Kapalı / Closed",
      "on": {
        "OPEN": [
          {
            "target": "#marketplaceImport.open",
            "actions": [
              {
                "type": "begin"
              }
            ],
            "description": "Pazaryerinden almayı aç / Open the import"
          }
        ]
      }
    },
    "open": {
      "description": "Açık / Open",
      "tags": [
        "open"
      ],
      "on": {
        "CLOSE": [
          {
            "target": "#marketplaceImport.closed",
            "description": "Kapat / Close"
          }
        ],
        "TYPE": [
          {
            "actions": [
              {
                "type": "type"
              }
            ],
            "description": "Barkodu yaz / Type the barcode"
          }
        ]
      },
      "initial": "asking",
      "states": {
        "asking": {
          "description": "Barkod yazılıyor / Typing the barcode",
          "on": {
            "SEARCH": [
              {
                "target": "#marketplaceImport.open.searching",
                "guard": {
                  "type": "marketplace.barcode_required"
                },
                "description": "Ara / Search"
              }
            ]
          }
        },
        "searching": {
          "description": "Aranıyor / Searching",
          "tags": [
            "busy"
          ],
          "entry": [
            {
              "type": "forgetFound"
            }
          ],
          "invoke": [
            {
              "id": "search",
              "src": "search",
              "onDone": [
                {
                  "target": "#marketplaceImport.open.choosing",
                  "actions": [
                    {
                      "type": "takeFound"
                    }
                  ],
                  "description": "Pazaryerinde arama: tamam / Searching the marketplace: done"
                }
              ],
              "onError": [
                {
                  "target": "#marketplaceImport.open.notFound",
                  "actions": [
                    {
                      "type": "takeFailure"
                    }
                  ],
                  "description": "Pazaryerinde arama: olmadı / Searching the marketplace: failed"
                }
              ]
            }
          ]
        },
        "notFound": {
          "description": "Aranamadı / Could not be searched",
          "on": {
            "SEARCH": [
              {
                "target": "#marketplaceImport.open.searching",
                "guard": {
                  "type": "marketplace.barcode_required"
                },
                "description": "Ara / Search"
              }
            ]
          }
        },
        "choosing": {
          "description": "Ürün seçiliyor / Choosing the product",
          "on": {
            "SEARCH": [
              {
                "target": "#marketplaceImport.open.searching",
                "guard": {
                  "type": "marketplace.barcode_required"
                },
                "description": "Ara / Search"
              }
            ],
            "CHOOSE": [
              {
                "actions": [
                  {
                    "type": "choose"
                  }
                ],
                "description": "Ürünü seç / Choose the product"
              }
            ],
            "IMPORT": [
              {
                "target": "#marketplaceImport.open.importing",
                "guard": {
                  "type": "hasMarketplaceMatch"
                },
                "actions": [
                  {
                    "type": "notePlace"
                  }
                ],
                "description": "İçe aktar / Import"
              }
            ]
          }
        },
        "importing": {
          "description": "Alınıyor / Importing",
          "tags": [
            "busy"
          ],
          "invoke": [
            {
              "id": "take",
              "src": "take",
              "onDone": [
                {
                  "target": "#marketplaceImport.namingAnew",
                  "guard": {
                    "type": "replacesName"
                  },
                  "actions": [
                    {
                      "type": "takeImported"
                    }
                  ],
                  "description": "Ürünü alma: tamam / Fetching the product: done"
                },
                {
                  "target": "#marketplaceImport.filled",
                  "actions": [
                    {
                      "type": "takeImported"
                    },
                    {
                      "type": "fill"
                    }
                  ],
                  "description": "Ürünü alma: tamam / Fetching the product: done"
                }
              ],
              "onError": [
                {
                  "target": "#marketplaceImport.open.notImported",
                  "actions": [
                    {
                      "type": "takeFailure"
                    }
                  ],
                  "description": "Ürünü alma: olmadı / Fetching the product: failed"
                }
              ]
            }
          ]
        },
        "notImported": {
          "description": "Alınamadı / Could not be imported",
          "on": {
            "RETRY": [
              {
                "target": "#marketplaceImport.open.importing",
                "description": "Yeniden dene / Try again"
              }
            ],
            "CHOOSE": [
              {
                "target": "#marketplaceImport.open.choosing",
                "actions": [
                  {
                    "type": "choose"
                  }
                ],
                "description": "Ürünü seç / Choose the product"
              }
            ],
            "SEARCH": [
              {
                "target": "#marketplaceImport.open.searching",
                "guard": {
                  "type": "marketplace.barcode_required"
                },
                "description": "Ara / Search"
              }
            ]
          }
        }
      }
    },
    "namingAnew": {
      "description": "Ad değişsin mi? / Replace the name?",
      "on": {
        "REPLACE_NAME": [
          {
            "target": "#marketplaceImport.filled",
            "actions": [
              {
                "type": "fill"
              }
            ],
            "description": "Pazaryerindeki adı al / Take the marketplace's name"
          }
        ],
        "KEEP_NAME": [
          {
            "target": "#marketplaceImport.filled",
            "actions": [
              {
                "type": "fillAllButName"
              }
            ],
            "description": "Yazılı adı bırak / Keep the name as it is"
          }
        ]
      }
    },
    "filled": {
      "description": "Form dolduruldu / The form is filled",
      "tags": [
        "told"
      ],
      "entry": [
        {
          "type": "tellFilled"
        }
      ],
      "on": {
        "OPEN": [
          {
            "target": "#marketplaceImport.open",
            "actions": [
              {
                "type": "begin"
              }
            ],
            "description": "Pazaryerinden almayı aç / Open the import"
          }
        ],
        "CLOSE": [
          {
            "target": "#marketplaceImport.closed",
            "description": "Kapat / Close"
          }
        ]
      }
    }
  }
})
