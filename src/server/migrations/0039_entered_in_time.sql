ALTER TABLE "golf_rounds" ADD COLUMN "in_time" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD COLUMN "in_time" boolean DEFAULT true NOT NULL;