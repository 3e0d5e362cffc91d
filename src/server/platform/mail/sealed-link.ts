import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SendJob } from '../jobs/job.ts';
import { type Mail, sendMail } from './mail.ts';

const algorithm = 'aes-256-gcm';
const prefix = 'sealed:';
const bytesOf = { nonce: 12, tag: 16 };

/** Encrypts the links of mails that wait in the database, where their tokens are otherwise stored only as hashes. */
export type LinkSealer = {
  seal(href: string): string;
  /**
   * Also accepts an address that was never sealed.
   * @throws Error when the server's secret has changed since
   */
  open(href: string): string;
};

export function linkSealer(secret: string): LinkSealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'pinhigh sealed links', 32));
  return {
    seal(href) {
      const nonce = randomBytes(bytesOf.nonce);
      const cipher = createCipheriv(algorithm, key, nonce);
      const text = Buffer.concat([cipher.update(href, 'utf8'), cipher.final()]);
      return prefix + Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(href) {
      if (!href.startsWith(prefix)) return href;
      const sealed = Buffer.from(href.slice(prefix.length), 'base64url');
      const end = bytesOf.nonce + bytesOf.tag;
      const cipher = createDecipheriv(algorithm, key, sealed.subarray(0, bytesOf.nonce));
      cipher.setAuthTag(sealed.subarray(bytesOf.nonce, end));
      return Buffer.concat([cipher.update(sealed.subarray(end)), cipher.final()]).toString('utf8');
    },
  };
}

/** Returns a `SendJob` that seals the link of every mail. */
export const sealingLinks =
  (send: SendJob, { seal }: Pick<LinkSealer, 'seal'>): SendJob =>
  (db, job, ...messages) => {
    if (job.name !== sendMail.name) return send(db, job, ...messages);
    const sealed = messages.map((message) => {
      const mail = message.payload as Mail;
      const action = { ...mail.action, href: seal(mail.action.href) };
      return { ...message, payload: { ...mail, action } as typeof message.payload };
    });
    return send(db, job, ...sealed);
  };
