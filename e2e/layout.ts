import type { Page } from '@playwright/test';

type Size = { readonly name: string; readonly width: number; readonly textScale: number };

/** The narrowest phone, and a typical phone and laptop with text at 200 %. */
const phones: readonly Size[] = [
  { name: '320 px', width: 320, textScale: 1 },
  { name: '390 px with 200 % text', width: 390, textScale: 2 },
];
const desktops: readonly Size[] = [{ name: '1280 px with 200 % text', width: 1280, textScale: 2 }];

/** Returns all faults of the current layout, one line each. Runs in the page. */
function findFaults(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} px`] : [];
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${element.textContent?.trim().slice(0, 40)}"`;
  // The last selector matches the copy of a toast for screen readers.
  const unseen = '.visually-hidden, [inert], [style*="clip: rect"]';
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest(unseen) === null;
  const scrollsSideways = (element: Element) => {
    for (let each = element.parentElement; each !== null; each = each.parentElement) {
      const { overflowX } = getComputedStyle(each);
      if (each !== document.body && (overflowX === 'auto' || overflowX === 'scroll')) return true;
    }
    return false;
  };

  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const texts = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (texts.length === 0 || element instanceof SVGElement || !isShown(element)) continue;
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    // Text that is cut with an ellipsis is shown in full elsewhere.
    const endsInDots = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    const cutX = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    const cutY = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2;
    if ((cutX || cutY) && !endsInDots) faults.push(`cuts its text: ${nameOf(element)}`);
    const box = element.getBoundingClientRect();
    for (const text of texts) {
      const words = document.createRange();
      words.selectNodeContents(text);
      const { left, right } = words.getBoundingClientRect();
      if (!scrollsSideways(element) && !endsInDots && (left < -1 || right > clientWidth + 1))
        faults.push(`leaves the screen: ${nameOf(element)}`);
      if (box.width > 0 && right > box.right + 2 && overflowX === 'visible')
        faults.push(`is wider than its place: ${nameOf(element)}`);
    }
  }

  for (const drawing of document.querySelectorAll('svg')) {
    const labels = [...drawing.querySelectorAll('text')].filter(isShown);
    for (const [index, one] of labels.entries()) {
      const a = one.getBoundingClientRect();
      for (const other of labels.slice(index + 1)) {
        const b = other.getBoundingClientRect();
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 1 && down > 3) faults.push(`labels collide: ${nameOf(one)}, ${nameOf(other)}`);
      }
    }
  }
  return faults;
}

/** Finds touch targets that are too small: less than 44 px high or wide, except links in text. Runs in the page. */
function findSmallTargets(): string[] {
  const minimum = 44;
  const controls = 'a[href], button, input, select, textarea, [role="radio"], [role="tab"]';
  const isInText = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true }) || isInText(control)) return [];
    if (control.closest('.visually-hidden, [inert], [aria-hidden="true"]') !== null) return [];
    const target = control.closest('label') ?? control;
    const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : [];
    target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    if (width === 0 || left + width <= 0) return [];
    const reaches = (dx: number, dy: number) => {
      const x = left + width / 2 + dx;
      const y = top + height / 2 + dy;
      const hit = document.elementFromPoint(x, y);
      return hit !== null && [target, control, ...labels].some((each) => each.contains(hit));
    };
    const half = minimum / 2 - 1;
    const isWide = width >= minimum - 0.5 || (reaches(-half, 0) && reaches(half, 0));
    const isHigh = height >= minimum - 0.5 || (reaches(0, -half) && reaches(0, half));
    if (isWide && isHigh) return [];
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40);
    return [
      `${control.tagName.toLowerCase()} "${name}" is ${width.toFixed()} x ${height.toFixed()}`,
    ];
  });
}

/**
 * Checks the current screen on the narrowest phone and with text at 200 %: nothing scrolls sideways, no word is cut
 * or leaves the screen, no labels of a drawing collide. On a phone, every control must be large enough for a thumb.
 * Restores the size of the page afterwards.
 * @throws with every fault found
 */
export async function checkLayout(page: Page): Promise<void> {
  const own = page.viewportSize();
  if (own === null) throw new Error('The page has no viewport.');
  const isPhone = own.width < 640;
  const small = isPhone ? await page.evaluate(findSmallTargets) : [];
  const faults = small.map((fault) => `${own.width} px: ${fault}`);
  for (const { name, width, textScale } of isPhone ? phones : desktops) {
    await page.setViewportSize({ ...own, width });
    await page.evaluate((scale) => {
      document.documentElement.style.fontSize = scale === 1 ? '' : `${scale * 100}%`;
    }, textScale);
    // One frame for resize observers, and one for their changes.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    faults.push(...(await page.evaluate(findFaults)).map((fault) => `${name}: ${fault}`));
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
    scrollTo(0, 0);
  });
  await page.setViewportSize(own);
  if (faults.length > 0) throw new Error(`${page.url()}\n${[...new Set(faults)].join('\n')}`);
}
