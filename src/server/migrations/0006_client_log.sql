CREATE TABLE "client_log_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text,
	"received_at" timestamp with time zone NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"level" text NOT NULL,
	"message" text NOT NULL,
	"url" text NOT NULL,
	"user_agent" text NOT NULL,
	"meta" jsonb
);
--> statement-breakpoint
ALTER TABLE "client_log_entries" ADD CONSTRAINT "client_log_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_log_entries_received" ON "client_log_entries" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "client_log_entries_user" ON "client_log_entries" USING btree ("user_id");