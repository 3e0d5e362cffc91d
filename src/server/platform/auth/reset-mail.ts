/** The mail with the link to set a new password. */
export function resetMail({ email, token }: { email: string; token: string }, publicUrl: URL) {
  const link = new URL(`/reset-password?token=${encodeURIComponent(token)}`, publicUrl);
  return {
    to: email,
    subject: 'Set a new Pinhigh password',
    text: [
      'Somebody, most likely you, asked for a new password for this address.',
      `Open this link within an hour to set one:\n\n${link}`,
      'If it was not you, ignore this mail. Nothing has changed.',
    ].join('\n\n'),
  };
}
