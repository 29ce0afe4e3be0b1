import { fold } from '#api/rules/platform/fold.ts'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/schema/people.ts'
import { addStaff } from '#server/platform/session/add-staff.ts'
import { hashPassword } from '#server/platform/session/passwords.ts'
import { addPresetRoles, addRoles } from '#server/settings/roles/preset-roles.ts'
import { districts, firstNames, lastNames, neighborhoods, regionOf } from './names.ts'
import type { Random } from './random.ts'

/** The accounts that the sign-in screen of a demo shows. */
export const demoAccounts = { admin: 'admin@kepenk.test', employee: 'personel@kepenk.test' } as const

/** Home, orders and the till: what the demo's employee may open. */
const tillCodes = [200, 1500, 1501, 2900]

/** The demo's two members of staff, both with this password. */
export async function storeStaff(db: Database, shop_id: number, password: string): Promise<void> {
  const password_hash = await hashPassword(password)
  const [role_id = null] = await addRoles(db, shop_id, [{ name: 'Kasa ve sipariş', permissions: tillCodes }])
  await addPresetRoles(db, shop_id)
  const staff = (type: 'admin' | 'employee', name: string, surname: string, email: string) => ({
    shop_id,
    type,
    name,
    surname,
    email,
    password_hash,
    search: fold(`${name} ${surname} ${email}`),
  })
  await addStaff(db, staff('admin', 'Defne', 'Aksoy', demoAccounts.admin))
  await addStaff(db, { ...staff('employee', 'Mert', 'Toprak', demoAccounts.employee), role_id })
}

export interface StoredCustomer {
  readonly id: number
  readonly name: string
  readonly address: Record<string, string>
}

/** Customers, each with the address that their orders went to. */
export async function storeCustomers(
  db: Database,
  shop_id: number,
  count: number,
  random: Random,
): Promise<StoredCustomer[]> {
  const people = Array.from({ length: count }, (_, at) => {
    const [city, district] = random.pick(districts)
    return {
      name: random.pick(firstNames),
      surname: random.pick(lastNames),
      phone: `+90 532 ${random.whole(100, 999)} ${random.whole(10, 99)} ${random.whole(10, 99)}`,
      email: `musteri${at + 1}@ornek.test`,
      city,
      district,
    }
  })
  const stored = await db
    .insert(users)
    .values(
      people.map(({ city: _, district: __, ...person }) => ({
        ...person,
        shop_id,
        type: 'customer' as const,
        search: fold(`${person.name} ${person.surname} ${person.email} ${person.phone}`),
      })),
    )
    .returning({ id: users.id })
  return people.map((person, at) => ({
    id: stored[at]?.id ?? 0,
    name: `${person.name} ${person.surname}`,
    address: {
      title: 'Ev',
      country: 'Türkiye',
      state: regionOf[person.city],
      city: person.city,
      district: person.district,
      neighborhood: neighborhoods[at % neighborhoods.length] ?? '',
      address: `${random.pick(['Lale', 'Çınar', 'Atatürk', 'Menekşe', 'Gül'])} Sk. ${random.whole(1, 90)}`,
      zip: String(random.whole(6000, 42_999)).padStart(5, '0'),
    },
  }))
}
