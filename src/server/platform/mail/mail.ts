import * as z from 'zod/mini';
import type { Job } from '../jobs/job.ts';

/** A line break in a header would begin another header. */
const headerLine = z.string().check(z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u));

/** One address: what separates or wraps addresses would make it several. */
const address = z
  .string()
  .check(z.maxLength(254), z.regex(/^[^\s\p{Cc}<>,;:"]+@[^\s\p{Cc}<>,;:"]+$/u));

const link = z.object({ label: z.string(), href: z.url({ protocol: /^https?$/ }) });

/** A mail as data, sent after the commit. The same layout makes HTML and plain text of every mail. */
export const sendMail = {
  name: 'send-mail',
  payload: z.object({
    to: address,
    /** Whose account it is about: once that is deleted, the mail is not sent. */
    userId: z.optional(z.string()),
    /** Of its words; BCP 47. */
    language: z.string(),
    subject: headerLine,
    heading: z.string(),
    paragraphs: z.array(z.string()),
    /** The button. */
    action: link,
    /** Why somebody gets this mail, or what to do when it was not expected. */
    why: z.string(),
    /** For a mail that comes again and again: the page that ends it, and where a mail program ends it. */
    unsubscribe: z.optional(z.extend(link, { oneClick: z.url({ protocol: /^https?$/ }) })),
  }),
  isPrivate: true,
  // From five seconds doubling: for about an hour and a half, as a mail server may be away or ask to wait.
  retryLimit: 10,
} as const satisfies Job;

export type Mail = z.output<typeof sendMail.payload>;

/** A mail as it is handed over. */
export type RenderedMail = Pick<Mail, 'to' | 'subject'> & {
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Hands a mail over to whoever brings it. Rejects when it should be tried again. */
export type Deliver = (mail: RenderedMail) => Promise<void>;
