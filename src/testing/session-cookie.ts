import { createHmac } from 'node:crypto';

/** The cookie for a browser session that was stored in the database with this token. */
export function sessionCookie(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `pinhigh.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
