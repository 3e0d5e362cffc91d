const email = /[^\s@"'<>()]+@[^\s@"'<>()]+\.[^\s@"'<>()]+/g;
/** A query or fragment: links in mails carry their secret there. */
const afterPath = /((?:https?|wss?):\/\/[^\s?#"'<>]*)[?#][^\s"'<>)]*/g;
/** What an error quotes is data, such as the start of a text that is no JSON. */
const quoted = /"[^"\n]+"/g;
/** File names of the app's own code are long words too. */
const longWord = /[A-Za-z0-9_+=-]{24,}(?![A-Za-z0-9_+=-])(?!\.js)/g;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The secret of a page for coaches is in its path, and may be of letters alone. */
const coachPath = /(\/coach\/)[\w-]{43}(?![\w-])/g;

/** Letters and digits mixed over that length: a secret, such as a session or a reset token. */
const looksSecret = (word: string) => /\d/.test(word) && /[a-z]/i.test(word) && !uuid.test(word);

/**
 * A log line without what belongs to a golfer alone: mail addresses, what a link carries after its path,
 * quoted text, and what looks like a token. Ids of records (UUIDs) stay, for they lead to the fault.
 * Redacting twice changes nothing more.
 */
export function redact(text: string): string {
  return text
    .replace(afterPath, '$1')
    .replace(email, '[e-mail]')
    .replace(coachPath, '$1[secret]')
    .replace(quoted, '"…"')
    .replace(longWord, (word) => (looksSecret(word) ? '[secret]' : word));
}
