/** What the demo shop says of itself and writes from time to time, in both of its languages. */

interface Words {
  readonly title: string
  readonly slug: string
  readonly content: string
  readonly summary?: string
  readonly meta_description: string
}

export interface DemoArticle {
  readonly tr: Words
  readonly en: Words
  readonly tags: readonly string[]
  /** So many days from now visitors see it; a draft is seen by nobody. */
  readonly in_days: number | 'draft'
}

export const demoPages: readonly DemoArticle[] = [
  {
    in_days: -120,
    tags: ['hakkımızda', 'mağaza'],
    tr: {
      title: 'Hakkımızda',
      slug: 'hakkimizda',
      meta_description: '2014’ten beri İzmir’den bütün Türkiye’ye giyim ve ev ürünleri gönderiyoruz.',
      content:
        '<h2>Bir dükkândan başladık</h2><p>2014’te İzmir Alsancak’ta açtığımız küçük dükkânda bugün hâlâ <b>aynı tezgâhta</b> çalışıyoruz. Ürünlerimizi tanıdığımız üreticilerden alıyor, her birini göndermeden önce elimizden geçiriyoruz.</p><h3>Neye önem veriyoruz</h3><ul><li>Anlaşılır fiyat: gördüğünüz tutara vergi dâhildir.</li><li>Hızlı gönderim: saat 15.00’e kadar verilen siparişler aynı gün yola çıkar.</li><li>Kolay iade: 14 gün içinde sorusuz.</li></ul>',
    },
    en: {
      title: 'About us',
      slug: 'about-us',
      meta_description: 'Since 2014 we send clothing and homeware from İzmir to all of Türkiye.',
      content:
        '<h2>It began with one shop</h2><p>In 2014 we opened a small shop in Alsancak, İzmir, and we still work <b>at the same counter</b>. We buy from makers whom we know, and every piece goes through our hands before it is sent.</p><h3>What matters to us</h3><ul><li>Clear prices: tax is included in what you see.</li><li>Quick delivery: what is ordered before 15:00 leaves the same day.</li><li>Easy returns: within 14 days, no questions asked.</li></ul>',
    },
  },
  {
    in_days: -120,
    tags: ['teslimat', 'iade', 'kargo'],
    tr: {
      title: 'Teslimat ve iade',
      slug: 'teslimat-ve-iade',
      meta_description: 'Kargo süreleri, ücretler ve 14 gün içinde iade koşulları.',
      content:
        '<h2>Teslimat</h2><p>Siparişiniz anlaşmalı kargolarla gönderilir; takip numarası e-posta ile gelir.</p><table><tbody><tr><th>Bölge</th><th>Süre</th></tr><tr><td>Ege, Marmara</td><td>1–2 iş günü</td></tr><tr><td>Diğer iller</td><td>2–4 iş günü</td></tr></tbody></table><h2>İade</h2><p>Ürünü teslim aldığınız günden başlayarak <b>14 gün</b> içinde, etiketi üzerinde ve kullanılmamış olarak iade edebilirsiniz.</p><ol><li>Hesabınızdan ya da telefonla iade isteğinizi bildirin.</li><li>Ürünü anlaşmalı kargoya ücretsiz teslim edin.</li><li>Ödemeniz, ürün bize ulaştıktan sonra 5 iş günü içinde iade edilir.</li></ol>',
    },
    en: {
      title: 'Delivery and returns',
      slug: 'delivery-and-returns',
      meta_description: 'How long parcels take, what they cost, and how to return within 14 days.',
      content:
        '<h2>Delivery</h2><p>We send with our carriers; the tracking number comes by e-mail.</p><table><tbody><tr><th>Region</th><th>Time</th></tr><tr><td>Aegean, Marmara</td><td>1–2 working days</td></tr><tr><td>Elsewhere</td><td>2–4 working days</td></tr></tbody></table><h2>Returns</h2><p>You may return what you bought within <b>14 days</b> of delivery, unused and with its label.</p><ol><li>Tell us in your account or by phone.</li><li>Hand the parcel to our carrier free of charge.</li><li>We pay back within 5 working days of its arrival.</li></ol>',
    },
  },
]

export const demoBlogs: readonly DemoArticle[] = [
  {
    in_days: -45,
    tags: ['keten', 'bakım'],
    tr: {
      title: 'Keten kumaş nasıl yıkanır?',
      slug: 'keten-kumas-nasil-yikanir',
      summary: 'Ketenin yıllarca dayanması için yıkama, kurutma ve ütü önerileri.',
      meta_description: 'Keten giysilerin yıkanması, kurutulması ve ütülenmesi.',
      content:
        '<p>Keten, doğru yıkandıkça yumuşar. Üç kural yeter:</p><ol><li>30 derecede, benzer renklerle yıkayın.</li><li>Kurutma makinesi yerine <b>askıda</b> kurutun.</li><li>Hafif nemliyken, tersinden ütüleyin.</li></ol><blockquote>Kırışık, ketenin kusuru değil huyudur.</blockquote>',
    },
    en: {
      title: 'How to wash linen',
      slug: 'how-to-wash-linen',
      summary: 'Washing, drying and ironing, so that linen lasts for years.',
      meta_description: 'How to wash, dry and iron clothes of linen.',
      content:
        '<p>Linen gets softer with each wash. Three rules will do:</p><ol><li>Wash at 30 degrees with similar colours.</li><li>Dry it <b>on a line</b>, not in a machine.</li><li>Iron it inside out while slightly damp.</li></ol><blockquote>Creases are not a fault of linen but its nature.</blockquote>',
    },
  },
  {
    in_days: -12,
    tags: ['beden', 'rehber'],
    tr: {
      title: 'Doğru bedeni bulmanın yolu',
      slug: 'dogru-bedeni-bulmanin-yolu',
      summary: 'Mezura ile üç ölçü: göğüs, bel, basen.',
      meta_description: 'Evde ölçü alarak doğru bedeni seçmek.',
      content:
        '<p>İadelerin yarısı beden yüzünden. Mezuranızı alın ve üç yerden ölçün: <b>göğüs</b>, <b>bel</b>, <b>basen</b>. İki beden arasında kalırsanız büyük olanı seçin.</p>',
    },
    en: {
      title: 'Finding the right size',
      slug: 'finding-the-right-size',
      summary: 'Three measures with a tape: chest, waist, hips.',
      meta_description: 'Choose your size by measuring at home.',
      content:
        '<p>Half of all returns are about size. Take a tape and measure three places: <b>chest</b>, <b>waist</b>, <b>hips</b>. Between two sizes choose the larger one.</p>',
    },
  },
  {
    in_days: 20,
    tags: ['kampanya', 'yılbaşı'],
    tr: {
      title: 'Yılbaşı hediyeleri için son günler',
      slug: 'yilbasi-hediyeleri-icin-son-gunler',
      summary: 'Hangi siparişler yılbaşından önce yetişir?',
      meta_description: 'Yılbaşından önce teslim edilecek siparişlerin son günleri.',
      content:
        '<p>Hediye paketi isteyen siparişleri bir gün önce hazırlıyoruz. Ayrıntılar <a href="/pages/teslimat-ve-iade">teslimat sayfamızda</a>.</p>',
    },
    en: {
      title: 'Last days for New Year’s gifts',
      slug: 'last-days-for-new-years-gifts',
      summary: 'Which orders arrive before New Year?',
      meta_description: 'The last days to order before New Year.',
      content:
        '<p>Orders with gift wrapping take one more day. See <a href="/pages/delivery-and-returns">our delivery page</a>.</p>',
    },
  },
]
