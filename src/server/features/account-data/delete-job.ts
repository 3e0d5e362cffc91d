import { jobOfMoments } from '#server/platform/jobs/job.ts';

/** Deletes closed accounts whose waiting period is over. Runs whenever an account falls due. */
export const deleteClosedAccounts = jobOfMoments('delete-closed-accounts');
