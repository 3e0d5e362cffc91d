CREATE TABLE "push_counts" (
	"day" date NOT NULL,
	"outcome" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "push_counts_day_outcome_pk" PRIMARY KEY("day","outcome")
);
