const email = /[^\s@"'<>()]+@[^\s@"'<>()]+\.[^\s@"'<>()]+/g;
/** A query or fragment. Links in emails contain their secret there. */
const afterPath = /((?:https?|wss?):\/\/[^\s?#"'<>]*)[?#][^\s"'<>)]*/g;
/** Quoted text in an error is data, such as the start of a text that is not JSON. */
const quoted = /"[^"\n]+"/g;
/** Excludes file names of the app's own code, which can be just as long. */
const longWord = /[A-Za-z0-9_+=-]{24,}(?![A-Za-z0-9_+=-])(?!\.js)/g;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The secret in the path of a coach's page. It may consist of letters only. */
const coachPath = /(\/coach\/)[\w-]{43}(?![\w-])/g;

/** Letters and digits mixed in a word of that length: a secret, such as a session token or a reset token. */
const looksSecret = (word: string) => /\d/.test(word) && /[a-z]/i.test(word) && !uuid.test(word);

/**
 * Removes private data from a log line: email addresses, queries and fragments of links, quoted text, and anything
 * that looks like a token. Record ids (UUIDs) stay, because they help to find the error. Redacting a redacted text
 * changes nothing.
 */
export function redact(text: string): string {
  return text
    .replace(afterPath, '$1')
    .replace(email, '[e-mail]')
    .replace(coachPath, '$1[secret]')
    .replace(quoted, '"…"')
    .replace(longWord, (word) => (looksSecret(word) ? '[secret]' : word));
}
