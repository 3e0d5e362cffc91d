import type { ServerMessage } from '#contract/live.ts';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** What each type of message has to have. The server writes the rest as it writes its answers. */
const isComplete: Readonly<Record<ServerMessage['type'], (message: Fields) => boolean>> = {
  auth_success: ({ lastId }) => typeof lastId === 'number',
  changed: ({ refresh, effects }) => Array.isArray(refresh) && isObject(effects),
  notification: ({ notification }) => isObject(notification),
};

const isKnown = (type: unknown): type is ServerMessage['type'] =>
  Object.keys(isComplete).some((known) => known === type);

/** What the server has sent; null for what this version does not know, or cannot read. */
export function readMessage(data: unknown): ServerMessage | null {
  try {
    const message: unknown = JSON.parse(String(data));
    if (!isObject(message) || !isKnown(message['type'])) return null;
    if (isComplete[message['type']](message)) return message as ServerMessage;
    log(message);
  } catch (error) {
    log(error);
  }
  return null;
}

/** Nothing that the golfer could do anything about. */
function log(fault: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification has such messages logged.
  console.warn('Message of the socket', fault);
}
