CREATE TABLE "media" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	"state" text,
	"playable_hash" text,
	"poster_hash" text
);
--> statement-breakpoint
CREATE TABLE "video_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"exercise_id" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"parts" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "image_hash" text;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "video_hash" text;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_playable_hash_media_hash_fk" FOREIGN KEY ("playable_hash") REFERENCES "public"."media"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_poster_hash_media_hash_fk" FOREIGN KEY ("poster_hash") REFERENCES "public"."media"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_uploads" ADD CONSTRAINT "video_uploads_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_image_hash_media_hash_fk" FOREIGN KEY ("image_hash") REFERENCES "public"."media"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_video_hash_media_hash_fk" FOREIGN KEY ("video_hash") REFERENCES "public"."media"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_exercises_exercise" ON "session_exercises" USING btree ("exercise_id");--> statement-breakpoint
CREATE INDEX "scheduled_sessions_planned" ON "scheduled_sessions" USING btree ("session_id") WHERE "scheduled_sessions"."status" = 'planned';--> statement-breakpoint
CREATE INDEX "exercise_results_exercise" ON "exercise_results" USING btree ("exercise_id");