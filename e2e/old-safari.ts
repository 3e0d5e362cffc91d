/** The oldest supported Safari, and two that lack less. */
export const oldSafaris = [16.4, 17.3, 17.5] as const;

type Api = { readonly since: number; readonly of: string; readonly names: readonly string[] };

/** What our code and its libraries could use, with the version of Safari that brought it; null is none yet. */
const apis: readonly Api[] = [
  { since: 17, of: 'URL', names: ['canParse'] },
  { since: 17, of: 'Set.prototype', names: ['union', 'intersection', 'difference'] },
  {
    since: 17,
    of: 'Set.prototype',
    names: ['symmetricDifference', 'isSubsetOf', 'isDisjointFrom'],
  },
  { since: 17, of: 'HTMLElement.prototype', names: ['popover', 'showPopover', 'hidePopover'] },
  { since: 17.4, of: 'Promise', names: ['withResolvers'] },
  { since: 17.4, of: 'AbortSignal', names: ['any'] },
  { since: 17.4, of: 'Map', names: ['groupBy'] },
  { since: 17.4, of: 'Object', names: ['groupBy'] },
  { since: 17.4, of: 'Element.prototype', names: ['checkVisibility'] },
  { since: 18, of: 'URL', names: ['parse'] },
  { since: 18, of: 'Document.prototype', names: ['startViewTransition'] },
  { since: 18.4, of: 'Iterator.prototype', names: ['map', 'filter', 'take', 'drop', 'toArray'] },
  { since: 18.4, of: 'globalThis', names: ['Iterator'] },
  { since: 26.2, of: 'globalThis', names: ['navigation', 'Navigation', 'scheduler'] },
  { since: 99, of: 'globalThis', names: ['Temporal', 'requestIdleCallback'] },
];

/** Takes away what a version of Safari does not have. Runs in a page or a service worker. */
export function takeAway(names: readonly (readonly [of: string, names: readonly string[]])[]) {
  for (const [path, members] of names) {
    let owner: object = globalThis;
    for (const key of path.split('.')) owner = Reflect.get(owner, key) ?? {};
    for (const member of members) Reflect.deleteProperty(owner, member);
  }
}

/** What came after a version of Safari, for `takeAway`. */
export const laterThan = (version: number) =>
  apis.filter(({ since }) => since > version).map(({ of, names }) => [of, names] as const);
