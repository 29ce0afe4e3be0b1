import { and, createMachine } from 'xstate'

export const signInMachine = createMachine({
  "id": "signIn",
  "description": "Giriş formu / Sign-in form",
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
            "target": "#signIn.sending",
            "guard": and([{ type: 'validation.required' }, { type: 'validation.email' }]),
            "description": "Giriş yap / Sign in"
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
          "id": "signIn",
          "src": "signIn",
          "onDone": [
            {
              "target": "#signIn.done",
              "description": "Giriş isteği: tamam / Sign-in request: done"
            }
          ],
          "onError": [
            {
              "target": "#signIn.failed",
              "description": "Giriş isteği: olmadı / Sign-in request: failed"
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
            "target": "#signIn.editing",
            "description": "Alanı doldur / Fill in a field"
          }
        ],
        "SUBMIT": [
          {
            "target": "#signIn.sending",
            "description": "Giriş yap / Sign in"
          }
        ]
      }
    },
    "done": {
      "type": "final",
      "description": "Giriş yapıldı / Signed in"
    }
  }
})
