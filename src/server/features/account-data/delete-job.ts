import { jobOfMoments } from '#server/platform/jobs/job.ts';

/** Deletes the accounts whose time is over, at the moments at which accounts fall due. */
export const deleteClosedAccounts = jobOfMoments('delete-closed-accounts');
