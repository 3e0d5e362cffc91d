import sharp from 'sharp';
import { ok } from '../scenario.ts';
import type { Member } from '../year/member.ts';

const side = 400;

/** A flag on a green, in the evening. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 200 200">
  <rect width="200" height="200" fill="#f3d9a4"/>
  <circle cx="138" cy="70" r="30" fill="#f7efe0"/>
  <path d="M0 122q52-34 106-10t94-12v100H0z" fill="#5d8a5b"/>
  <path d="M0 156q70-34 200-8v52H0z" fill="#2f5d3a"/>
  <path d="M84 152V58" stroke="#26322b" stroke-width="4"/>
  <path d="M86 60l36 12-36 14z" fill="#c8442e"/>
</svg>`;

/** Gives the golfer of the demo what one who has been here for a year has: a picture, a calendar and a coach. */
export async function settleIn({ browser }: Member): Promise<void> {
  const bytes = new Uint8Array(await sharp(Buffer.from(picture)).png().toBuffer());
  const form = new FormData();
  form.set('avatar', new Blob([bytes], { type: 'image/png' }), 'green.png');
  await ok(browser.send('POST', '/api/user/avatar', form));
  await ok(browser.get('/api/user/calendar/subscription-url'));
  await ok(browser.send('POST', '/api/user/coach-links', { name: 'Lena', days: 90 }));
}
