import { createHmac } from 'node:crypto';

/** The cookie of a browser session that was written into the database with that token. */
export function sessionCookie(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `pinhigh.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
