import { render, toPlainText } from '@react-email/render';
import type { Mail, RenderedMail } from './mail.ts';
import { mailLayout } from './mail-layout.ts';

/** Keeps headings from being converted to capitals. */
const plainText = { selectors: [{ selector: 'h1', options: { uppercase: false } }] };

/** RFC 8058: a mail program unsubscribes with one POST, and an older one opens the URL. */
function unsubscribeHeaders({ unsubscribe }: Mail): Record<string, string> {
  if (unsubscribe === undefined) return {};
  return {
    'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Renders the HTML and the plain text of a mail from the same content. */
export async function renderMail(mail: Mail): Promise<RenderedMail> {
  const html = await render(mailLayout(mail));
  return {
    to: mail.to,
    subject: mail.subject,
    html,
    text: toPlainText(html, plainText),
    // RFC 3834: keeps automatic replies, such as vacation notes, from answering.
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
  };
}
