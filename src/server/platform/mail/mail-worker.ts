import { eq } from 'drizzle-orm';
import { users } from '../auth/tables.ts';
import type { Db } from '../database/drizzle.ts';
import type { Installation } from '../installation/installation.ts';
import { type Worker, worker } from '../jobs/job.ts';
import { type Deliver, sendMail } from './mail.ts';
import type { LinkSealer } from './sealed-link.ts';

type Tools = {
  readonly db: Db;
  readonly deliver: Deliver;
  readonly links: Pick<LinkSealer, 'open'>;
  readonly installation: Pick<Installation, 'recent'>;
};

export function mailWorker({ db, deliver, links, installation }: Tools): Worker {
  return worker(sendMail, async (mail) => {
    const { userId } = mail;
    if (userId !== undefined && (await db.$count(users, eq(users.id, userId))) === 0) return;
    // Loads React only here: it takes time, which must not delay the server's first response.
    const { renderMail } = await import('./render-mail.ts');
    const action = { ...mail.action, href: links.open(mail.action.href) };
    const { clubName } = await installation.recent();
    await deliver(renderMail({ ...mail, action }, clubName));
  });
}
