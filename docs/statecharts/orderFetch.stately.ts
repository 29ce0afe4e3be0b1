import { and, createMachine } from 'xstate'

export const orderFetchMachine = createMachine({
  "id": "orderFetch",
  "description": "Pazaryerinden sipariş getirme / Fetching orders from a marketplace",
  "initial": "closed",
  "states": {
    "closed": {
      "description": "Kapalı / Closed",
      "on": {
        "OPEN": [
          {
            "target": "#orderFetch.opening",
            "guard": {
              "type": "auth.forbidden"
            },
            "description": "Pazaryerinden getir / Fetch from marketplace"
          }
        ]
      }
    },
    "opening": {
      "description": "Yükleniyor / Loading",
      "tags": [
        "busy",
        "asking"
      ],
      "invoke": [
        {
          "id": "look",
          "src": "look",
          "onDone": [
            {
              "target": "#orderFetch.choosing",
              "actions": [
                {
                  "type": "takeGround"
                }
              ],
              "description": "Pazaryerlerini getirme: tamam / Fetching the marketplaces: done"
            }
          ],
          "onError": [
            {
              "target": "#orderFetch.unreachable",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Pazaryerlerini getirme: olmadı / Fetching the marketplaces: failed"
            }
          ]
        }
      ]
    },
    "unreachable": {
      "description": "Yüklenemedi / Could not load",
      "tags": [
        "asking"
      ],
      "on": {
        "RETRY": [
          {
            "target": "#orderFetch.opening",
            "description": "Yeniden dene / Try again"
          }
        ],
        "CANCEL": [
          {
            "target": "#orderFetch.closed",
            "description": "Vazgeç / Cancel"
          }
        ]
      }
    },
    "choosing": {
      "description": "Pazaryeri ve günler seçiliyor / Marketplace and days are chosen",
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
            "description": "Pazaryerini seç / Choose the marketplace"
          }
        ],
        "SET_DAY": [
          {
            "actions": [
              {
                "type": "setDay"
              }
            ],
            "description": "Günü değiştir / Change a day"
          }
        ],
        "SUBMIT": [
          {
            "target": "#orderFetch.beginning",
            "guard": and([{ type: 'marketplace.required' }, { type: 'marketplace.range_required' }, { type: 'validation.range_order' }, { type: 'marketplace.range_too_long' }, { type: 'marketplace.range_too_old' }]),
            "actions": [
              {
                "type": "makeKey"
              }
            ],
            "description": "Getir / Fetch"
          }
        ],
        "CANCEL": [
          {
            "target": "#orderFetch.closed",
            "description": "Vazgeç / Cancel"
          }
        ]
      }
    },
    "beginning": {
      "description": "İş başlatılıyor / Job being begun",
      "tags": [
        "busy",
        "asking"
      ],
      "invoke": [
        {
          "id": "begin",
          "src": "begin",
          "onDone": [
            {
              "target": "#orderFetch.begun",
              "actions": [
                {
                  "type": "tellBegun"
                }
              ],
              "description": "İşi başlatma: tamam / Beginning the job: done"
            }
          ],
          "onError": [
            {
              "target": "#orderFetch.notBegun",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "İşi başlatma: olmadı / Beginning the job: failed"
            }
          ]
        }
      ]
    },
    "notBegun": {
      "description": "İş başlatılamadı / Job not begun",
      "tags": [
        "asking"
      ],
      "on": {
        "RETRY": [
          {
            "target": "#orderFetch.beginning",
            "description": "Yeniden dene / Try again"
          }
        ],
        "CHOOSE": [
          {
            "target": "#orderFetch.choosing",
            "actions": [
              {
                "type": "choose"
              }
            ],
            "description": "Pazaryerini seç / Choose the marketplace"
          }
        ],
        "SET_DAY": [
          {
            "target": "#orderFetch.choosing",
            "actions": [
              {
                "type": "setDay"
              }
            ],
            "description": "Günü değiştir / Change a day"
          }
        ],
        "CANCEL": [
          {
            "target": "#orderFetch.closed",
            "description": "Vazgeç / Cancel"
          }
        ]
      }
    },
    "begun": {
      "description": "İş başladı / Job begun"
    }
  }
})
