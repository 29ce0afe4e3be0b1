import { and, createMachine } from 'xstate'

export const reviewDeskMachine = createMachine({
  "id": "reviewDesk",
  "description": "Değerlendirme ekranı / Review screen",
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
              "target": "#reviewDesk.shown",
              "actions": [
                {
                  "type": "takeReview"
                }
              ],
              "description": "Kaydı getirme: tamam / Fetching the record: done"
            }
          ],
          "onError": [
            {
              "target": "#reviewDesk.missing",
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
              "target": "#reviewDesk.unreachable",
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
    "unreachable": {
      "description": "Yüklenemedi / Could not load",
      "on": {
        "RETRY": [
          {
            "target": "#reviewDesk.opening",
            "description": "Yeniden dene / Try again"
          }
        ]
      }
    },
    "missing": {
      "description": "Değerlendirme yok / No such review"
    },
    "shown": {
      "description": "Gösteriliyor / Shown",
      "on": {
        "TYPE": [
          {
            "actions": [
              {
                "type": "type"
              }
            ],
            "description": "Yanıtı yaz / Type the answer"
          }
        ],
        "STEP": [
          {
            "target": "#reviewDesk.stepping",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'review.product_closed' }, { type: 'review.answered' }, { type: 'review.not_answered' }, { type: 'validation.required' }, { type: 'validation.max_length' }, { type: 'flow.no_such_step' }]),
            "actions": [
              {
                "type": "begin"
              }
            ],
            "description": "Şemanın bir adımını at / Take a step of the chart"
          }
        ]
      }
    },
    "stepping": {
      "description": "Adım gönderiliyor / Sending the step",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "take",
          "src": "take",
          "onDone": [
            {
              "target": "#reviewDesk.shown",
              "actions": [
                {
                  "type": "takeReview"
                }
              ],
              "description": "Adımı gönderme: tamam / Sending the step: done"
            }
          ],
          "onError": [
            {
              "target": "#reviewDesk.notTaken",
              "actions": [
                {
                  "type": "takeFailure"
                }
              ],
              "description": "Adımı gönderme: olmadı / Sending the step: failed"
            }
          ]
        }
      ]
    },
    "notTaken": {
      "description": "Adım yapılamadı / The step was not taken",
      "tags": [
        "asking"
      ],
      "on": {
        "RETRY": [
          {
            "target": "#reviewDesk.stepping",
            "description": "Yeniden dene / Try again"
          }
        ],
        "RELOAD": [
          {
            "target": "#reviewDesk.opening",
            "description": "Güncel hâlini göster / Show it as it is now"
          }
        ]
      }
    }
  }
})
