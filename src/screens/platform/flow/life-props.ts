/** The record that is asked why it does not go further; what belongs to an order is judged with it. */
export interface LifeProps {
  readonly id: number
  readonly order_id: number | null
}
