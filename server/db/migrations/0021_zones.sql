CREATE TABLE "provinces" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipping_method_zones" (
	"shop_id" bigint NOT NULL,
	"shipping_method_id" bigint NOT NULL,
	"zone_id" bigint NOT NULL,
	CONSTRAINT "shipping_method_zones_shop_id_shipping_method_id_zone_id_pk" PRIMARY KEY("shop_id","shipping_method_id","zone_id")
);
--> statement-breakpoint
CREATE TABLE "zone_countries" (
	"shop_id" bigint NOT NULL,
	"zone_id" bigint NOT NULL,
	"country_id" integer NOT NULL,
	CONSTRAINT "zone_countries_once" PRIMARY KEY("shop_id","country_id")
);
--> statement-breakpoint
CREATE TABLE "zones" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "zones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"provinces" bigint[] DEFAULT '{}' NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "zones_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "shipping_method_zones" ADD CONSTRAINT "shipping_method_zones_shop_id_shipping_method_id_shipping_methods_shop_id_id_fk" FOREIGN KEY ("shop_id","shipping_method_id") REFERENCES "public"."shipping_methods"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_method_zones" ADD CONSTRAINT "shipping_method_zones_shop_id_zone_id_zones_shop_id_id_fk" FOREIGN KEY ("shop_id","zone_id") REFERENCES "public"."zones"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone_countries" ADD CONSTRAINT "zone_countries_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone_countries" ADD CONSTRAINT "zone_countries_shop_id_zone_id_zones_shop_id_id_fk" FOREIGN KEY ("shop_id","zone_id") REFERENCES "public"."zones"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zones" ADD CONSTRAINT "zones_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipping_method_zones_zone" ON "shipping_method_zones" USING btree ("shop_id","zone_id");--> statement-breakpoint
CREATE INDEX "zone_countries_zone" ON "zone_countries" USING btree ("shop_id","zone_id");--> statement-breakpoint
CREATE INDEX "zones_label" ON "zones" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "zones_search" ON "zones" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
INSERT INTO "provinces" ("id", "code", "name", "search") VALUES
	(1, '01', 'Adana', 'adana 01'),
	(2, '02', 'Adıyaman', 'adiyaman 02'),
	(3, '03', 'Afyonkarahisar', 'afyonkarahisar 03'),
	(4, '04', 'Ağrı', 'agri 04'),
	(5, '05', 'Amasya', 'amasya 05'),
	(6, '06', 'Ankara', 'ankara 06'),
	(7, '07', 'Antalya', 'antalya 07'),
	(8, '08', 'Artvin', 'artvin 08'),
	(9, '09', 'Aydın', 'aydin 09'),
	(10, '10', 'Balıkesir', 'balikesir 10'),
	(11, '11', 'Bilecik', 'bilecik 11'),
	(12, '12', 'Bingöl', 'bingol 12'),
	(13, '13', 'Bitlis', 'bitlis 13'),
	(14, '14', 'Bolu', 'bolu 14'),
	(15, '15', 'Burdur', 'burdur 15'),
	(16, '16', 'Bursa', 'bursa 16'),
	(17, '17', 'Çanakkale', 'canakkale 17'),
	(18, '18', 'Çankırı', 'cankiri 18'),
	(19, '19', 'Çorum', 'corum 19'),
	(20, '20', 'Denizli', 'denizli 20'),
	(21, '21', 'Diyarbakır', 'diyarbakir 21'),
	(22, '22', 'Edirne', 'edirne 22'),
	(23, '23', 'Elazığ', 'elazig 23'),
	(24, '24', 'Erzincan', 'erzincan 24'),
	(25, '25', 'Erzurum', 'erzurum 25'),
	(26, '26', 'Eskişehir', 'eskisehir 26'),
	(27, '27', 'Gaziantep', 'gaziantep 27'),
	(28, '28', 'Giresun', 'giresun 28'),
	(29, '29', 'Gümüşhane', 'gumushane 29'),
	(30, '30', 'Hakkari', 'hakkari 30'),
	(31, '31', 'Hatay', 'hatay 31'),
	(32, '32', 'Isparta', 'isparta 32'),
	(33, '33', 'Mersin', 'mersin 33'),
	(34, '34', 'İstanbul', 'istanbul 34'),
	(35, '35', 'İzmir', 'izmir 35'),
	(36, '36', 'Kars', 'kars 36'),
	(37, '37', 'Kastamonu', 'kastamonu 37'),
	(38, '38', 'Kayseri', 'kayseri 38'),
	(39, '39', 'Kırklareli', 'kirklareli 39'),
	(40, '40', 'Kırşehir', 'kirsehir 40'),
	(41, '41', 'Kocaeli', 'kocaeli 41'),
	(42, '42', 'Konya', 'konya 42'),
	(43, '43', 'Kütahya', 'kutahya 43'),
	(44, '44', 'Malatya', 'malatya 44'),
	(45, '45', 'Manisa', 'manisa 45'),
	(46, '46', 'Kahramanmaraş', 'kahramanmaras 46'),
	(47, '47', 'Mardin', 'mardin 47'),
	(48, '48', 'Muğla', 'mugla 48'),
	(49, '49', 'Muş', 'mus 49'),
	(50, '50', 'Nevşehir', 'nevsehir 50'),
	(51, '51', 'Niğde', 'nigde 51'),
	(52, '52', 'Ordu', 'ordu 52'),
	(53, '53', 'Rize', 'rize 53'),
	(54, '54', 'Sakarya', 'sakarya 54'),
	(55, '55', 'Samsun', 'samsun 55'),
	(56, '56', 'Siirt', 'siirt 56'),
	(57, '57', 'Sinop', 'sinop 57'),
	(58, '58', 'Sivas', 'sivas 58'),
	(59, '59', 'Tekirdağ', 'tekirdag 59'),
	(60, '60', 'Tokat', 'tokat 60'),
	(61, '61', 'Trabzon', 'trabzon 61'),
	(62, '62', 'Tunceli', 'tunceli 62'),
	(63, '63', 'Şanlıurfa', 'sanliurfa 63'),
	(64, '64', 'Uşak', 'usak 64'),
	(65, '65', 'Van', 'van 65'),
	(66, '66', 'Yozgat', 'yozgat 66'),
	(67, '67', 'Zonguldak', 'zonguldak 67'),
	(68, '68', 'Aksaray', 'aksaray 68'),
	(69, '69', 'Bayburt', 'bayburt 69'),
	(70, '70', 'Karaman', 'karaman 70'),
	(71, '71', 'Kırıkkale', 'kirikkale 71'),
	(72, '72', 'Batman', 'batman 72'),
	(73, '73', 'Şırnak', 'sirnak 73'),
	(74, '74', 'Bartın', 'bartin 74'),
	(75, '75', 'Ardahan', 'ardahan 75'),
	(76, '76', 'Iğdır', 'igdir 76'),
	(77, '77', 'Yalova', 'yalova 77'),
	(78, '78', 'Karabük', 'karabuk 78'),
	(79, '79', 'Kilis', 'kilis 79'),
	(80, '80', 'Osmaniye', 'osmaniye 80'),
	(81, '81', 'Düzce', 'duzce 81');
