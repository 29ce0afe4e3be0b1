/** Where Trendyol keeps the pictures of its products. */
export const trendyolPictures = 'https://cdn.dsmcdn.com'

/** Whether a picture lies at Trendyol. */
export function keptByTrendyol(address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === trendyolPictures
}
