import type { driving as facts } from '../../../exercises/driving.ts';
import type { WordsOfDrills } from '../../words.ts';

export const driving: WordsOfDrills<typeof facts> = {
  'fairway-corridor': {
    name: 'Fairway corridor',
    description:
      'Fourteen tee shots at a corridor {25 m|25 yd} wide. Count the fairways of a whole round.',
    purpose:
      'A round has about fourteen tee shots. The number you hit here is the number to expect on a good day.',
    setUp:
      'Choose two marks on the range {25 m|25 yd} apart, about as far out as your driver goes. That is the fairway.',
    steps: [
      'Stand behind the ball and choose one aim in the corridor. Keep it for all fourteen.',
      'Hit with the whole routine, then wait half a minute.',
      'Write down hit, left or right after every ball.',
      'The larger miss tells you where to aim next time.',
    ],
    commonFaults: [
      {
        fault: 'Fourteen balls in five minutes.',
        fix: 'Put the club back in the bag after every ball.',
      },
      {
        fault: 'All misses on one side.',
        fix: 'Finish the fourteen. Next time aim at the other edge before you change the swing.',
      },
    ],
    alternatives: ['In a simulator: a fairway {25 m|25 yd} wide on the screen.'],
    scoring: {
      how: 'Hit 14 tee shots with one club and one aim. Count those that end inside the corridor.',
      unit: 'fairways hit',
      unitOfOne: 'fairway hit',
    },
    diagram: {
      alt: 'From the tee, a corridor {25 m|25 yd} wide between two posts, about {200 m|220 yd} out, with trees on both sides.',
    },
  },
  'two-club-pairs': {
    name: 'Driver or the safe club',
    description:
      'Ten pairs: one ball with the driver, one with the club you trust, at the same gap.',
    purpose: 'You learn which club earns a tight hole. It is often not the one you think.',
    setUp: 'A gap {30 m|35 yd} wide. Driver and one shorter club: a wood, a hybrid or a long iron.',
    steps: [
      'Hit the driver, then the safe club, with the same care. Begin every second pair with the safe club.',
      'Keep the gap and the aim for all ten pairs.',
      'Write down hit or miss for each club, and a guess of the length.',
      'Compare the two counts. Decide how many hits a longer ball is worth to you.',
    ],
    commonFaults: [
      {
        fault: 'You swing the safe club softly.',
        fix: 'The safe club gets a full, balanced swing. Its length is what keeps it safe.',
      },
      {
        fault: 'The driver gets better because you warm to it.',
        fix: 'Wait as long before each ball, whichever club it is.',
      },
    ],
    scoring: {
      how: 'Hit ten pairs, 20 balls. Count for each club the balls that end inside the gap.',
      unit: 'balls in the gap',
      unitOfOne: 'ball in the gap',
      cells: { driver: 'Driver', safeClub: 'Safe club' },
    },
    diagram: {
      alt: 'Two tee shots at the same gap {30 m|35 yd} wide: a longer one with the driver and a shorter one with the safe club.',
      labels: {
        driver: 'Driver',
        safeClub: 'Safe club',
      },
    },
  },
  'strike-map': {
    name: 'Strike map',
    description: 'Mark the face, hit ten drives and read where the ball was struck.',
    purpose:
      'A strike off the middle costs length that speed does not bring back. The face tells you what the flight only hints at.',
    setUp:
      'Dust the face with dry foot spray or chalk. Tee the ball so that half of it shows above the club.',
    steps: [
      'Hit five drives without wiping the face.',
      'Read the pattern: heel or toe, high or low.',
      'Change one thing only: the distance to the ball or the height of the tee.',
      'Wipe, hit five more, and compare the two maps.',
    ],
    commonFaults: [
      {
        fault: 'Marks toward the heel.',
        fix: 'Stand the width of a thumb farther from the ball.',
      },
      {
        fault: 'Marks low on the face.',
        fix: 'Tee the ball higher and keep the trail shoulder lower at address.',
      },
    ],
    alternatives: ['At a net it works as well: only the face is read.'],
    scoring: {
      how: 'Hit ten drives. Count the marks within a thumb’s width of the middle.',
      unit: 'centered strikes',
      unitOfOne: 'centered strike',
    },
    diagram: {
      alt: 'The face of a driver seen from the ball: most marks lie in a circle in the middle, two toward the toe and one toward the heel.',
      labels: {
        toe: 'Toe',
        heel: 'Heel',
      },
    },
  },
  'one-ball-tee-shot': {
    name: 'One ball, one tee shot',
    description: 'Picture the hardest tee shot you know. You have one ball for it.',
    purpose:
      'The first tee gives you one ball. Waiting for it, and hitting it cold, is a skill of its own.',
    setUp:
      'Choose a gap {30 m|35 yd} wide and name what stands left and right of it on your course.',
    steps: [
      'Wait two minutes or hit something else first.',
      'Name the safe side aloud. Choose the club for it.',
      'One ball, whole routine. Breathe out before you take the club back.',
      'A miss costs ten squats. Then wait again before the next ball.',
    ],
    commonFaults: [
      {
        fault: 'You aim away from trouble and swing toward it.',
        fix: 'Choose a target to hit, not a place to miss.',
      },
      {
        fault: 'The swing gets quick.',
        fix: 'Hum through the swing. If the tone breaks, it was too quick.',
      },
    ],
    scoring: {
      how: 'Hit {attempts} tee shots, each with a wait before it. Count those that end inside the gap.',
      unit: 'balls in play',
      unitOfOne: 'ball in play',
    },
    diagram: {
      alt: 'One tee shot over a fairway that turns between trees on one side and a bunker on the other, to a gap {30 m|35 yd} wide.',
      labels: {
        oneBall: 'One ball',
      },
    },
  },
};
