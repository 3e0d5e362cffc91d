import { expect, test } from 'vitest';
import { anExercise } from '#testing/an-exercise.ts';
import { findByWords } from '#web/ui/find-by-words.ts';
import { groupExercises, indexExercises, nameInList, sortExercises } from './exercise-groups.ts';

const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

test('exercises are grouped by type, and each group is sorted by name', () => {
  const list = [
    anExercise({ name: 'Übung 10', type: 'driving' }),
    anExercise({ name: 'Zone', type: 'driving' }),
    anExercise({ name: 'Übung 9', type: 'driving' }),
    anExercise({ name: 'Clock putting', type: 'putting' }),
  ];
  const groups = groupExercises(sortExercises(nameInList(list), 'de'));
  expect(groups.map(({ type, exercises }) => [type, names(exercises)])).toEqual([
    ['putting', ['Clock putting']],
    ['driving', ['Übung 9', 'Übung 10', 'Zone']],
  ]);
});

test('a search matches all words in name and equipment, ignoring order, case, and accents', () => {
  const list = indexExercises(
    nameInList([
      anExercise({ name: 'Gate putting', equipment: ['2 tees'] }),
      anExercise({ name: 'Übung am Tor', equipment: [] }),
    ]),
  );
  expect(names(findByWords(list, 'PUTT gate'))).toEqual(['Gate putting']);
  expect(names(findByWords(list, 'tees'))).toEqual(['Gate putting']);
  expect(names(findByWords(list, 'ubung'))).toEqual(['Übung am Tor']);
  expect(names(findByWords(list, '  '))).toHaveLength(2);
  expect(findByWords(list, 'bunker')).toEqual([]);
});
