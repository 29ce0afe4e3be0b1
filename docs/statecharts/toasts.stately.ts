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
    ]
  }
})
