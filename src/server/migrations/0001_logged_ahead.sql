ALTER TABLE "golf_rounds" ADD COLUMN "counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD COLUMN "counted" boolean DEFAULT true NOT NULL;