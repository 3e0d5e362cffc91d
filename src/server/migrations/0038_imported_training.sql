DROP INDEX "user_stats_streak_leaders";--> statement-breakpoint
ALTER TABLE "golf_rounds" ADD COLUMN "imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD COLUMN "imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_stats" ADD COLUMN "board_streak" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "xp_entries" ADD COLUMN "imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session_completions" ADD COLUMN "imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "golf_rounds_imported" ON "golf_rounds" USING btree ("user_id") WHERE "golf_rounds"."imported";--> statement-breakpoint
CREATE INDEX "practice_sessions_imported" ON "practice_sessions" USING btree ("user_id") WHERE "practice_sessions"."imported";--> statement-breakpoint
CREATE INDEX "session_completions_imported" ON "session_completions" USING btree ("user_id") WHERE "session_completions"."imported";--> statement-breakpoint
CREATE INDEX "user_stats_streak_leaders" ON "user_stats" USING btree ("board_streak" DESC NULLS LAST,"user_id") WHERE "user_stats"."in_leaderboards" and "user_stats"."board_streak" > 0;--> statement-breakpoint
UPDATE "user_stats" SET "board_streak" = "current_streak";
