import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */

/** @param {Element} element @returns {string} */
function wordsOf(element) {
  if (element.type === TYPE.literal) return element.value;
  if (element.type === TYPE.tag) return element.children.map(wordsOf).join('');
  if (!('options' in element)) return ' ';
  return Object.values(element.options)
    .map(({ value }) => ` ${value.map(wordsOf).join('')} `)
    .join('');
}

/**
 * Returns the text of an ICU message that golfers see: its words in every plural case, without placeholder names.
 * Throws a `SyntaxError` if the message is not valid.
 * @param {string} message
 */
export const textOfMessage = (message) => parse(message).map(wordsOf).join('');
