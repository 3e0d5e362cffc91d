import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

it('canonical JSON is the same for the same value, regardless of the key order', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const reversed = Object.fromEntries(Object.entries(value).toReversed());
      expect(canonicalJson(reversed)).toBe(canonicalJson(value));
      expect(canonicalJson(JSON.parse(canonicalJson(value)))).toBe(canonicalJson(value));
    }),
  );
});

it('canonical JSON leaves out undefined values and ends with a line feed', () => {
  expect(canonicalJson({ b: [1], a: undefined })).toBe('{\n  "b": [\n    1\n  ]\n}\n');
});
