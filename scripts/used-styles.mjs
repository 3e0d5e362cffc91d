import postcss from 'postcss';

const keyframeEnds = ['from', 'to'];

/** Repeats until every remaining property is used. @param {postcss.Root} sheet @param {string} texts */
function removeUnusedProperties(sheet, texts) {
  const all = texts + sheet.toString();
  let removed = false;
  sheet.walkDecls(/^--/, (declaration) => {
    if (all.includes(`var(${declaration.prop}`)) return;
    declaration.remove();
    removed = true;
  });
  if (removed) removeUnusedProperties(sheet, texts);
}

/**
 * Returns the rules of a stylesheet that a page needs: those whose classes and elements the page has.
 * @param {string} css
 * @param {{ html: string, drawings: string }} page with everything that it may show; `drawings` are files that
 *   take their colors from it
 */
export function usedStyles(css, { html, drawings }) {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const elements = new Set([...html.matchAll(/<([a-z]\w*)/g)].map(([, name = '']) => name));
  /** @param {string} selector */
  const canMatch = (selector) => {
    // Ignores names in parentheses: in `:not()`, an element must not match them.
    const outside = selector.replaceAll(/\([^)]*\)|\[[^\]]*\]|::?[\w-]+/g, '');
    const names = [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
    const types = outside.replaceAll(/\.[\w-]+/g, '').match(/\b[a-z]\w*/g) ?? [];
    return (
      names.every((name) => classes.has(name)) &&
      types.every((type) => elements.has(type) || keyframeEnds.includes(type))
    );
  };
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter(canMatch);
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  removeUnusedProperties(sheet, html + drawings);
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return sheet.toString();
}
