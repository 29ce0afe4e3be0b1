import { and, createMachine } from 'xstate'

export const pickingMachine = createMachine({
  "id": "picking",
  "description": "Sipariş toplama / Basket picking",
  "on": {
    "ORDER": [
      {
        "actions": [
          {
            "type": "takeOrder"
          }
        ],
        "description": "Sipariş bu arada değişti / The order changed meanwhile"
      }
    ]
  },
  "initial": "open",
  "states": {
    "open": {
      "description": "Toplanıyor / Being picked",
      "on": {
        "PICK": [
          {
            "target": "#picking.open",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'order.picking_not_confirmed' }, { type: 'order.picking_already_shipped' }, { type: 'order.cancelled_is_final' }, { type: 'order.rejected_is_final' }, { type: 'picking.above_ordered' }]),
            "actions": [
              {
                "type": "take"
              }
            ],
            "description": "Sepete koy / Put into the basket"
          }
        ],
        "FINISH": [
          {
            "target": "#picking.picked",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'order.picking_not_confirmed' }, { type: 'order.picking_already_shipped' }, { type: 'order.cancelled_is_final' }, { type: 'order.rejected_is_final' }, { type: 'picking.unfinished' }]),
            "description": "Toplamayı bitir / Finish picking"
          }
        ]
      }
    },
    "picked": {
      "description": "Toplandı / Picked",
      "on": {
        "PICK": [
          {
            "target": "#picking.open",
            "guard": and([{ type: 'auth.forbidden' }, { type: 'order.picking_not_confirmed' }, { type: 'order.picking_already_shipped' }, { type: 'order.cancelled_is_final' }, { type: 'order.rejected_is_final' }, { type: 'picking.above_ordered' }]),
            "actions": [
              {
                "type": "take"
              }
            ],
            "description": "Sepete koy / Put into the basket"
          }
        ]
      }
    }
  }
})
