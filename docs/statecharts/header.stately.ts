import { createMachine } from 'xstate'

export const headerMachine = createMachine({
  "id": "header",
  "type": "parallel",
  "description": "Üst çubuk / Header",
  "states": {
    "notifications": {
      "description": "Bildirimler / Notifications",
      "initial": "loading",
      "states": {
        "loading": {
          "description": "Yükleniyor / Loading",
          "invoke": [
            {
              "id": "notifications",
              "src": "notifications",
              "onDone": [
                {
                  "target": "#header.notifications.resting",
                  "description": "Bildirimleri getirme: tamam / Fetching the notifications: done"
                }
              ],
              "onError": [
                {
                  "target": "#header.notifications.resting",
                  "actions": [
                    {
                      "type": "log"
                    }
                  ],
                  "description": "Bildirimleri getirme: olmadı / Fetching the notifications: failed"
                }
              ]
            }
          ]
        },
        "resting": {
          "description": "Dinleniyor / Resting",
          "after": {
            "rest": [
              {
                "target": "#header.notifications.ready",
                "description": "1 dakika: doldu / 1 minute: over"
              }
            ]
          }
        },
        "ready": {
          "description": "Yeniden sorulabilir / May ask again",
          "on": {
            "REFRESH": [
              {
                "target": "#header.notifications.loading",
                "description": "Panele yeniden bak / Look at the panel again"
              }
            ]
          }
        }
      }
    },
    "languages": {
      "description": "Diller / Languages",
      "initial": "loading",
      "states": {
        "loading": {
          "description": "Yükleniyor / Loading",
          "invoke": [
            {
              "id": "languages",
              "src": "languages",
              "onDone": [
                {
                  "target": "#header.languages.known",
                  "description": "Dilleri getirme: tamam / Fetching the languages: done"
                }
              ],
              "onError": [
                {
                  "target": "#header.languages.unknown",
                  "actions": [
                    {
                      "type": "log"
                    }
                  ],
                  "description": "Dilleri getirme: olmadı / Fetching the languages: failed"
                }
              ]
            }
          ]
        },
        "known": {
          "description": "Mağazanın dilleri / The shop's languages"
        },
        "unknown": {
          "description": "Panelin dilleri / The panel's languages"
        }
      }
    }
  }
})
