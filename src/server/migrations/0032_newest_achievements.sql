DROP INDEX "handicap_entries_user";--> statement-breakpoint
CREATE INDEX "unlocked_achievements_newest" ON "unlocked_achievements" USING btree ("user_id","unlocked_at" DESC NULLS FIRST,"achievement_id");--> statement-breakpoint
CREATE INDEX "handicap_entries_user" ON "handicap_entries" USING btree ("user_id","recorded_at","id","handicap");
