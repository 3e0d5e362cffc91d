import type { shortGame as facts } from '../../../exercises/short-game.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const shortGame: Translation<WordsOfDrills<typeof facts>> = {
  'landing-zone': {
    name: 'Chip al punto de bote',
    description: 'La bola vuela {6 m|20 ft} hasta una toalla y rueda hasta el hoyo.',
    alternatives: ['Sin green: una toalla en cualquier césped. Solo cuenta el bote.'],
    equipment: ['Wedge y hierro 8', '10 bolas', 'Una toalla'],
    scoring: {
      how: 'Juega 30 bolas de chip. Cuenta solo las que botan en la toalla o a menos de un palo de ella.',
      unit: 'buenos botes',
    },
    diagram: {
      alt: 'Un chip desde el antegreen con un vuelo de {6 m|20 ft} hasta un punto de bote rayado y que rueda hasta el hoyo.',
      labels: { carry: 'Vuelo', roll: 'Rodada' },
    },
  },
  'three-clubs-one-spot': {
    name: 'Un punto, tres palos',
    description:
      'Tres palos botan en el mismo punto y paran a tres distancias. El swing no cambia.',
    alternatives: ['Con dos palos: nueve bolas con cada uno, por turnos.'],
    equipment: ['Sand wedge, pitching wedge, hierro 8', '9 bolas', 'Un tee'],
    scoring: {
      how: 'Juega 18 bolas de chip, seis con cada palo, cambiando el orden. Cuenta las que botan a menos de un palo del punto.',
      unit: 'buenos botes',
    },
    diagram: {
      alt: 'Un vuelo hasta un punto de bote a {5 m|15 ft}; desde allí ruedan tres palos por la misma línea y paran uno detrás de otro.',
      labels: { sandWedge: 'Sand wedge', wedge: 'Wedge', eightIron: 'Hierro 8', carry: 'Vuelo' },
    },
  },
  'chip-points': {
    name: 'Diez chips por puntos',
    description:
      'Diez chips de {10 m|30 ft} a {18 m|60 ft}. Puntos por embocar, dejarla dada, cerca o en green.',
    equipment: ['Dos o tres palos', '10 bolas', '6 tees'],
    scoring: {
      how: 'Juega diez chips y suma los puntos: 4 embocado, 3 a menos de {1 m|3 ft}, 2 a menos de {2 m|6 ft}, 1 a menos de {3 m|10 ft}.',
      unit: 'puntos',
    },
    diagram: {
      alt: 'Chips desde {10 m|30 ft} y {18 m|60 ft} a un hoyo con tres círculos que valen tres, dos y un punto.',
    },
  },
  'splash-line': {
    name: 'Línea en la arena',
    description:
      'Una línea en la arena. Entra por detrás con el palo abierto y lanza la arena, y la bola con ella, al green.',
    alternatives: ['Sin bolas: solo cuentan las marcas, en cualquier arena.'],
    safety:
      'Que no haya nadie delante ni junto a la línea: bolas y piedras salen rápidas y bajas de la arena.',
    equipment: ['Sand wedge', '8 bolas', 'Un rastrillo'],
    scoring: {
      how: 'Haz 20 swings. Cuenta las marcas que empiezan en la línea o a menos de {5 cm|2 in} por detrás.',
      unit: 'buenas entradas',
    },
    diagram: {
      alt: 'Pies en un stance abierto y un palo abierto junto a una línea en la arena; delante hay tres bolas y una vuela al green.',
      labels: { stance: 'Stance abierto', club: 'Palo abierto' },
    },
  },
  'wedge-ladder': {
    name: 'Escalera de wedge',
    description:
      'Un wedge, cuatro vuelos: {30 m|35 yd}, {40 m|45 yd}, {50 m|55 yd} y {60 m|65 yd}, subiendo y bajando.',
    alternatives: [
      'Sin marcas en el campo de prácticas: elige cuatro cosas a otras distancias, separadas {10 m|10 yd} o más, y no las cambies.',
      'En un simulador: la marca es el vuelo de la pantalla.',
    ],
    equipment: ['Un wedge', '16 bolas', '4 toallas o cestas'],
    scoring: {
      how: 'Pega 16 bolas, cuatro a cada marca. Cuenta las que botan a menos de {5 m|5 yd} de ella.',
      unit: 'buenos vuelos',
    },
    diagram: {
      alt: 'Cuatro approaches con un mismo wedge vuelan a puntos de bote a {30 m|35 yd}, {40 m|45 yd}, {50 m|55 yd} y {60 m|65 yd}.',
    },
  },
  'up-and-down-nine': {
    name: 'Approach y putt, nueve bolas',
    description:
      'Nueve bolas alrededor del green, una tras otra hasta el hoyo. El par es dos en cada una.',
    equipment: ['Wedges y putter', '9 bolas', 'Una tarjeta y un lápiz'],
    scoring: { how: 'Cuenta todos los golpes de las nueve bolas, par 18.', unit: 'golpes' },
    diagram: {
      alt: 'Nueve bolas repartidas alrededor de un green, dos de ellas en búnker; cada una se juega al hoyo hasta embocarla.',
    },
  },
  'worst-ball-chips': {
    name: 'La peor de dos',
    description:
      'Dos chips desde cada sitio y sigues siempre con la peor bola. Después, dos putts y otra vez la peor.',
    equipment: ['Wedges y putter', '2 bolas', 'Una tarjeta y un lápiz'],
    scoring: {
      how: 'Cuenta los golpes de los seis sitios, siempre con la peor bola, par 18.',
      unit: 'golpes',
    },
    diagram: {
      alt: 'Dos chips desde un sitio: uno acaba cerca del hoyo y el otro más lejos; el juego sigue desde allí.',
      labels: { worse: 'Peor', better: 'Mejor' },
    },
  },
  'ten-from-the-sand': {
    name: 'Diez desde la arena',
    description: 'Diez bolas desde el búnker, una tras otra. En green o no.',
    alternatives: ['Con cinco bolas: juégalas dos veces.'],
    safety: 'Que no haya nadie entre tú y la bandera ni junto al búnker mientras juegas.',
    equipment: ['Sand wedge', '10 bolas', 'Un rastrillo'],
    scoring: {
      how: 'Juega diez bolas desde el búnker. Cuenta las que paran en el green.',
      unit: 'bolas en green',
    },
    diagram: {
      alt: 'Un golfista en un búnker juega a una bandera a {10 m|30 ft}; seis bolas están en el green y dos fuera.',
      labels: { tenBalls: 'Diez bolas' },
    },
  },
};
