CREATE TABLE "handicap_requests" (
	"user_id" text PRIMARY KEY NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "handicap_requests" ADD CONSTRAINT "handicap_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;