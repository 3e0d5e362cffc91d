import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import { textsIn } from '../texts.ts';
import type { Mail } from './mail.ts';

// Node runs the server's files without a build step and cannot run JSX, so this uses `createElement`. Styles are inline
// and the layout uses tables, as many mail programs drop style sheets and newer CSS.

const product = 'PINHIGH';

const light = {
  page: '#edf1ea',
  card: '#fbfcf8',
  ink: '#12211a',
  soft: '#42524a',
  button: '#12382a',
  onButton: '#f4f8f0',
};

/** Ignored by programs without a dark mode; keeps other programs from darkening the mail by themselves. */
const darkMode = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #09110d !important; }
  .card { background-color: #131f19 !important; }
  .ink { color: #e8f0e7 !important; }
  .soft { color: #b3c4b8 !important; }
  .button { background-color: #d7e9d5 !important; color: #0b1f16 !important; }
}`;

const fonts: CSSProperties = { fontFamily: 'Arial,Helvetica,sans-serif' };
const body: CSSProperties = { ...fonts, fontSize: '16px', lineHeight: '24px' };
const small: CSSProperties = { ...fonts, fontSize: '13px', lineHeight: '19px', color: light.soft };
const wrapping: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' };

/** Marks elements that the plain text leaves out because it would repeat itself. */
const onlyInHtml = { 'data-skip-in-text': 'true' };

function table(props: { style?: CSSProperties; className?: string }, ...rows: ReactNode[]) {
  const { style, ...others } = props;
  const all: CSSProperties = { borderCollapse: 'separate', ...style };
  const attributes = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 };
  return h('table', { ...attributes, ...others, style: all }, h('tbody', null, ...rows));
}

const head = (subject: string) =>
  h(
    'head',
    null,
    h('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=UTF-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('title', null, subject),
    h('style', null, darkMode),
  );

const button = ({ label, href }: Mail['action']) => {
  const cell = { bgcolor: light.button, className: 'button' };
  const shape: CSSProperties = { backgroundColor: light.button, borderRadius: '12px' };
  const words: CSSProperties = {
    ...body,
    display: 'inline-block',
    padding: '13px 26px',
    borderRadius: '12px',
    color: light.onButton,
    fontWeight: 'bold',
    textDecoration: 'none',
  };
  const anchor = h('a', { href, className: 'button', style: words }, label);
  return table(
    { style: { margin: '6px 0 18px' } },
    h('tr', null, h('td', { ...cell, style: shape }, anchor)),
  );
};

function content({ language, heading, paragraphs, action }: Mail): ReactNode {
  const { t } = textsIn(language, 'mail');
  const title: CSSProperties = {
    ...fonts,
    margin: '0 0 14px',
    fontSize: '26px',
    lineHeight: '31px',
    fontWeight: 'bold',
    color: light.ink,
    ...wrapping,
  };
  const paragraph: CSSProperties = { ...body, margin: '0 0 14px', color: light.soft, ...wrapping };
  const address = h('a', { href: action.href, className: 'soft', style: small }, action.href);
  return [
    h('h1', { key: 'heading', className: 'ink', style: title }, heading),
    ...paragraphs.map((text, index) =>
      h('p', { key: `paragraph ${index}`, className: 'soft', style: paragraph }, text),
    ),
    h('div', { key: 'action' }, button(action)),
    h(
      'p',
      {
        key: 'address',
        className: 'soft',
        ...onlyInHtml,
        style: { ...small, ...wrapping, margin: 0 },
      },
      ...[t('buttonBroken'), ' ', address],
    ),
  ];
}

function footer({ why, unsubscribe }: Mail): ReactNode {
  const text: CSSProperties = { ...small, ...wrapping, margin: '0 0 8px' };
  const underlined: CSSProperties = { ...small, textDecoration: 'underline' };
  const stop =
    unsubscribe &&
    h('a', { href: unsubscribe.href, className: 'soft', style: underlined }, unsubscribe.label);
  return [
    h('p', { key: 'why', className: 'soft', style: text }, why),
    stop && h('p', { key: 'unsubscribe', className: 'soft', style: text }, stop),
  ];
}

/** The product's name, and below it the club's, as at sign-in. The plain text has only the club's: its sentences name the product. */
const brandOf = (clubName: string): ReactNode => [
  h('div', { key: 'product', ...onlyInHtml }, product),
  clubName &&
    h('div', { key: 'club', style: { ...body, ...wrapping, letterSpacing: 0 } }, clubName),
];

/** The whole page of a mail: who sends it, the content, one button, and why it was sent. */
export function mailLayout(mail: Mail, clubName: string): ReactNode {
  const brand: CSSProperties = {
    ...body,
    padding: '20px 24px',
    backgroundColor: '#12382a',
    color: '#f0f5ec',
    fontWeight: 'bold',
    letterSpacing: '1.5px',
    borderRadius: '16px 16px 0 0',
  };
  const card: CSSProperties = {
    padding: '26px 24px 28px',
    backgroundColor: light.card,
    borderRadius: '0 0 16px 16px',
  };
  const column = table(
    { style: { width: '100%', maxWidth: '560px', margin: '0 auto', textAlign: 'left' } },
    h('tr', null, h('td', { bgcolor: '#12382a', style: brand }, brandOf(clubName))),
    h('tr', null, h('td', { className: 'card', style: card }, content(mail))),
    h('tr', null, h('td', { style: { padding: '18px 24px 0' } }, footer(mail))),
  );
  const page: CSSProperties = { width: '100%', backgroundColor: light.page };
  const outer = h('td', { align: 'center', style: { padding: '24px 12px 32px' } }, column);
  return h(
    'html',
    { lang: mail.language, dir: 'ltr' },
    head(mail.subject),
    h(
      'body',
      { className: 'page', style: { ...page, margin: 0, padding: 0 } },
      table({ style: page, className: 'page' }, h('tr', null, outer)),
    ),
  );
}
