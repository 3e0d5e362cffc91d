import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { styleSingleton } from './style-singleton.ts';

test('rules apply once for all users and end with the last, without a style element', () => {
  const Styles = styleSingleton();
  const before = document.adoptedStyleSheets.length;
  const elements = document.querySelectorAll('style').length;
  const first = render(<Styles styles="body { overflow: hidden }" />);
  const second = render(<Styles styles="body { overflow: hidden }" />);
  expect(document.adoptedStyleSheets).toHaveLength(before + 1);
  expect(document.querySelectorAll('style')).toHaveLength(elements);
  act(() => first.unmount());
  expect(document.adoptedStyleSheets).toHaveLength(before + 1);
  act(() => second.unmount());
  expect(document.adoptedStyleSheets).toHaveLength(before);
});
