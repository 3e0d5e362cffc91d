import type { ServerMessage } from '#contract/live.ts';
import { longestOpenMs, socketClose, socketPath } from '#contract/socket.ts';
import { tabId } from '../api/tab-id.ts';
import { retryTimer } from '../retry-timer.ts';
import { readMessage } from './read-message.ts';
import { socketState } from './socket-state.ts';

const retryDelays = { firstMs: 1_000, longestMs: 60_000 };
/** After the device slept this long, its socket may be dead without an event. */
const longHiddenMs = 60_000;

/** From the WebSocket standard. Our server closes with it when it refuses the tab's authentication. */
const policyViolation = 1008;

/** A new socket would be closed for the same reason until a golfer signs in. */
const isFinal = (code: number) => code === socketClose.sessionEnded || code === policyViolation;

type Settings = {
  readonly userId: string;
  readonly onMessage: (message: Exclude<ServerMessage, { type: 'auth_success' }>) => void;
  /** The session was ended, perhaps on another device. */
  readonly onSessionEnded: () => void;
};

/**
 * Keeps a socket to the server open while online. Reconnects after one second, then with growing delays of up to a
 * minute; the delays are randomized, so that not all tabs reconnect at once. The server sends missed messages again.
 * Returns a function that stops this.
 */
export function keepSocket(settings: Settings): () => void {
  const keeper = new SocketKeeper(settings);
  return () => keeper.end();
}

class SocketKeeper {
  readonly #settings: Settings;
  readonly #page = new AbortController();
  readonly #retry = retryTimer(retryDelays, () => this.#connect());
  #socket: WebSocket | undefined;
  #lastId: number | undefined;
  #hiddenAt: number | null = null;
  /** The server has closed the socket in favor of other tabs; it is opened again when this tab becomes visible. */
  #isSetAside = false;

  constructor(settings: Settings) {
    this.#settings = settings;
    const { signal } = this.#page;
    window.addEventListener('online', () => this.#renew(), { signal });
    document.addEventListener('visibilitychange', () => this.#onVisibility(), { signal });
    this.#connect();
  }

  end(): void {
    this.#page.abort();
    this.#retry.stop();
    this.#drop();
  }

  #connect(): void {
    if (!navigator.onLine) return;
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}${socketPath}`);
    this.#socket = socket;
    socket.addEventListener('open', () => socket.send(JSON.stringify(this.#auth())));
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) this.#receive(data);
    });
    // The browser logs an error event to the console and then fires `close`.
    socket.addEventListener('close', ({ code }) => {
      if (socket === this.#socket) this.#onClose(code);
    });
  }

  #auth() {
    const seen =
      this.#lastId === undefined
        ? { openForMs: Math.min(Math.round(performance.now()), longestOpenMs) }
        : { lastId: this.#lastId };
    return { type: 'auth', userId: this.#settings.userId, tab: tabId, ...seen };
  }

  #receive(data: unknown): void {
    const message = readMessage(data);
    if (message === null) return;
    if (message.type === 'auth_success') {
      this.#lastId = message.lastId;
      this.#retry.reset();
      socketState.set('open');
      return;
    }
    this.#lastId = message.id ?? this.#lastId;
    this.#settings.onMessage(message);
  }

  #onClose(code: number): void {
    this.#drop();
    this.#isSetAside = code === socketClose.tooMany;
    if (code === socketClose.sessionEnded) this.#settings.onSessionEnded();
    if (isFinal(code)) this.end();
    else if (!this.#isSetAside) this.#retry.startLater();
  }

  #onVisibility(): void {
    const since = this.#hiddenAt;
    this.#hiddenAt = document.hidden ? Date.now() : null;
    if (document.hidden) return;
    const wasAway = since !== null && Date.now() - since > longHiddenMs;
    if (wasAway || this.#isSetAside) this.#renew();
  }

  #renew(): void {
    this.#isSetAside = false;
    this.#retry.reset();
    this.#drop();
    this.#retry.startLater();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socketState.set('closed');
    socket?.close();
  }
}
