ALTER TABLE "blog_copies" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blog_copies" ADD COLUMN "publish_over" integer;--> statement-breakpoint
ALTER TABLE "page_copies" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "page_copies" ADD COLUMN "publish_over" integer;--> statement-breakpoint
CREATE INDEX "blog_copies_due" ON "blog_copies" USING btree ("publish_at") WHERE publish_at is not null;--> statement-breakpoint
CREATE INDEX "page_copies_due" ON "page_copies" USING btree ("publish_at") WHERE publish_at is not null;