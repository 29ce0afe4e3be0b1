import { and, createMachine } from 'xstate'

export const forgotPasswordMachine = createMachine({
  "id": "forgotPassword",
  "description": "Parolamı unuttum / Forgotten password",
  "initial": "editing",
  "states": {
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
            "target": "#forgotPassword.sending",
            "guard": and([{ type: 'validation.required' }, { type: 'validation.email' }]),
            "description": "Bağlantı iste / Ask for the link"
          }
        ]
      }
    },
    "sending": {
      "description": "Gönderiliyor / Sending",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "ask",
          "src": "ask",
          "onDone": [
            {
              "target": "#forgotPassword.sent",
              "description": "Bağlantı isteği: tamam / Request for the link: done"
            }
          ],
          "onError": [
            {
              "target": "#forgotPassword.failed",
              "description": "Bağlantı isteği: olmadı / Request for the link: failed"
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
            "target": "#forgotPassword.editing",
            "description": "Alanı doldur / Fill in a field"
          }
        ],
        "SUBMIT": [
          {
            "target": "#forgotPassword.sending",
            "description": "Bağlantı iste / Ask for the link"
          }
        ]
      }
    },
    "sent": {
      "description": "Bağlantı gönderildi / Link sent",
      "on": {
        "ASK_AGAIN": [
          {
            "target": "#forgotPassword.editing",
            "description": "Yeniden iste / Ask again"
          }
        ]
      }
    }
  }
})
