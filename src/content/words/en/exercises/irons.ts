import type { irons as facts } from '../../../exercises/irons.ts';
import type { WordsOfDrills } from '../../words.ts';

export const irons: WordsOfDrills<typeof facts> = {
  'easy-wedges': {
    name: 'Ten easy wedges',
    description: 'Ten soft wedges to an open target. Half the speed, all the balance.',
    purpose:
      'The first balls of the day decide the rhythm of the rest. Soft wedges find the middle of the face before you need it.',
    setUp: 'A wedge, ten balls and a wide target about {50 m|55 yd} out.',
    steps: [
      'Hit three balls waist high to waist high.',
      'Hit four to chest height and hold the finish until the ball lands.',
      'Hit three with a full turn at the same soft speed.',
    ],
    commonFaults: [
      {
        fault: 'You reach for the driver after three balls.',
        fix: 'Ten wedges take four minutes. Count them.',
      },
      {
        fault: 'The first balls are thin.',
        fix: 'Brush the grass twice without a ball, then hit.',
      },
    ],
    diagram: {
      alt: 'A golfer seen from above hits soft wedges to a wide landing area about {50 m|55 yd} away.',
    },
  },
  'low-point-line': {
    name: 'Low-point line',
    description:
      'A line on the ground shows where the club meets the turf. The mark begins on it or just past it.',
    purpose:
      'Fat and thin shots have one cause: the low point of the swing wanders. The line shows it after every swing.',
    setUp:
      'Draw a line at a right angle to your target with chalk, spray or a row of tees. Stand so that it lies where the ball would be.',
    steps: [
      'Make ten swings with a short iron and no ball, moving along the line.',
      'Look at the marks: they begin on the line or at most {10 cm|4 in} past it.',
      'Lay ten balls on the line and hit them. These marks count too.',
      'Push the ground with the lead foot through impact. Leave the arms alone.',
    ],
    commonFaults: [
      {
        fault: 'The marks begin behind the line.',
        fix: 'Start with a little more weight on the lead foot and finish with all of it there.',
      },
      {
        fault: 'No mark at all.',
        fix: 'Keep the chest down through the strike and brush the grass, ball or not.',
      },
      {
        fault: 'The marks begin far past the line.',
        fix: 'Stand with the line in the middle of your stance and let the club reach the ground sooner.',
      },
    ],
    alternatives: ['On any lawn without balls: 20 marks in the grass.'],
    scoring: {
      how: 'Make {attempts} swings. Count the marks that begin on the line or at most {10 cm|4 in} past it.',
      unit: 'good marks',
      unitOfOne: 'good mark',
    },
    diagram: {
      alt: 'A line across the turf: three marks of the club begin within {10 cm|4 in} past it, and balls wait on the line.',
      labels: {
        line: 'Line',
        marks: 'Marks',
      },
    },
  },
  'short-iron-greens': {
    name: 'Short-iron greens',
    description: 'Ten balls to a green from {90 m|100 yd}. On or off, nothing between.',
    purpose:
      'From here a green means two putts and a par. The count shows at once whether club, aim or strike costs you greens.',
    setUp:
      'A target on the range about {90 m|100 yd} away. Picture a green as wide as it is deep, {25 m|25 yd} across.',
    steps: [
      'Choose the club that reaches the middle, not the flag.',
      'Hit ten balls with the whole routine and step away after each.',
      'Write down every miss: short, long, left or right.',
      'Look at the four counts. The largest is the work for the next session.',
    ],
    commonFaults: [
      {
        fault: 'Nearly all misses are short.',
        fix: 'Take one more club for the whole set and swing softer.',
      },
      {
        fault: 'Misses on both sides.',
        fix: 'Lay a club on the ground and check the aim before you blame the swing.',
      },
    ],
    scoring: {
      how: 'Hit ten balls. Count those that finish on the green.',
      unit: 'greens hit',
      unitOfOne: 'green hit',
    },
    diagram: {
      alt: 'Shots from {90 m|100 yd} to a round green {25 m|25 yd} across; six lie on the green and three beside it.',
    },
  },
  'nine-windows': {
    name: 'Nine windows',
    description:
      'Low, middle and high, each with a draw, straight and a fade. Call the window, then hit it.',
    purpose:
      'Shaping the ball on call shows what your hands and feet do to the face. You need two of the nine on the course, and you learn which.',
    setUp:
      'A 7-iron and a target you can see well. Picture nine windows {20 m|20 yd} in front of you.',
    steps: [
      'Try the nine once, the middle row first, then low, then high. These balls do not count.',
      'Now play the nine in random order. Say the window aloud before every ball.',
      'One point for the called curve at the called height.',
      'Half a point for the called curve at another height. Another curve scores nothing.',
    ],
    commonFaults: [
      {
        fault: 'The low ball climbs.',
        fix: 'Ball a little back, hands low at the finish, and less speed.',
      },
      {
        fault: 'The fade becomes a slice.',
        fix: 'Open the stance, not the face. Half the curve is enough.',
      },
    ],
    scoring: {
      how: 'Play the nine windows once each. One point for a hit, half a point for the right curve at the wrong height.',
      unit: 'windows',
      unitOfOne: 'window',
    },
    diagram: {
      alt: 'Nine windows seen from behind the ball: low, middle and high, each with a draw, a straight shot and a fade. A high fade is called.',
      labels: {
        high: 'High',
        mid: 'Mid',
        low: 'Low',
        draw: 'Draw',
        straight: 'Straight',
        fade: 'Fade',
      },
    },
  },
  'club-roulette': {
    name: 'Club roulette',
    description: 'A new club and a new target for every ball, drawn by lot. Never the same twice.',
    purpose:
      'On the course no shot comes twice. It feels worse than hitting ten with one club, and more of it stays.',
    setUp:
      'Write five clubs and three targets on slips of paper. Draw one of each before every ball.',
    steps: [
      'Draw a club and a target. Name the start line and the length.',
      'Walk in from behind, with the whole routine.',
      'A ball counts when it ends inside a corridor {25 m|25 yd} wide and at most {15 m|15 yd} short of the target or past it.',
      'Put the slip aside, so that no club comes twice in a row.',
    ],
    commonFaults: [
      {
        fault: 'You take a second ball after a bad one.',
        fix: 'One slip, one ball. The next slip is the remedy.',
      },
      {
        fault: 'Long clubs spoil the count.',
        fix: 'Choose a nearer target for them. Corridor and length stay as they are.',
      },
    ],
    scoring: {
      how: 'Hit 15 balls. Count those that end inside the corridor you called, at most {15 m|15 yd} short or past.',
      unit: 'balls at the target',
      unitOfOne: 'ball at the target',
    },
    diagram: {
      alt: 'Three targets at different lengths and sides, each for another club; around the one that is drawn lies a hatched field {25 m|25 yd} wide.',
      labels: {
        wedge: 'Wedge',
        eightIron: '8-iron',
        fiveIron: '5-iron',
      },
    },
  },
  'long-approaches': {
    name: 'Three long targets',
    description:
      'Full shots of {110 m|120 yd}, {120 m|130 yd} and {130 m|140 yd} in turn, for points by how close they end.',
    purpose:
      'Most greens are missed from here, and the approach test asks for {120 m|130 yd}. You learn which club each length takes.',
    setUp:
      'Choose three targets about {110 m|120 yd}, {120 m|130 yd} and {130 m|140 yd} away, and a club for each. The circles around them have radii of {12 m|13 yd}, {24 m|26 yd} and {36 m|39 yd}.',
    steps: [
      'Hit one ball at the near, one at the middle and one at the far target. Then begin again.',
      'Change the club with the target, and do the whole routine for every ball.',
      'Judge each ball where it ends: 3 points within {12 m|13 yd}, 2 within {24 m|26 yd}, 1 within {36 m|39 yd}.',
    ],
    commonFaults: [
      {
        fault: 'Nearly every ball ends short.',
        fix: 'Take one club more for a whole turn and compare.',
      },
      {
        fault: 'You stay with one target until it works.',
        fix: 'Change after every ball, as the course does.',
      },
    ],
    alternatives: [
      'If {130 m|140 yd} is out of reach, take {70 m|75 yd}, {80 m|90 yd} and {90 m|100 yd}, with radii of {8 m|9 yd}, {16 m|18 yd} and {24 m|27 yd}, and stay with them.',
      'In a simulator the distance left to the hole is the radius.',
    ],
    safety: 'Hit only from the bay, and stop when somebody walks out on the range.',
    scoring: {
      how: 'Hit {attempts} balls at the three targets in turn. Each brings 3, 2, 1 or 0 points by the radius that it ends in.',
      unit: 'points',
      unitOfOne: 'point',
    },
    diagram: {
      alt: 'Three shots from one place fly to targets {110 m|120 yd}, {120 m|130 yd} and {130 m|140 yd} away; three circles lie around the middle one.',
    },
  },
};
