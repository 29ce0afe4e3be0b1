import type { MenuIcon, MenuLink, MenuLocation, MenuTarget } from '#api/contract/content/menus.ts'
import type { Says } from '#api/rules/platform/rule.ts'

/** What the places of menus are called. */
export const locationSays: Readonly<Record<MenuLocation, Says>> = {
  header: /*i18n*/ { id: 'menus.location_header', message: 'Üst menü' },
  footer: /*i18n*/ { id: 'menus.location_footer', message: 'Alt menü' },
  mobile: /*i18n*/ { id: 'menus.location_mobile', message: 'Mobil menü' },
}

/** What is asked of each item. */
export const itemSays = {
  name: /*i18n*/ { id: 'menus.item_name', message: 'Öğe adı' },
  link: /*i18n*/ { id: 'menus.link', message: 'Bağlantı türü' },
}

/** What the kinds of links are called. */
export const linkSays: Readonly<Record<MenuLink, Says>> = {
  category: /*i18n*/ { id: 'menus.link_category', message: 'Kategori' },
  page: /*i18n*/ { id: 'menus.link_page', message: 'Sayfa' },
  blog: /*i18n*/ { id: 'menus.link_blog', message: 'Blog yazısı' },
  product: /*i18n*/ { id: 'menus.link_product', message: 'Ürün' },
  address: /*i18n*/ { id: 'menus.link_address', message: 'Adres' },
  none: /*i18n*/ { id: 'menus.link_none', message: 'Yalnızca başlık' },
}

/** The list that each kind of link leads into. */
export const listOfTarget: Readonly<Record<MenuTarget, string>> = {
  category: 'categories',
  page: 'pages',
  blog: 'blogs',
  product: 'products',
}

/** What the icons are called. */
export const iconSays: Readonly<Record<MenuIcon, Says>> = {
  home: /*i18n*/ { id: 'menu_icons.home', message: 'Ev' },
  bag: /*i18n*/ { id: 'menu_icons.bag', message: 'Çanta' },
  shirt: /*i18n*/ { id: 'menu_icons.shirt', message: 'Giyim' },
  sofa: /*i18n*/ { id: 'menu_icons.sofa', message: 'Mobilya' },
  laptop: /*i18n*/ { id: 'menu_icons.laptop', message: 'Bilgisayar' },
  phone: /*i18n*/ { id: 'menu_icons.phone', message: 'Cep telefonu' },
  headphones: /*i18n*/ { id: 'menu_icons.headphones', message: 'Kulaklık' },
  watch: /*i18n*/ { id: 'menu_icons.watch', message: 'Saat' },
  gem: /*i18n*/ { id: 'menu_icons.gem', message: 'Takı' },
  baby: /*i18n*/ { id: 'menu_icons.baby', message: 'Bebek' },
  book: /*i18n*/ { id: 'menu_icons.book', message: 'Kitap' },
  flower: /*i18n*/ { id: 'menu_icons.flower', message: 'Çiçek' },
  kitchen: /*i18n*/ { id: 'menu_icons.kitchen', message: 'Mutfak' },
  sport: /*i18n*/ { id: 'menu_icons.sport', message: 'Spor' },
  gift: /*i18n*/ { id: 'menu_icons.gift', message: 'Hediye' },
  percent: /*i18n*/ { id: 'menu_icons.percent', message: 'İndirim' },
  star: /*i18n*/ { id: 'menu_icons.star', message: 'Yıldız' },
  heart: /*i18n*/ { id: 'menu_icons.heart', message: 'Kalp' },
  truck: /*i18n*/ { id: 'menu_icons.truck', message: 'Kargo' },
  return: /*i18n*/ { id: 'menu_icons.return', message: 'İade' },
  map: /*i18n*/ { id: 'menu_icons.map', message: 'Konum' },
  call: /*i18n*/ { id: 'menu_icons.call', message: 'Telefon' },
  mail: /*i18n*/ { id: 'menu_icons.mail', message: 'E-posta' },
  user: /*i18n*/ { id: 'menu_icons.user', message: 'Hesap' },
}
