// What the oldest browsers that we support lack: scripts/browsers.mjs. Only they load it, before the app's code and in
// the service worker; index.html and service-worker/fill-in.ts decide. Each part is the standard's own behavior, as far
// as the app and its libraries use it.

export {};

/** Adds a member that is missing; in the type of the owner it is always there. */
function fill<Owner extends object, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
  value: Owner[Name],
): void {
  if (!(name in owner))
    Object.defineProperty(owner, name, { value, writable: true, configurable: true });
}

fill(Promise, 'withResolvers', <Value>() => {
  const parts = {} as PromiseWithResolvers<Value>;
  const promise = new Promise<Value>((resolve, reject) =>
    Object.assign(parts, { resolve, reject }),
  );
  return Object.assign(parts, { promise });
});

fill(AbortSignal, 'any', (signals: Iterable<AbortSignal>) => {
  const controller = new AbortController();
  const over = controller.signal;
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: over });
  }
  return over;
});

fill(Map, 'groupBy', <Key, Item>(items: Iterable<Item>, keyOf: (item: Item, at: number) => Key) => {
  const groups = new Map<Key, Item[]>();
  let at = 0;
  for (const item of items) {
    const key = keyOf(item, at);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
    at += 1;
  }
  return groups;
});

fill(URL, 'parse', (url, base) => {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
});
fill(URL, 'canParse', (url, base) => URL.parse(url, base) !== null);

// Half of a surrogate pair becomes the replacement character.
fill(String.prototype, 'toWellFormed', function toWellFormed(this: string) {
  return this.replace(/\p{Surrogate}/gu, '\uFFFD');
});

const all = (other: ReadonlySetLike<unknown>): unknown[] => {
  const keys = other.keys();
  return Array.from({ [Symbol.iterator]: () => keys });
};

type Sets = Set<unknown>;
type Other = ReadonlySetLike<unknown>;
const sets = Set.prototype as Sets;
fill(sets, 'union', function union(this: Sets, other: Other) {
  return new Set([...this, ...all(other)]);
} as Sets['union']);
fill(sets, 'intersection', function intersection(this: Sets, other: Other) {
  return new Set([...this].filter((value) => other.has(value)));
} as Sets['intersection']);
fill(sets, 'difference', function difference(this: Sets, other: Other) {
  return new Set([...this].filter((value) => !other.has(value)));
});
fill(sets, 'symmetricDifference', function symmetricDifference(this: Sets, other: Other) {
  const own = [...this].filter((value) => !other.has(value));
  return new Set([...own, ...all(other).filter((value) => !this.has(value))]);
} as Sets['symmetricDifference']);
fill(sets, 'isSubsetOf', function isSubsetOf(this: Sets, other: Other) {
  return [...this].every((value) => other.has(value));
});
fill(sets, 'isSupersetOf', function isSupersetOf(this: Sets, other: Other) {
  return all(other).every((value) => this.has(value));
});
fill(sets, 'isDisjointFrom', function isDisjointFrom(this: Sets, other: Other) {
  return ![...this].some((value) => other.has(value));
});

// A service worker has no elements.
if ('Element' in globalThis) {
  fill(Element.prototype, 'checkVisibility', function checkVisibility(this: Element, options = {}) {
    if (this.getClientRects().length === 0) return false;
    return !options.visibilityProperty || getComputedStyle(this).visibility === 'visible';
  });
}
