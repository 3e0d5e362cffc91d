CREATE TABLE "golf_rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_date" date NOT NULL,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"location" text,
	"holes" smallint NOT NULL,
	"round_type" text NOT NULL,
	"score_type" text NOT NULL,
	"total_score" smallint NOT NULL,
	"fairways_hit" smallint,
	"greens_in_regulation" smallint,
	"course_name" text,
	"course_par" smallint,
	"course_rating" double precision,
	"slope_rating" smallint,
	"putts" smallint,
	"penalties" smallint,
	CONSTRAINT "golf_rounds_request" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "golf_rounds_holes" CHECK ("golf_rounds"."holes" in (9, 18)),
	CONSTRAINT "golf_rounds_fairways" CHECK ("golf_rounds"."fairways_hit" between 0 and "golf_rounds"."holes"),
	CONSTRAINT "golf_rounds_greens" CHECK ("golf_rounds"."greens_in_regulation" between 0 and "golf_rounds"."holes")
);
--> statement-breakpoint
CREATE TABLE "practice_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_date" date NOT NULL,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"duration" smallint NOT NULL,
	"notes" text,
	CONSTRAINT "practice_sessions_request" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "golf_rounds" ADD CONSTRAINT "golf_rounds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD CONSTRAINT "practice_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "golf_rounds_user_date" ON "golf_rounds" USING btree ("user_id","session_date");--> statement-breakpoint
CREATE INDEX "practice_sessions_user_date" ON "practice_sessions" USING btree ("user_id","session_date");