import postcss from 'postcss';

/** Until no other property needs them either. @param {postcss.Root} sheet @param {string} code */
function removeUnusedProperties(sheet, code) {
  const text = code + sheet.toString();
  let removed = false;
  sheet.walkDecls(/^--/, (declaration) => {
    if (text.includes(`var(${declaration.prop}`)) return;
    declaration.remove();
    removed = true;
  });
  if (removed) removeUnusedProperties(sheet, code);
}

/**
 * The rules of a style sheet that a page can need: those whose classes are named in the code that renders it.
 * @param {string} css
 * @param {string} code where `is-${state}` names every class that begins with `is-`
 */
export function usedStyles(css, code) {
  const words = new Set(code.split(/[^\w-]+/));
  const starts = [...words].filter((word) => /\w-$/.test(word));
  /** @param {string} name */
  const isUsed = (name) => words.has(name) || starts.some((start) => name.startsWith(start));
  // What stands in parentheses may also be what an element is not.
  /** @param {string} selector */
  const canMatch = (selector) =>
    [...selector.replaceAll(/\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].every(([, name = '']) =>
      isUsed(name),
    );
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter(canMatch);
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  removeUnusedProperties(sheet, code);
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return sheet.toString();
}
