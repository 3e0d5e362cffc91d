import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const members = [
  [Promise, 'withResolvers'],
  [AbortSignal, 'any'],
  [Map, 'groupBy'],
  [URL, 'parse'],
  [URL, 'canParse'],
  [String.prototype, 'toWellFormed'],
  ...[
    'union',
    'intersection',
    'difference',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
  ].map((name) => [Set.prototype, name] as const),
  [Set.prototype, 'isDisjointFrom'],
  [Element.prototype, 'checkVisibility'],
] as const;

const own = members.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));

beforeEach(async () => {
  for (const [owner, name] of members) Reflect.deleteProperty(owner, name);
  vi.resetModules();
  await import('./fill-in.ts');
});
afterEach(() => {
  for (const [index, [owner, name]] of members.entries()) {
    const descriptor = own[index];
    if (descriptor) Object.defineProperty(owner, name, descriptor);
    else Reflect.deleteProperty(owner, name);
  }
});

test('everything that was missing is there', () => {
  const missing = members.filter(([owner, name]) => !(name in owner)).map(([, name]) => name);
  expect(missing).toEqual([]);
});

test('what a browser has stays as it is', async () => {
  const before = Map.groupBy;
  vi.resetModules();
  await import('./fill-in.ts');
  expect(Map.groupBy).toBe(before);
});

test('a promise is resolved or rejected from outside', async () => {
  const good = Promise.withResolvers<number>();
  good.resolve(7);
  expect(await good.promise).toBe(7);
  const bad = Promise.withResolvers();
  bad.reject(new Error('over'));
  await expect(bad.promise).rejects.toThrow('over');
});

test('one of several signals aborts, with its reason', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const any = AbortSignal.any([first.signal, second.signal]);
  expect(any.aborted).toBe(false);
  second.abort('too late');
  first.abort('too early');
  expect([any.aborted, any.reason]).toEqual([true, 'too late']);
  expect(AbortSignal.any([new AbortController().signal, second.signal]).reason).toBe('too late');
});

test('items are grouped in the order in which they come', () => {
  const groups = Map.groupBy([3, 4, 5], (item, at) => (item + at) % 3);
  expect([...groups]).toEqual([
    [0, [3]],
    [2, [4]],
    [1, [5]],
  ]);
  expect([...Map.groupBy(['a', 'b', 'A'], (item) => item.toLowerCase())]).toEqual([
    ['a', ['a', 'A']],
    ['b', ['b']],
  ]);
});

test('an address is parsed, and an invalid one is null', () => {
  expect(URL.parse('/tee?x=1', 'https://golf.example')?.href).toBe('https://golf.example/tee?x=1');
  expect(URL.parse('//')).toBeNull();
  expect([URL.canParse('/tee', 'https://golf.example'), URL.canParse('/tee')]).toEqual([
    true,
    false,
  ]);
});

test('half a character becomes the replacement character', () => {
  expect('a\uD83Cb ⛳ 🏌'.toWellFormed()).toBe('a\uFFFDb ⛳ 🏌');
});

test('sets are combined and compared', () => {
  const [left, right] = [new Set([1, 2, 3]), new Set([3, 4])];
  expect([...left.union(right)]).toEqual([1, 2, 3, 4]);
  expect([...left.intersection(right)]).toEqual([3]);
  expect([...left.difference(right)]).toEqual([1, 2]);
  expect([...left.symmetricDifference(right)]).toEqual([1, 2, 4]);
  expect([new Set([3]).isSubsetOf(left), right.isSubsetOf(left)]).toEqual([true, false]);
  expect([left.isSupersetOf(new Set([3])), left.isSupersetOf(right)]).toEqual([true, false]);
  expect([left.isDisjointFrom(right), left.isDisjointFrom(new Set([9]))]).toEqual([false, true]);
});

test('an element without boxes is not visible', () => {
  const element = document.createElement('p');
  document.body.append(element);
  const boxes = vi.spyOn(element, 'getClientRects');
  boxes.mockReturnValue([] as unknown as DOMRectList);
  expect(element.checkVisibility()).toBe(false);
  boxes.mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  expect(element.checkVisibility()).toBe(true);
  element.style.visibility = 'hidden';
  expect([
    element.checkVisibility(),
    element.checkVisibility({ visibilityProperty: true }),
  ]).toEqual([true, false]);
});
