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
      'Lunges with a turn of the trunk over the leg in front, 8 to each side.',
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
    safety: 'Room for a club all around you. Stop at pain; a pull is enough.',
    diagram: {
      alt: 'Five numbered moves seen from the front. Arms across the chest, turns with a club behind the shoulders, side bends with the club overhead. Then a lunge with a turn, and a chop from the address over the lead shoulder.',
    },
  },
  'after-play-stretch': {
    name: 'After-play stretch',
    description:
      'Five quiet stretches for hips, legs and back. After play or in the evening, never right before hitting.',
    purpose:
      'Golf is one-sided work. Eight calm minutes afterward keep the turn you had in the morning.',
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
        fault: 'You bounce to get farther.',
        fix: 'Hold still and breathe out. The stretch gets longer by itself.',
      },
      {
        fault: 'The back rounds.',
        fix: 'Go less far with a long back. The hip does the work.',
      },
    ],
    alternatives: ['Without a bench: a step of the stairs.'],
    safety:
      'A pull is right, pain is not. Take a chair that cannot slip. This is no medical advice: ask somebody who knows if a pain stays.',
    scoring: {
      how: 'Ten stretches, five moves with two sides or two rounds each. Count those held for the full time.',
      unit: 'full holds',
      unitOfOne: 'full hold',
    },
    diagram: {
      alt: 'Seen from the side, somebody stands on one leg with the other heel on a bench and leans forward with a long back, for 30 seconds.',
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
      'Beside a wall, an arm’s length away. Three tees or coins around the standing foot, {60 cm|2 ft} away: in front, to the side, behind.',
    steps: [
      'Stand on one leg, hands on the hips.',
      'Touch front, side and back with the toes of the other foot. That is one round.',
      'Do five rounds, then turn around and change the leg.',
      'A round in which the free foot takes weight, or a hand the wall, does not count. Go on with the next one.',
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
    alternatives: ['Hard on the ankle: coins {30 cm|1 ft} away, and keep that distance.'],
    safety:
      'Stand within reach of a wall or a heavy chair, on a floor that does not slip, eyes open.',
    scoring: {
      how: 'Five rounds on each leg. Count the rounds done without weight on the free foot and without a hand on the wall.',
      unit: 'clean rounds',
      unitOfOne: 'clean round',
    },
    diagram: {
      alt: 'One standing foot beside a wall; the other foot reaches to three points {60 cm|2 ft} away, in front, to the side and behind.',
      labels: {
        wall: 'Wall',
        front: 'Front',
        side: 'Side',
        back: 'Back',
      },
    },
  },
  'rotation-throws': {
    name: 'Rotation throws',
    description: 'Throw a light medicine ball side-on, with the hips leading, and measure how far.',
    purpose:
      'Golfers who throw far from the hips swing fast. It trains the order: ground, hips, shoulders, hands.',
    setUp:
      'A line on the ground, {12 m|40 ft} of free room and a ball of 2 to 3 kg. Warm up first.',
    steps: [
      'Stand as at address with the lead foot at the line, side-on, the ball at the trail hip.',
      'Push off the trail foot and throw level. Ten easy throws, five to each side, do not count.',
      'Three throws to each side as far as balance allows. Rest for half a minute after each.',
      'Pace or measure from the line to where the ball first lands, and write down all six.',
    ],
    commonFaults: [
      {
        fault: 'The arms throw alone.',
        fix: 'Let the lead hip start and feel the ball come late.',
      },
      {
        fault: 'The throws get shorter.',
        fix: 'Rest longer. Tired throws train slow swings.',
      },
    ],
    alternatives: ['Without the room: throw against a firm wall and count nothing.'],
    safety:
      'Nobody stands in the direction of the throw, and nothing that breaks. No throws with a sore back.',
    scoring: {
      how: 'Throw six times, three to each side, always the same weight. Write down the mean of the six distances.',
      unit: 'meters on average',
      unitOfOne: 'meter on average',
    },
    diagram: {
      alt: 'A golfer seen from above stands side-on to a line and throws a ball level over free ground; three earlier throws lie {6 m|20 ft} away.',
      labels: {
        line: 'Line',
      },
    },
  },
};
