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
 * What a golfer reads of an ICU message: its words in every case of a plural, without the names of
 * placeholders. Throws a `SyntaxError` for a message that is not valid.
 * @param {string} message
 */
export const textOfMessage = (message) => parse(message).map(wordsOf).join('');
