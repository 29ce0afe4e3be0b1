import { expect, test } from 'vitest'
import { amountInWords } from '#api/rules/sales/amount-in-words.ts'

/** Amounts as Turkish papers write them, numbers in one word. */
test.each([
  [0, 'Yalnız sıfır Türk lirası'],
  [5, 'Yalnız sıfır Türk lirası beş kuruş'],
  [1_00, 'Yalnız bir Türk lirası'],
  [10_10, 'Yalnız on Türk lirası on kuruş'],
  [650_35, 'Yalnız altıyüzelli Türk lirası otuzbeş kuruş'],
  [100_00, 'Yalnız yüz Türk lirası'],
  [1_000_00, 'Yalnız bin Türk lirası'],
  [2_001_99, 'Yalnız ikibinbir Türk lirası doksandokuz kuruş'],
  [101_111_00, 'Yalnız yüzbirbinyüzonbir Türk lirası'],
  [21_001_000_00, 'Yalnız yirmibirmilyonbin Türk lirası'],
  [1_000_000_001_40, 'Yalnız birmilyarbir Türk lirası kırk kuruş'],
  [987_654_321_98, 'Yalnız dokuzyüzseksenyedimilyonaltıyüzellidörtbinüçyüzyirmibir Türk lirası doksansekiz kuruş'],
])('%d kuruş: %s', (amount, words) => {
  expect(amountInWords(amount, 'TRY')).toBe(words)
})
