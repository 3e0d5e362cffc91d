ALTER TABLE "media" ADD COLUMN "is_deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "is_deleted" boolean DEFAULT false NOT NULL;