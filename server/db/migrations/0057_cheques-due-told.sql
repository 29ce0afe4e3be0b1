ALTER TABLE "cheques" ADD COLUMN "due_told" date;--> statement-breakpoint
ALTER TABLE "given_cheques" ADD COLUMN "due_told" date;