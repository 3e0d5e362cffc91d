import type { ServerMessage } from '#contract/live.ts';
import { longestOpenMs, socketClose, socketPath } from '#contract/socket.ts';
import { tabId } from '../api/tab-id.ts';
import { readMessage } from './read-message.ts';
import { socketState } from './socket-state.ts';

const firstDelayMs = 1_000;
const longestDelayMs = 60_000;
/** A device that slept this long may hold a socket that is dead and does not know it. */
const longHiddenMs = 60_000;

/** Of the WebSocket standard; the server takes us for somebody else. */
const policyViolation = 1008;

/** A new socket would be refused in the same way, until somebody signs in. */
const isFinal = (code: number) => code === socketClose.sessionEnded || code === policyViolation;

type Settings = {
  readonly userId: string;
  readonly onMessage: (message: Exclude<ServerMessage, { type: 'auth_success' }>) => void;
};

/**
 * Keeps a socket to the server while there is a network, and makes a new one whenever it is lost: after a
 * second, then later and later up to a minute, each time a little off so that not all tabs come at once.
 * What was missed in between is sent again. Returns how to end it.
 */
export function keepSocket(settings: Settings): () => void {
  const keeper = new SocketKeeper(settings);
  return () => keeper.end();
}

class SocketKeeper {
  readonly #settings: Settings;
  readonly #page = new AbortController();
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastId: number | undefined;
  #failures = 0;
  #hiddenAt: number | null = null;
  /** The server has closed it in favor of other tabs: it comes back when it is looked at. */
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
    clearTimeout(this.#timer);
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
    // An error is told by the browser on its console, and is followed by this.
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
      this.#failures = 0;
      socketState.set('open');
      return;
    }
    this.#lastId = message.id ?? this.#lastId;
    this.#settings.onMessage(message);
  }

  #onClose(code: number): void {
    this.#drop();
    this.#isSetAside = code === socketClose.tooMany;
    if (isFinal(code)) this.end();
    else if (!this.#isSetAside) this.#connectLater();
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
    this.#failures = 0;
    this.#drop();
    this.#connectLater();
  }

  #connectLater(): void {
    const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(this.#failures, 10));
    this.#failures += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), delay * (0.5 + Math.random() / 2));
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socketState.set('closed');
    socket?.close();
  }
}
