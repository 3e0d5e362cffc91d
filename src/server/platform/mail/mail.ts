import * as z from 'zod/mini';
import type { Job } from '../jobs/job.ts';

/** Excludes line breaks, which would start another header. */
const headerLine = z.string().check(z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u));

/** Exactly one address: excludes the characters that separate or enclose addresses. */
const address = z
  .string()
  .check(z.maxLength(254), z.regex(/^[^\s\p{Cc}<>,;:"]+@[^\s\p{Cc}<>,;:"]+$/u));

const webAddress = z.url({ protocol: /^https?$/ });
const link = z.object({ label: z.string(), href: webAddress });

/** A mail as data, sent after the commit. One layout renders the HTML and the plain text of every mail. */
export const sendMail = {
  name: 'send-mail',
  payload: z.object({
    to: address,
    /** The account that the mail is about; if it has been deleted, the mail is not sent. */
    userId: z.optional(z.string()),
    /** The language of the texts, as a BCP 47 tag. */
    language: z.string(),
    subject: headerLine,
    heading: z.string(),
    paragraphs: z.array(z.string()),
    /** The button. While the mail waits, its address is sealed: see `sealed-link.ts`. */
    action: z.extend(link, {
      href: z.union([webAddress, z.string().check(z.startsWith('sealed:'))]),
    }),
    /** Why the recipient gets this mail, or what to do if it was not expected. */
    why: z.string(),
    /** For recurring mails: the page to unsubscribe on, and the URL for a mail program's one-click unsubscribe. */
    unsubscribe: z.optional(z.extend(link, { oneClick: webAddress })),
  }),
  isPrivate: true,
  // Delays double from five seconds, for about an hour and a half: a mail server may be down or ask to wait.
  retryLimit: 10,
} as const satisfies Job;

export type Mail = z.output<typeof sendMail.payload>;

/** A mail that is ready for delivery. */
export type RenderedMail = Pick<Mail, 'to' | 'subject'> & {
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Delivers a mail. Rejects when it should be retried. */
export type Deliver = (mail: RenderedMail) => Promise<void>;

/** How an attempt to send a mail ended: `answer` is what the mail server said, null if it said nothing. */
export type MailAttempt =
  | { readonly isSent: true; readonly answer: string | null }
  | {
      readonly isSent: false;
      readonly answer: string | null;
      /** Why it could not be sent, in a sentence in a language. */
      readonly reason: (language: string) => string;
    };

export type Mailer = {
  readonly deliver: Deliver;
  /** Sends a mail at once, and waits ten seconds at most for the mail server. */
  readonly attempt: (mail: Mail) => Promise<MailAttempt>;
};
