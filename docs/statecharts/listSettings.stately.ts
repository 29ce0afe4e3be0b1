import { createMachine } from 'xstate'

export const listSettingsMachine = createMachine({
  "id": "listSettings",
  "description": "Liste ayarları / Settings of a list",
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Yükleniyor / Loading",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "load",
          "src": "load",
          "onDone": [
            {
              "target": "#listSettings.kept",
              "actions": [
                {
                  "type": "take"
                }
              ],
              "description": "Ayarları alma: tamam / Fetch the settings: done"
            }
          ],
          "onError": [
            {
              "target": "#listSettings.notLoaded",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Ayarları alma: olmadı / Fetch the settings: failed"
            }
          ]
        }
      ]
    },
    "notLoaded": {
      "description": "Yüklenemedi / Could not load",
      "tags": [
        "settled"
      ],
      "on": {
        "RETRY": [
          {
            "target": "#listSettings.loading",
            "description": "Yeniden dene / Try again"
          }
        ]
      }
    },
    "kept": {
      "description": "Saklandı / Kept",
      "tags": [
        "settled"
      ],
      "on": {
        "ARRANGE": [
          {
            "target": "#listSettings.saving",
            "actions": [
              {
                "type": "arrange"
              }
            ],
            "description": "Sütunları düzenle / Arrange the columns"
          }
        ],
        "SET_DENSITY": [
          {
            "target": "#listSettings.saving",
            "actions": [
              {
                "type": "setDensity"
              }
            ],
            "description": "Satır yüksekliğini seç / Choose the height of the rows"
          }
        ],
        "SET_DEFAULT": [
          {
            "target": "#listSettings.saving",
            "actions": [
              {
                "type": "setDefault"
              }
            ],
            "description": "Varsayılan görünümü seç / Choose the default view"
          }
        ]
      }
    },
    "saving": {
      "description": "Kaydediliyor / Saving",
      "tags": [
        "busy",
        "settled"
      ],
      "entry": [
        {
          "type": "send"
        }
      ],
      "invoke": [
        {
          "id": "keep",
          "src": "keep",
          "onDone": [
            {
              "target": "#listSettings.saving",
              "guard": {
                "type": "isBehind"
              },
              "description": "Ayarları saklama: tamam / Keep the settings: done"
            },
            {
              "target": "#listSettings.kept",
              "description": "Ayarları saklama: tamam / Keep the settings: done"
            }
          ],
          "onError": [
            {
              "target": "#listSettings.notSaved",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Ayarları saklama: olmadı / Keep the settings: failed"
            }
          ]
        }
      ],
      "on": {
        "ARRANGE": [
          {
            "actions": [
              {
                "type": "arrange"
              }
            ],
            "description": "Sütunları düzenle / Arrange the columns"
          }
        ],
        "SET_DENSITY": [
          {
            "actions": [
              {
                "type": "setDensity"
              }
            ],
            "description": "Satır yüksekliğini seç / Choose the height of the rows"
          }
        ],
        "SET_DEFAULT": [
          {
            "actions": [
              {
                "type": "setDefault"
              }
            ],
            "description": "Varsayılan görünümü seç / Choose the default view"
          }
        ]
      }
    },
    "notSaved": {
      "description": "Saklanamadı / Not kept",
      "tags": [
        "settled"
      ],
      "on": {
        "RETRY": [
          {
            "target": "#listSettings.saving",
            "description": "Yeniden dene / Try again"
          }
        ],
        "ARRANGE": [
          {
            "target": "#listSettings.saving",
            "actions": [
              {
                "type": "arrange"
              }
            ],
            "description": "Sütunları düzenle / Arrange the columns"
          }
        ],
        "SET_DENSITY": [
          {
            "target": "#listSettings.saving",
            "actions": [
              {
                "type": "setDensity"
              }
            ],
            "description": "Satır yüksekliğini seç / Choose the height of the rows"
          }
        ],
        "SET_DEFAULT": [
          {
            "target": "#listSettings.saving",
            "actions": [
              {
                "type": "setDefault"
              }
            ],
            "description": "Varsayılan görünümü seç / Choose the default view"
          }
        ]
      }
    }
  }
})
