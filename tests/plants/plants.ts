import { catalogPlants } from './catalog.ts'
import { contentPlants } from './content.ts'
import { moneyPlants } from './money.ts'
import type { Plant } from './plant.types.ts'
import { platformPlants } from './platform.ts'
import { salesPlants } from './sales.ts'
import { settingsPlants } from './settings.ts'

/** All defects that are planted, room by room. */
export const plants: readonly Plant[] = [
  ...platformPlants.map((plant) => ({ ...plant, room: 'platform' as const })),
  ...catalogPlants.map((plant) => ({ ...plant, room: 'catalog' as const })),
  ...salesPlants.map((plant) => ({ ...plant, room: 'sales' as const })),
  ...moneyPlants.map((plant) => ({ ...plant, room: 'money' as const })),
  ...contentPlants.map((plant) => ({ ...plant, room: 'content' as const })),
  ...settingsPlants.map((plant) => ({ ...plant, room: 'settings' as const })),
]
