ALTER TABLE "product_listings" ADD COLUMN "refused" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
update product_listings
   set told = (select jsonb_object_agg(key, case when value ? 'fresh' then (value - 'fresh') || '{"asked": "createProducts"}' else value end)
                 from jsonb_each(told))
 where told::text like '%"fresh"%';
