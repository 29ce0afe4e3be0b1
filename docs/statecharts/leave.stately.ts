import { createMachine } from 'xstate'

export const leaveMachine = createMachine({
  "id": "leave",
  "description": "Sayfadan ayrılma / Leaving a page",
  "on": {
    "ASK": [
      {
        "target": "#leave.asking",
        "actions": [
          {
            "type": "note"
          }
        ],
        "description": "Ayrılmak iste / Want to leave"
      }
    ]
  },
  "initial": "idle",
  "states": {
    "idle": {
      "description": "Soru yok / No question"
    },
    "asking": {
      "description": "Soruluyor / Asking",
      "on": {
        "STAY": [
          {
            "target": "#leave.idle",
            "actions": [
              {
                "type": "forget"
              }
            ],
            "description": "Sayfada kal / Stay on the page"
          }
        ],
        "DISCARD": [
          {
            "target": "#leave.idle",
            "actions": [
              {
                "type": "tellDiscarded"
              },
              {
                "type": "forget"
              }
            ],
            "description": "Kaydetmeden ayrıl / Leave without saving"
          }
        ]
      }
    }
  }
})
