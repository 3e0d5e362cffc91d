CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"free_at" timestamp with time zone NOT NULL,
	"forget_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "attempts_forget_at" ON "attempts" USING btree ("forget_at");--> statement-breakpoint
-- Reset links of earlier versions stand here in clear; whoever waits for one asks again.
DELETE FROM "auth_verifications";
