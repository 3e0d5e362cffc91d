import type { puttingAtHome as facts } from '../../../exercises/putting-at-home.ts';
import type { WordsOfDrills } from '../../words.ts';

export const puttingAtHome: WordsOfDrills<typeof facts> = {
  'first-rolls': {
    name: 'First rolls',
    description:
      'Twelve rolls with nothing to aim at. Find the speed of the day before you ask for holes.',
    purpose:
      'The first minutes tune strike and pace. Without a hole there is nothing to miss, so you notice how the ball leaves the face.',
    setUp: 'Three balls and an open stretch of green or carpet. No hole, no coin, no line.',
    steps: [
      'Roll three balls a short way, all to the same place.',
      'Roll three to the middle of your room or green, then three as far as you have.',
      'Walk after the balls and look where they died.',
      'Roll the last three to any length you like and call the length before each stroke.',
    ],
    commonFaults: [
      {
        fault: 'The stroke gets quick on the long rolls.',
        fix: 'Make the stroke longer, not faster. Count one back and two through.',
      },
      {
        fault: 'You look up at once.',
        fix: 'Listen for the ball to stop before you turn your head on the first three.',
      },
    ],
    alternatives: ['With one ball, walk after it each time and roll it back.'],
    diagram: {
      alt: 'Three balls rolled across an open green to a short, a middle and a long length, without a hole.',
      labels: {
        short: 'Short',
        middle: 'Middle',
        long: 'Long',
      },
    },
  },
  'book-gate': {
    name: 'Two-book gate',
    description:
      'Two books stand as a gate {40 cm|16 in} in front of the ball. Roll it through without a touch.',
    purpose:
      'A ball that passes this gate starts well enough to find a hole at {1.5 m|5 ft}. It shows the start line at once and says which side you miss.',
    setUp:
      'Stand two books on their ends {6 cm|2.5 in} apart, which is a ball and a finger, and {40 cm|16 in} in front of the ball. Lay a glass on its side {1.5 m|5 ft} away as the hole.',
    steps: [
      'Aim the face at the middle of the gate before you set your feet.',
      'Roll ten balls through. Note which book you touch when you fail.',
      'Roll ten more with one look at the gate and one at the glass before each.',
      'Count the clean passes of all 20.',
    ],
    commonFaults: [
      {
        fault: 'You touch the same book again and again.',
        fix: 'Check where the face aims before you change the stroke. Aim is the cause more often than path.',
      },
      {
        fault: 'You steer the ball through and it dies short.',
        fix: 'Roll it to the glass. The gate is on the way, it is not the target.',
      },
    ],
    alternatives: [
      'Two full cans or two cups make a gate as well.',
      'With less room, leave the glass away and stop the balls with a towel.',
    ],
    scoring: {
      how: 'Roll {attempts} balls. One point for each that passes between the books without touching either.',
      unit: 'clean passes',
      unitOfOne: 'clean pass',
    },
    diagram: {
      alt: 'On a carpet a ball rolls between two books, {6 cm|2.5 in} apart and {40 cm|16 in} in front of it, to a glass {1.5 m|5 ft} away.',
    },
  },
  'coin-start-line': {
    name: 'Over the coin',
    description: 'A coin lies {40 cm|16 in} ahead on your line. Start the ball over it.',
    purpose:
      'A near target is easier to aim at than a far hole. A ball that runs over the coin is on line for the hole too.',
    setUp:
      'Lay a flat coin, at most {2.5 cm|1 in} across, {40 cm|16 in} in front of the ball. It lies on the straight line to a glass {1.5 m|5 ft} away.',
    steps: [
      'Stand behind the ball and look along ball, coin and glass.',
      'Set the face square to the coin, then your feet.',
      'Roll the ball over the coin. You hear a small click when it is right.',
      'Change the place of coin and glass after every five balls, until 20 are rolled.',
    ],
    commonFaults: [
      {
        fault: 'You hit at the coin and lose the pace.',
        fix: 'Look at the glass last, so that your hands know the length.',
      },
      {
        fault: 'The ball misses the coin on the side you stand on.',
        fix: 'Put your eyes over the ball: a ball dropped from your nose should land on it.',
      },
    ],
    alternatives: ['On a green, lay the coin on the line of a straight putt to a hole.'],
    scoring: {
      how: 'Roll 20 balls. One point for each that runs over the coin.',
      unit: 'balls over the coin',
      unitOfOne: 'ball over the coin',
    },
    diagram: {
      alt: 'A ball rolls over a coin {40 cm|16 in} in front of it and on to a glass {1.5 m|5 ft} away.',
      labels: {
        coin: 'Coin',
      },
    },
  },
  'string-line': {
    name: 'Under the string',
    description:
      'A taut string marks a straight putt of {2 m|7 ft}. Under its far end stands a gate that the ball has to pass.',
    purpose:
      'The string shows a straight line where your eyes may show another one. The gate tells you whether the ball held it.',
    setUp:
      'Tie a string between two pencils or two stacks of books, a hand above the ground. Put the ball under one end. Stand two books {10 cm|4 in} apart under the string, {2 m|7 ft} from the ball; on a green use two tees.',
    steps: [
      'Set the putter so that the string crosses the face at a right angle.',
      'Look at the string from above: it should cover the middle of the ball.',
      'Putt ten balls under the string and through the gate.',
      'Take the string away, leave the gate, and putt ten more with the picture of it.',
    ],
    commonFaults: [
      {
        fault: 'The string seems to lie inside or outside the ball.',
        fix: 'Your eyes are not over the line. Move nearer or farther until string and ball agree.',
      },
      {
        fault: 'The ball leaves the string in the last third.',
        fix: 'The ground is not level there, or the putt is too slow. Turn the set-up around and compare.',
      },
    ],
    alternatives: ['A strip of tape on the floor does the work of the string.'],
    safety: 'Take the string down before anybody walks through the room.',
    scoring: {
      how: 'Putt {attempts} balls, the first half with the string, the others without. One point for each that passes the gate without a touch.',
      unit: 'straight rolls',
      unitOfOne: 'straight roll',
    },
    diagram: {
      alt: 'A string is stretched over a straight putt of {2 m|7 ft}; the ball rolls under it and through a gate {10 cm|4 in} wide.',
      labels: {
        string: 'String',
      },
    },
  },
  'putter-rail': {
    name: 'Putter between books',
    description:
      'Two books make a lane just wider than the putter. Stroke through it without a touch.',
    purpose:
      'A strike from the middle of the face is what makes pace repeat. The lane keeps the head where the ball is.',
    setUp:
      'Lay two books along the line, one beyond the toe and one inside the heel, a finger of room on each side. On the green use two tees. Ball in the middle, glass {1 m|3 ft} ahead.',
    steps: [
      'Make five strokes without a ball and listen: no sound is right.',
      'Putt ten balls through the lane.',
      'Close your eyes for five strokes and let the books tell you.',
      'Take the books away and putt five more with the same feel.',
    ],
    commonFaults: [
      {
        fault: 'The toe touches the far book on the way back.',
        fix: 'Let the shoulders rock. The hands stay as soft as they were at the start.',
      },
      {
        fault: 'You slow down to stay inside.',
        fix: 'Widen the lane by a finger, keep the pace, and narrow it again later.',
      },
    ],
    alternatives: ['With no room for a roll, do it against a cushion and count clean strokes.'],
    scoring: {
      how: 'Make {attempts} strokes with a ball. One point when the putter touches nothing and the ball reaches the glass.',
      unit: 'clean strokes',
      unitOfOne: 'clean stroke',
    },
    diagram: {
      alt: 'A putter head moves in a lane between two books; the ball rolls from it to a glass {1 m|3 ft} away.',
      labels: {
        book: 'Book',
      },
    },
  },
  'wall-stop': {
    name: 'Stop at the wall',
    description:
      'Roll the ball toward a wall so that it dies within {20 cm|8 in} of it and never touches.',
    purpose:
      'The wall makes pace honest: too firm is a knock, too soft is a gap. Distance is the half of putting that saves three-putts.',
    setUp:
      'Mark a strip {20 cm|8 in} wide along a wall. Put balls {1 m|3 ft}, {2 m|7 ft} and {3 m|10 ft} away from it.',
    steps: [
      'Roll one ball from each distance, nearest first.',
      'Then change the distance every ball, in any order but never the same twice in a row.',
      'Say short or long before the ball stops.',
      'A ball that touches the wall counts nothing, however near it comes to rest.',
    ],
    commonFaults: [
      {
        fault: 'All balls stop short because of the wall.',
        fix: 'Take three rolls that do touch it, softly, and then a little less.',
      },
      {
        fault: 'The near ball runs in.',
        fix: 'Shorten the backswing. The tempo stays as it is for the long one.',
      },
    ],
    alternatives: ['A line of tape does the work of the wall: past it counts nothing.'],
    scoring: {
      how: 'Roll 15 balls, five from each distance in changing order. One point for each that stops in the strip without touching the wall.',
      unit: 'balls in the strip',
      unitOfOne: 'ball in the strip',
    },
    diagram: {
      alt: 'Three balls {1 m|3 ft}, {2 m|7 ft} and {3 m|10 ft} from a wall; each rolls to a marked strip {20 cm|8 in} wide in front of it.',
    },
  },
  'doorway-lag': {
    name: 'Through the doorway',
    description:
      'A long putt at home: from one room through the door, to stop between two lines of tape in the next.',
    purpose:
      'Most homes have one long line, and it goes through a door. The frame asks for a start line, the tape for the pace.',
    setUp:
      'Stick a line of tape across the floor {4 m|13 ft} from the ball and a second one {60 cm|2 ft} behind it. The doorway is about half way. Mark the same two lines for the way back.',
    steps: [
      'Roll the first ball without a practice stroke.',
      'Call the result before you look up: frame, short, between, long.',
      'Fetch the balls after every three and look where they stopped.',
      'After six balls putt six the other way.',
    ],
    commonFaults: [
      {
        fault: 'The ball clips the frame.',
        fix: 'Pick a spot on the sill in the middle of the door and roll over that.',
      },
      {
        fault: 'The balls run longer and longer.',
        fix: 'Think of the ball crossing the near line with its last turn.',
      },
    ],
    alternatives: [
      'Without a doorway, set two chairs {80 cm|32 in} apart half way.',
      'In a short home, putt {3 m|10 ft} and stay with that length, so that your scores compare.',
    ],
    safety: 'Prop the door open, and let nobody walk through while a ball rolls.',
    scoring: {
      how: 'Roll {attempts} balls. One point for each that touches no frame and stops between the lines.',
      unit: 'balls between the lines',
      unitOfOne: 'ball between the lines',
    },
    diagram: {
      alt: 'A ball rolls {4 m|13 ft} through a doorway and stops between two lines {60 cm|2 ft} apart in the next room.',
      labels: {
        doorway: 'Doorway',
      },
    },
  },
  'carpet-ladder': {
    name: 'Carpet ladder',
    description:
      'Four lines of tape, {50 cm|20 in} apart. Each ball has to stop past its line and short of the next.',
    purpose:
      'Small steps in length teach the hands how little it takes. That feel holds on every green.',
    setUp:
      'Put tape across the carpet at {1 m|40 in}, {1.5 m|60 in}, {2 m|80 in} and {2.5 m|100 in} from the ball.',
    steps: [
      'Roll the first ball just past the first line.',
      'Roll the next one past the second line, and so on up to the last.',
      'Leave the balls where they stop, so that you see the ladder.',
      'Climb three times. On the third climb look at the line, not at the ball, while you stroke.',
    ],
    commonFaults: [
      {
        fault: 'The second ball stops beside the first.',
        fix: 'Make two practice strokes of clearly different length before you climb.',
      },
      {
        fault: 'The last step jumps off the carpet.',
        fix: 'Lengthen the stroke by the width of one shoe, no more.',
      },
    ],
    alternatives: ['Pencils or clubs on the floor beside the carpet mark the lines as well.'],
    scoring: {
      how: 'Putt {attempts} balls, line by line, again and again. One point for each ball that stops within {50 cm|20 in} past its line.',
      unit: 'steps hit',
      unitOfOne: 'step hit',
    },
    diagram: {
      alt: 'A carpet with four lines at {1 m|40 in}, {1.5 m|60 in}, {2 m|80 in} and {2.5 m|100 in}; the third ball has to stop between two lines.',
    },
  },
  'called-pace': {
    name: 'Eyes shut, call it',
    description: 'Putt to a coin with your eyes shut and say short, good or long before you look.',
    purpose:
      'When the eyes rest, the hands have to report. Golfers who can name the length of a stroke can also change it.',
    setUp: 'A coin {2 m|7 ft} away. One ball at a time, and somebody or something that stops it.',
    steps: [
      'Take your address with the eyes open and look at the coin once more.',
      'Shut your eyes, putt, and keep them shut until the ball has stopped.',
      'Say short, good or long. Good is within {30 cm|12 in} of the coin.',
      'Open your eyes and mark whether the call was right. Change the length every three balls.',
    ],
    commonFaults: [
      {
        fault: 'You call good every time.',
        fix: 'Leave one ball short on purpose and one long, and feel the difference first.',
      },
      {
        fault: 'You sway without your eyes.',
        fix: 'Stand a little wider and feel both heels.',
      },
    ],
    alternatives: ['If you do not like to shut your eyes, look at the wall in front of you.'],
    safety: 'Clear the floor around your feet before you shut your eyes.',
    scoring: {
      how: 'Putt {attempts} balls. One point for each call that was right, wherever the ball went.',
      unit: 'right calls',
      unitOfOne: 'right call',
    },
    diagram: {
      alt: 'A ball is putted {2 m|7 ft} to a coin; balls that stopped short, near it and long are marked with their calls.',
      labels: {
        short: 'Short',
        good: 'Good',
        long: 'Long',
      },
    },
  },
  'glass-streak': {
    name: 'The streak',
    description:
      'Fifteen putts of {1.5 m|5 ft} into a glass, each with the whole routine. A miss puts you back to zero.',
    purpose:
      'Every putt is worth more than the one before. That is the feeling of a short putt for a good score.',
    setUp:
      'Lay a glass on its side {1.5 m|5 ft} away. You have 15 putts, with about 20 seconds for each.',
    steps: [
      'Look at the line twice, set the face, then the feet, and go.',
      'Count aloud. After a miss start at one again.',
      'From the fifth in a row on step away once before you putt.',
      'Stop after 15 putts and write down the longest run.',
    ],
    commonFaults: [
      {
        fault: 'You hurry after a miss.',
        fix: 'Walk to the glass and back before the next one.',
      },
      {
        fault: 'The routine gets longer as the run grows.',
        fix: 'Two looks, always two, at one in a row and at nine.',
      },
    ],
    alternatives: ['A mug or a plastic cup does as well as a glass.'],
    safety: 'On a hard floor use a plastic cup: a glass can break.',
    scoring: {
      how: 'Count the longest run of holed putts within 15 tries.',
      unit: 'putts in a row',
      unitOfOne: 'putt in a row',
    },
    diagram: {
      alt: 'Balls wait for a putt of {1.5 m|5 ft} into a glass; a miss starts the count again.',
      labels: {
        inARow: 'Longest run of 15',
      },
    },
  },
  'carpet-nine': {
    name: 'Nine holes on the carpet',
    description:
      'Nine different putts to one coin, {1 m|3 ft} to {3 m|10 ft} long, one ball. Par is two each.',
    purpose:
      'A round at home: every putt is new and every stroke counts. Play it again every two weeks and compare.',
    setUp:
      'Put a coin in the middle of the room and mark a circle around it with a radius of {40 cm|16 in}. Choose nine places {1 m|3 ft} to {3 m|10 ft} away, on both sides of the furniture, and keep them for the next time.',
    steps: [
      'Play the places in order with one ball and the whole routine.',
      'The ball is holed when it touches the coin and stops inside the circle.',
      'If it misses the coin or runs out of the circle, play on from where it lies.',
      'Write down the strokes after each hole and add the card.',
    ],
    commonFaults: [
      {
        fault: 'You rake back the misses.',
        fix: 'Every second putt counts as much as the first. Play it out.',
      },
      {
        fault: 'You charge at the coin.',
        fix: 'A ball that leaves the circle is not holed. Let it die just behind the coin.',
      },
    ],
    alternatives: ['In a small room, play three places three times each.'],
    safety: 'Pick up every ball when you are done: they roll under a foot.',
    scoring: {
      how: 'Count the strokes for nine holes, par 18. A putt is holed when it touches the coin and stops inside the circle.',
      unit: 'strokes',
      unitOfOne: 'stroke',
    },
    diagram: {
      alt: 'Nine numbered places, {1 m|3 ft} to {3 m|10 ft} from a coin in a circle with a radius of {40 cm|16 in}; the first putt is on its way.',
      labels: {
        radius: 'Radius',
      },
    },
  },
  'one-hand-rolls': {
    name: 'One hand, then both',
    description:
      'Twelve rolls: four with each hand alone, four with both. No hole, only the strike.',
    purpose:
      'One hand alone cannot steer a putter. You feel its weight, and both hands keep that feel after it.',
    setUp: 'Three balls and a stretch of carpet or green of about {2 m|7 ft}.',
    steps: [
      'Roll four balls with the trail hand, the one that is lower on the grip.',
      'Roll four with the lead hand.',
      'Roll four with both hands and the same slow rhythm.',
      'Look where the balls stopped: the nearer together, the better the strike.',
    ],
    commonFaults: [
      {
        fault: 'The head wobbles with one hand.',
        fix: 'Hold the grip lower and make the stroke half as long.',
      },
      {
        fault: 'Both hands squeeze at the end.',
        fix: 'Hold the putter as firmly as a full cup that must not spill.',
      },
    ],
    alternatives: ['Against a cushion {50 cm|20 in} away it needs no room at all.'],
    diagram: {
      alt: 'Three putters roll three balls across a floor: one with the trail hand, one with the lead hand, one with both hands.',
      labels: {
        trail: 'Trail hand',
        lead: 'Lead hand',
        both: 'Both hands',
      },
    },
  },
  'eyes-on-the-target': {
    name: 'Eyes on the target',
    description: 'Twelve rolls to a coin while you look at the coin and not at the ball.',
    purpose:
      'Eyes that rest on the target give the hands its distance. It wakes up the feel for pace before you count anything.',
    setUp: 'A coin {2 m|7 ft} away. Three balls.',
    steps: [
      'Set the face behind the ball, then turn your eyes to the coin and leave them there.',
      'Roll three balls to {1 m|3 ft}, three to {2 m|7 ft} and three to {3 m|10 ft}; move the coin each time.',
      'Watch each ball until it stops.',
      'Roll the last three as you always do, with your eyes on the ball.',
    ],
    commonFaults: [
      {
        fault: 'You miss the middle of the face.',
        fix: 'Let the putter rest behind the ball for a moment before you go.',
      },
      {
        fault: 'The eyes slip back to the ball.',
        fix: 'Read the number on the coin until the ball gets there.',
      },
    ],
    alternatives: ['On the green, roll to a tee in place of the coin.'],
    diagram: {
      alt: 'A golfer stands over a ball and looks along the floor at a coin {2 m|7 ft} away.',
      labels: {
        look: 'Look here',
      },
    },
  },
};
