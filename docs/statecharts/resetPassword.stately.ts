import { and, createMachine } from 'xstate'

export const resetPasswordMachine = createMachine({
  "id": "resetPassword",
  "description": "Yeni parola / New password",
  "initial": "opening",
  "states": {
    "opening": {
      "description": "Açılıyor / Opening",
      "always": [
        {
          "target": "#resetPassword.editing",
          "guard": {
            "type": "hasLink"
          },
          "description": "hemen / at once"
        },
        {
          "target": "#resetPassword.inactive",
          "description": "hemen / at once"
        }
      ]
    },
    "editing": {
      "description": "Dolduruluyor / Being filled in",
      "on": {
        "FILL": [
          {
            "description": "Alanı doldur / Fill in a field"
          }
        ],
        "SUBMIT": [
          {
            "target": "#resetPassword.saving",
            "guard": and([{ type: 'validation.required' }, { type: 'validation.password_min' }, { type: 'validation.password_match' }]),
            "description": "Parolayı değiştir / Change the password"
          }
        ]
      }
    },
    "saving": {
      "description": "Kaydediliyor / Saving",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "reset",
          "src": "reset",
          "onDone": [
            {
              "target": "#resetPassword.done",
              "description": "Parola değişikliği: tamam / Change of the password: done"
            }
          ],
          "onError": [
            {
              "target": "#resetPassword.inactive",
              "guard": {
                "type": "linkInactive"
              },
              "description": "Parola değişikliği: olmadı / Change of the password: failed"
            },
            {
              "target": "#resetPassword.failed",
              "description": "Parola değişikliği: olmadı / Change of the password: failed"
            }
          ]
        }
      ]
    },
    "failed": {
      "description": "Olmadı / Failed",
      "on": {
        "FILL": [
          {
            "target": "#resetPassword.editing",
            "description": "Alanı doldur / Fill in a field"
          }
        ],
        "SUBMIT": [
          {
            "target": "#resetPassword.saving",
            "description": "Parolayı değiştir / Change the password"
          }
        ]
      }
    },
    "inactive": {
      "type": "final",
      "description": "Bağlantı geçersiz / Link does not work"
    },
    "done": {
      "type": "final",
      "description": "Parola değişti / Password changed"
    }
  }
})
