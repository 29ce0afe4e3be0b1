ALTER TABLE "shipping_methods" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "tracking_pattern" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "bands" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "free_from" bigint;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "shipping_methods_label" ON "shipping_methods" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "shipping_methods_search" ON "shipping_methods" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
UPDATE "shipping_methods" SET "label" = "name", "search" = btrim(regexp_replace(lower(regexp_replace(
  normalize(translate("name" collate "und-x-icu", 'ıİ', 'ii'), NFKD),
  '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]', '', 'g')), '\s+', ' ', 'g'));
