ALTER TABLE "calendar_feeds" ADD COLUMN "previous_rotation" integer;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "rotated_at" timestamp with time zone;