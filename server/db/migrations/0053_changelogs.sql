ALTER TABLE "notification_marks" ALTER COLUMN "online_order_id" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "notification_marks" ADD COLUMN "changelog_id" integer DEFAULT 0 NOT NULL;