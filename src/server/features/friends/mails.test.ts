import { expect, test } from 'vitest';
import { invitationMail } from './mails.ts';

const address = 'cleo@example.com';

test.each(['golf.example/win', 'Win at golf.example', 'https://golf.example', 'nora@golf.example'])(
  'the invitation mail leaves out the name %s, which would become a link',
  (name) => {
    const mail = invitationMail({ to: address, name, language: 'en' }, 'http://pin.high/sign-up');
    expect(mail.subject).toBe('A golfer invites you to Pinhigh');
    expect(JSON.stringify(mail)).not.toContain('golf.example');
  },
);
