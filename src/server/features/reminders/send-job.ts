import { jobOfMoments } from '#server/platform/jobs/job.ts';

/** Sends all due reminders. The job is scheduled for each time at which a golfer has a reminder. */
export const sendReminders = jobOfMoments('send-reminders');
