import type { ContractKind, ContractTexts } from '#api/contract/content/contracts.ts'

/** Who sells, as both contracts begin. */
const seller = `
<ul>
<li><p><strong>Unvan:</strong> {{seller_name}}</p></li>
<li><p><strong>Adres:</strong> {{seller_address}}</p></li>
<li><p><strong>Telefon:</strong> {{seller_phone}}</p></li>
<li><p><strong>E-posta:</strong> {{seller_email}}</p></li>
<li><p><strong>İnternet sitesi:</strong> {{seller_website}}</p></li>
<li><p><strong>Vergi dairesi ve numarası:</strong> {{seller_tax_office}}, {{seller_tax_number}}</p></li>
</ul>`

const buyer = `
<ul>
<li><p><strong>Ad soyad veya unvan:</strong> {{buyer_name}}</p></li>
<li><p><strong>Fatura adresi:</strong> {{buyer_address}}</p></li>
<li><p><strong>Telefon:</strong> {{buyer_phone}}</p></li>
<li><p><strong>E-posta:</strong> {{buyer_email}}</p></li>
</ul>`

/** What is sold, and all that it costs. */
const goods = `
<p>{{lines}}</p>
<ul>
<li><p><strong>Ürünlerin toplamı:</strong> {{products_total}}</p></li>
<li><p><strong>İndirim:</strong> {{discount_total}}</p></li>
<li><p><strong>Kargo bedeli:</strong> {{shipping_total}}</p></li>
<li><p><strong>KDV tutarı:</strong> {{tax_total}}</p></li>
<li><p><strong>Vergiler ve bütün masraflar dâhil ödenecek toplam:</strong> {{total}}</p></li>
</ul>`

const delivery = `
<ul>
<li><p><strong>Ödeme yöntemi:</strong> {{payment_method}}</p></li>
<li><p><strong>Teslimat yöntemi:</strong> {{shipping_method}}</p></li>
<li><p><strong>Teslim alacak kişi:</strong> {{delivery_name}}</p></li>
<li><p><strong>Teslimat adresi:</strong> {{delivery_address}}</p></li>
<li><p><strong>En geç teslim tarihi:</strong> {{delivery_deadline}}</p></li>
</ul>
<p>Ürün, sipariş SATICI’ya ulaştıktan sonra en geç otuz gün içinde teslim edilir. Bu süre içinde teslim edilmezse ALICI sözleşmeyi feshedebilir; SATICI aldığı bütün ödemeleri, fesih bildiriminin kendisine ulaşmasından itibaren on dört gün içinde kanuni faiziyle birlikte geri öder. Ürünün sağlanması imkânsızlaşırsa SATICI bunu öğrendiği tarihten itibaren üç gün içinde ALICI’ya bildirir ve aldığı bütün ödemeleri bildirimden itibaren en geç on dört gün içinde geri öder.</p>
<p>Ürünün ALICI’ya veya ALICI’nın belirlediği, taşıyıcı dışındaki üçüncü kişiye teslimine kadar oluşan kayıp ve hasardan SATICI sorumludur. ALICI, SATICI’nın belirlediği taşıyıcı dışında bir taşıyıcıyla gönderilmesini isterse ürünün bu taşıyıcıya tesliminden sonraki kayıp ve hasardan SATICI sorumlu değildir.</p>`

const withdrawal = `
<p>ALICI, ürünü teslim aldığı günden itibaren on dört gün içinde, hiçbir gerekçe göstermeden ve cezai şart ödemeden sözleşmeden cayabilir. ALICI bu hakkı, sözleşmenin kurulmasından ürünün teslimine kadar olan sürede de kullanabilir. Tek siparişte ayrı ayrı teslim edilen ürünlerde süre son ürünün, birden fazla parçadan oluşan ürünlerde son parçanın teslim alındığı gün başlar.</p>
<p>Cayma bildirimi, süre dolmadan {{seller_email}} adresine e-posta ile veya {{seller_address}} adresine yazılı olarak yapılır. Sipariş numarasını ({{order_number}}) ve cayma kararını açıkça bildirmek yeterlidir; ALICI dilerse yönetmelikteki örnek cayma formunu da kullanabilir.</p>
<p>ALICI, cayma bildiriminden itibaren on dört gün içinde ürünü geri gönderir. Ürün, SATICI’nın iade için belirlediği taşıyıcıyla gönderildiğinde iade masrafı ALICI’dan istenmez. SATICI, bildirimin kendisine ulaştığı tarihten itibaren on dört gün içinde, teslimat masrafları dâhil aldığı bütün ödemeleri, ALICI’nın ödemede kullandığı araca uygun biçimde, ALICI’ya masraf yüklemeden ve tek seferde geri öder. ALICI’nın belirlenen taşıyıcıyla göndermediği hâllerde geri ödeme, ürün SATICI’ya ulaşmadan istenemez.</p>
<p>ALICI, ürünü cayma süresi içinde işleyişine, teknik özelliklerine ve kullanım talimatına uygun biçimde kullandıysa oluşan değişiklik ve bozulmalardan sorumlu değildir.</p>`

const exceptions = `
<p>Taraflarca aksi kararlaştırılmadıkça aşağıdaki sözleşmelerde cayma hakkı kullanılamaz:</p>
<ul>
<li><p>Fiyatı, satıcının denetiminde olmayan piyasa dalgalanmalarına bağlı olarak değişen mal veya hizmetler,</p></li>
<li><p>ALICI’nın isteği veya kişisel ihtiyacı doğrultusunda hazırlanan mallar,</p></li>
<li><p>Çabuk bozulabilen veya son kullanma tarihi geçebilecek mallar,</p></li>
<li><p>Tesliminden sonra ambalaj, bant, mühür gibi koruyucu unsurları açılmış olan ve iadesi sağlık ve hijyen açısından uygun olmayan mallar,</p></li>
<li><p>Tesliminden sonra başka ürünlerle karışan ve doğası gereği ayrıştırılamayan mallar,</p></li>
<li><p>Koruyucu unsurları açılmış olan kitap, dijital içerik ve bilgisayar sarf malzemeleri ile maddi ortamda sunulan veriler,</p></li>
<li><p>Abonelik dışındaki gazete ve dergi gibi süreli yayınlar,</p></li>
<li><p>Belirli bir tarihte veya dönemde yapılması gereken konaklama, taşıma, yiyecek-içecek tedariki ve boş zamanın değerlendirilmesine ilişkin hizmetler,</p></li>
<li><p>Elektronik ortamda anında ifa edilen hizmetler ve anında teslim edilen gayri maddi mallar,</p></li>
<li><p>Cayma süresi dolmadan, ALICI’nın onayı ile ifasına başlanan hizmetler,</p></li>
<li><p>Mevzuatın cayma hakkının dışında bıraktığı diğer mal ve hizmetler.</p></li>
</ul>`

const complaints = `
<p>ALICI şikâyetlerini önce SATICI’ya {{seller_phone}} numaralı telefondan veya {{seller_email}} adresinden iletebilir. Uyuşmazlıklarda, Ticaret Bakanlığınca her yıl ilan edilen parasal sınırlar içinde ALICI’nın yerleşim yerindeki veya işlemin yapıldığı yerdeki tüketici hakem heyetine, bu sınırları aşan uyuşmazlıklarda, dava şartı olan arabuluculuğa başvurulduktan sonra tüketici mahkemesine başvurulabilir. Tüketici hakem heyetine başvuru e-Devlet Kapısı üzerinden Tüketici Bilgi Sistemi (TÜBİS) ile de yapılabilir.</p>`

/** The contracts in Turkish as the regulation on distance contracts asks for them, for a shop that has not changed them. */
export const builtTurkish: Readonly<Record<ContractKind, ContractTexts>> = {
  pre_information: {
    title: 'Ön bilgilendirme formu',
    content: `
<p>Bu form, 6502 sayılı Tüketicinin Korunması Hakkında Kanun ve Mesafeli Sözleşmeler Yönetmeliği uyarınca, mesafeli satış sözleşmesi kurulmadan önce ALICI’yı bilgilendirmek için düzenlenmiştir.</p>
<h2>1. Satıcı</h2>${seller}
<h2>2. Alıcı</h2>${buyer}
<h2>3. Ürünler ve toplam fiyat</h2>${goods}
<p>Ürünlerin temel nitelikleri, ALICI’ya siparişten önce ürün sayfasında veya görüşme sırasında bildirilmiştir. Siparişin onaylanması, ödeme yükümlülüğü doğurur. ALICI’nın, SATICI ile iletişim için kullandığı aracın olağan ücreti dışında ek bir maliyeti yoktur.</p>
<h2>4. Ödeme ve teslimat</h2>${delivery}
<h2>5. Cayma hakkı</h2>${withdrawal}
<h2>6. Cayma hakkının kullanılamayacağı durumlar</h2>${exceptions}
<h2>7. Şikâyet ve başvuru yolları</h2>${complaints}
<h2>8. Onay</h2>
<p>Bu bilgiler, {{order_number}} numaralı sipariş için {{order_date}} tarihinde ALICI’ya sunulmuştur. ALICI, siparişi onaylamadan önce bu formu okuduğunu ve bilgilendirildiğini kabul eder.</p>`.trim(),
  },
  distance_sales: {
    title: 'Mesafeli satış sözleşmesi',
    content: `
<h2>1. Taraflar</h2>
<p>Bu sözleşme, aşağıda bilgileri yer alan SATICI ile ALICI arasında kurulmuştur.</p>
<h3>Satıcı</h3>${seller}
<h3>Alıcı</h3>${buyer}
<h2>2. Konu</h2>
<p>Sözleşmenin konusu, ALICI’nın {{order_date}} tarihinde {{order_number}} numara ile verdiği siparişteki ürünlerin satışı ve teslimidir. Tarafların hak ve yükümlülükleri 6502 sayılı Tüketicinin Korunması Hakkında Kanun ile Mesafeli Sözleşmeler Yönetmeliği’ne göre belirlenir. Ön bilgilendirme formu bu sözleşmenin ayrılmaz parçasıdır.</p>
<h2>3. Ürünler ve toplam fiyat</h2>${goods}
<h2>4. Ödeme ve teslimat</h2>${delivery}
<h2>5. Tarafların yükümlülükleri</h2>
<p>SATICI, ürünü siparişte belirtilen niteliklere uygun, eksiksiz ve varsa garanti belgesi ile kullanım kılavuzuyla birlikte teslim eder. ALICI, toplam bedeli seçtiği yöntemle öder ve teslim için doğru adres ve iletişim bilgisi verir. ALICI’nın ayıplı mala ilişkin kanuni hakları saklıdır: ALICI sözleşmeden dönme, bedelden indirim, ücretsiz onarım veya ayıpsız misliyle değişim haklarından birini kullanabilir.</p>
<h2>6. Cayma hakkı</h2>${withdrawal}
<h2>7. Cayma hakkının kullanılamayacağı durumlar</h2>${exceptions}
<h2>8. Kişisel veriler</h2>
<p>ALICI’nın kişisel verileri, 6698 sayılı Kişisel Verilerin Korunması Kanunu’na uygun olarak sözleşmenin kurulması ve ifası ile kanuni yükümlülüklerin yerine getirilmesi amacıyla işlenir.</p>
<h2>9. Şikâyet ve başvuru yolları</h2>${complaints}
<h2>10. Yürürlük</h2>
<p>Bu sözleşme, ALICI’nın ön bilgileri edinip siparişi onayladığı {{order_date}} tarihinde kurulmuş ve yürürlüğe girmiştir. Sözleşmenin bir örneği ALICI’ya kalıcı veri saklayıcısı ile ulaştırılır; SATICI sözleşmeye ilişkin bilgi ve belgeleri üç yıl boyunca saklar.</p>
<p><strong>SATICI:</strong> {{seller_name}}</p>
<p><strong>ALICI:</strong> {{buyer_name}}</p>`.trim(),
  },
}
