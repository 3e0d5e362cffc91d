import { convert, type HtmlToTextOptions } from 'html-to-text';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Mail, RenderedMail } from './mail.ts';
import { mailLayout } from './mail-layout.ts';

const plainText: HtmlToTextOptions = {
  wordwrap: false,
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    // The layout's tables only place things: each cell is a paragraph.
    ...['td', 'th'].map((selector) => ({
      selector,
      format: 'block',
      options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
    })),
    { selector: 'h1', options: { uppercase: false } },
  ],
};

/** RFC 8058: a mail program unsubscribes with one POST, and an older one opens the URL. */
function unsubscribeHeaders({ unsubscribe }: Mail): Record<string, string> {
  if (unsubscribe === undefined) return {};
  return {
    'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/**
 * Renders the HTML and the plain text of a mail from the same content.
 * @param clubName empty if the club has no name
 */
export function renderMail(mail: Mail, clubName: string): RenderedMail {
  const html = `<!doctype html>${renderToStaticMarkup(mailLayout(mail, clubName))}`;
  return {
    to: mail.to,
    subject: mail.subject,
    html,
    text: convert(html, plainText),
    // RFC 3834: keeps automatic replies, such as vacation notes, from answering.
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
  };
}
