import { jobOfMoments } from '#server/platform/jobs/job.ts';

/** Sends what is due by now, at the moments at which somebody has a reminder. */
export const sendReminders = jobOfMoments('send-reminders');
