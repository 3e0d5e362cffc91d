import { type ServerMessage, serverMessage } from '#contract/live.ts';

const types: readonly unknown[] = ['auth_success', 'changed', 'notification'];

/** What the server has sent; null for what this version does not know, or cannot read. */
export function readMessage(data: unknown): ServerMessage | null {
  try {
    const json: unknown = JSON.parse(String(data));
    const parsed = serverMessage.safeParse(json);
    if (parsed.success) return parsed.data;
    if (!isOfUnknownType(json)) log(parsed.error);
  } catch (error) {
    log(error);
  }
  return null;
}

function isOfUnknownType(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'type' in json && !types.includes(json.type);
}

/** Nothing that the golfer could do anything about. */
function log(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification has such messages logged.
  console.warn('Message of the socket', error);
}
