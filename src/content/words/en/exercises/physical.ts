import type { physical as facts } from '../../../exercises/physical.ts';
import type { WordsOfDrills } from '../../words.ts';

export const physical: WordsOfDrills<typeof facts> = {
  'dynamic-warm-up': {
    name: 'Dynamic warm-up',
    description: 'Five moves without holding, from the shoulders to the hips. Then the first ball.',
    purpose:
      'Muscles that are warm swing faster and complain less. Moving does it; long stretches before play do not.',
    setUp: 'A club and room to swing it. Start small and let each move grow.',
    steps: [
      'Arm swings across the chest, half a minute.',
      'Trunk turns with a club behind the shoulders, 15 to each side.',
      'Side bends with the club overhead, 8 to each side, two counts each.',
      'Lunges with a turn over the front leg, 8 to each side.',
      'Chops from the address over the lead shoulder and back, 10 to each side.',
    ],
    commonFaults: [
      {
        fault: 'You bounce at the end of a turn.',
        fix: 'Stop where it is easy. The next one goes farther by itself.',
      },
      {
        fault: 'You hold your breath.',
        fix: 'Breathe out on every turn.',
      },
    ],
    equipment: ['A club'],
    diagram: {
      alt: 'A golfer seen from above with a club behind the shoulders turns the trunk to one side and to the other.',
      labels: {
        turns: '15 turns',
      },
    },
  },
  'after-play-stretch': {
    name: 'After-play stretch',
    description:
      'Five quiet stretches for hips, legs and back. After play or in the evening, never right before hitting.',
    purpose:
      'Golf is one-sided work. Ten calm minutes afterwards keep the turn you had in the morning.',
    setUp: 'A bench or a chair. Warm muscles, no hurry.',
    steps: [
      'Hip flexor: one foot on the bench, tilt the pelvis, 30 seconds a side.',
      'Hamstring: heel on the bench, long back, 30 seconds a side.',
      'Outer hip: sit, ankle over the other knee, 30 seconds a side.',
      'Seated twist: turn the trunk and look behind you, 30 seconds a side.',
      'Shoulders: club overhead and gently back, twice for 20 seconds.',
    ],
    commonFaults: [
      {
        fault: 'You stretch into pain.',
        fix: 'A pull is right, pain is not. This is no medical advice; ask somebody who knows if it stays.',
      },
      {
        fault: 'The back rounds.',
        fix: 'Go less far with a long back. The hip does the work.',
      },
    ],
    equipment: ['A bench or a chair', 'A club'],
    scoring: {
      how: 'Ten stretches, five moves with two sides or two rounds each. Count those held for the full time.',
      unit: 'full holds',
    },
    diagram: {
      alt: 'Seen from above, one heel rests on a bench and the upper body leans along the leg, held for 30 seconds.',
      labels: {
        hold: '30 seconds',
        bench: 'Bench',
      },
    },
  },
  'balance-reach': {
    name: 'Balance reach',
    description:
      'Stand on one leg and touch three points with the other foot: front, side and back.',
    purpose:
      'The finish of a swing is a stand on one leg. If you own that, you can swing as fast as you like.',
    setUp:
      'Three tees or coins around the standing foot, {60 cm|2 ft} away: in front, to the side, behind.',
    steps: [
      'Stand on one leg, hands on the hips.',
      'Touch front, side and back with the toes of the other foot. That is one round.',
      'Do five rounds, then change the leg.',
      'Begin the round again when the free foot takes weight.',
    ],
    commonFaults: [
      {
        fault: 'The standing knee falls inward.',
        fix: 'Keep the knee over the middle toe and bend it a little.',
      },
      {
        fault: 'You rush to stay up.',
        fix: 'Hold each touch for one breath.',
      },
    ],
    equipment: ['3 tees or coins'],
    scoring: {
      how: 'Five rounds on each leg. Count the rounds done without putting weight on the free foot.',
      unit: 'clean rounds',
    },
    diagram: {
      alt: 'One standing foot in the middle; the other foot reaches to three points {60 cm|2 ft} away, in front, to the side and behind.',
      labels: {
        front: 'Front',
        side: 'Side',
        back: 'Back',
      },
    },
  },
  'rotation-throws': {
    name: 'Rotation throws',
    description: 'Stand side-on to a wall and throw a light medicine ball with the hips leading.',
    purpose:
      'Golfers who throw far from the hips swing fast. It trains the order: ground, hips, shoulders, hands.',
    setUp: 'A firm wall, a ball of 2 to 3 kg, {2 m|7 ft} of room. Warm up first.',
    steps: [
      'Stand as at address, side-on to the wall, ball at the trail hip.',
      'Push off the trail foot and throw level at the wall. Catch the rebound.',
      'Five throws to a side, as fast as balance allows.',
      'Rest for a minute, then change the side. Three rounds.',
    ],
    commonFaults: [
      {
        fault: 'The arms throw alone.',
        fix: 'Let the front hip start and feel the ball come late.',
      },
      {
        fault: 'The throws get slower.',
        fix: 'Rest longer. Tired throws train slow swings.',
      },
    ],
    equipment: ['A medicine ball of 2 to 3 kg', 'A wall'],
    scoring: {
      how: 'Throw 30 times, 15 to a side. Count the throws that finish in balance and hit the wall at chest height.',
      unit: 'clean throws',
    },
    diagram: {
      alt: 'A golfer seen from above stands side-on to a wall {2 m|7 ft} away and throws a ball level against it.',
      labels: {
        wall: 'Wall',
      },
    },
  },
};
