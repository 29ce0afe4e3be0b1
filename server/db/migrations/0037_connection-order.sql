ALTER TABLE "shop_invoice_methods" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_mail_methods" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_phone_message_methods" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What the shops of before were given begins with the words that a new connection has.
UPDATE "shop_invoice_methods" SET "auth" = 'basic', "words_succeed" = 'SUCCEED, DELIVERED', "words_waiting" = 'QUEUED, PROCESSING',
  "words_error" = 'ERROR, FAILED', "words_approved" = 'ACCEPTED', "words_rejected" = 'REJECTED'
  WHERE "adapter" = 'sandbox' AND "auth" = '' AND "words_succeed" = '' AND "words_waiting" = '' AND "words_error" = '';
