import { createMachine } from 'xstate'

export const pasteValuesMachine = createMachine({
  "id": "pasteValues",
  "description": "Değer listesi yapıştırma / Pasting a list of values",
  "initial": "closed",
  "states": {
    "closed": {
      "description": "Kapalı / Closed",
      "on": {
        "OPEN": [
          {
            "target": "#pasteValues.open",
            "actions": [
              {
                "type": "begin"
              }
            ],
            "description": "Liste yapıştırmak iste / Want to paste a list"
          }
        ]
      }
    },
    "open": {
      "description": "Liste bekleniyor / Waiting for a list",
      "tags": [
        "asking"
      ],
      "on": {
        "TYPE": [
          {
            "actions": [
              {
                "type": "type"
              }
            ],
            "description": "Listeyi yapıştır ya da yaz / Paste or write the list"
          }
        ],
        "ALIKE": [
          {
            "actions": [
              {
                "type": "speak"
              }
            ],
            "description": "Öteki dillere de aynı adı yaz / Write the same name in the other languages"
          }
        ],
        "ADD": [
          {
            "target": "#pasteValues.closed",
            "guard": {
              "type": "values.none_new"
            },
            "actions": [
              {
                "type": "tellPasted"
              }
            ],
            "description": "Yenileri ekle / Add the new ones"
          }
        ],
        "CANCEL": [
          {
            "target": "#pasteValues.closed",
            "description": "Vazgeç / Cancel"
          }
        ]
      }
    }
  }
})
