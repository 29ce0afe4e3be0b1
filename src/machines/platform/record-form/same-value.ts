/** Equal by value, for plain data. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) || Array.isArray(other)) return sameList(one, other)
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  return keys.every((key) => key in other && sameValue(one[key as never], other[key as never]))
}

/** Place by place: a list may hold thousands, and is compared at every key. */
function sameList(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
  for (let at = 0; at < one.length; at += 1) if (!sameValue(one[at], other[at])) return false
  return true
}
