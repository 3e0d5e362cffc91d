/** Maximum characters of a comment in a notification about it. */
const most = 120;

/** Returns the first words of a comment on one line, with an ellipsis if there are more. */
export function firstWords(comment: string): string {
  const line = comment.replaceAll(/\s+/g, ' ').trim();
  if ([...line].length <= most) return line;
  const start = [...line].slice(0, most).join('');
  const end = start.lastIndexOf(' ');
  return `${end > 0 ? start.slice(0, end) : start}…`;
}
