import type { ServerMessage } from '#contract/live.ts';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The required fields of each message type. The server ensures that their contents are valid. */
const isComplete: Readonly<Record<ServerMessage['type'], (message: Fields) => boolean>> = {
  auth_success: ({ lastId }) => typeof lastId === 'number',
  changed: ({ refresh, effects }) => Array.isArray(refresh) && isObject(effects),
  notification: ({ notification }) => isObject(notification),
};

const isKnown = (type: unknown): type is ServerMessage['type'] =>
  Object.keys(isComplete).some((known) => known === type);

/** Parses a message from the server; null if this version does not know it or cannot read it. */
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

/** Logged only, since the golfer can do nothing about it. */
function log(fault: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification requires such messages to be logged.
  console.warn('Message of the socket', fault);
}
