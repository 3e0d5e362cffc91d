import { render, toPlainText } from '@react-email/render';
import type { Mail, RenderedMail } from './mail.ts';
import { mailLayout } from './mail-layout.ts';

/** Headings as they are, not in capitals. */
const plainText = { selectors: [{ selector: 'h1', options: { uppercase: false } }] };

/** RFC 8058: a mail program ends such mails with one POST, and an older one opens the page. */
function unsubscribeHeaders({ unsubscribe }: Mail): Record<string, string> {
  if (unsubscribe === undefined) return {};
  return {
    'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Makes both parts of a mail from the same words. */
export async function renderMail(mail: Mail): Promise<RenderedMail> {
  const html = await render(mailLayout(mail));
  return {
    ...{ to: mail.to, subject: mail.subject, html },
    text: toPlainText(html, plainText),
    // RFC 3834: nobody's absence note answers it.
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
  };
}
