import { createMachine } from 'xstate'

export const toastsMachine = createMachine({
  "id": "toasts",
  "description": "Bildirim kutuları / Messages",
  "on": {
    "SHOW": [
      {
        "actions": [
          {
            "type": "add"
          }
        ],
        "description": "Mesaj göster / Show a message"
      }
    ],
    "CLOSE": [
      {
        "actions": [
          {
            "type": "remove"
          }
        ],
        "description": "Mesajı kapat / Close a message"
      }
    ],
    "TAKE": [
      {
        "actions": [
          {
            "type": "tellTaken"
          },
          {
            "type": "remove"
          }
        ],
        "description": "Önerileni yap / Do what is offered"
      }
    ]
  }
})
