import type { puttingAtHome as facts } from '../../../exercises/putting-at-home.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const puttingAtHome: Translation<WordsOfDrills<typeof facts>> = {
  'first-rolls': {
    name: 'Premiers roulés',
    description:
      'Douze putts sans rien viser. Trouvez la vitesse du jour avant de chercher le trou.',
    equipment: ['Putter', '3 balles'],
    diagram: {
      alt: 'Trois balles roulent sur un green dégagé à une longueur courte, moyenne et longue, sans trou.',
      labels: { short: 'Court', middle: 'Moyen', long: 'Long' },
    },
  },
  'book-gate': {
    name: 'La porte de livres',
    description:
      'Deux livres forment une porte à {40 cm|16 in} devant la balle. Faites-la passer sans toucher.',
    equipment: ['Putter', '3 balles', '2 livres', 'Un verre'],
    scoring: {
      how: 'Puttez 20 balles. Un point pour chacune qui passe entre les livres sans en toucher un.',
      unit: 'passages nets',
    },
    diagram: {
      alt: 'Sur une moquette, une balle roule entre deux livres placés {40 cm|16 in} devant elle vers un verre à {1.5 m|5 ft}.',
    },
  },
  'coin-start-line': {
    name: 'Sur la pièce',
    description:
      'Une pièce de monnaie est posée à {30 cm|12 in} devant la balle, sur la ligne. Faites partir la balle dessus.',
    equipment: ['Putter', '3 balles', 'Une pièce de monnaie', 'Un verre'],
    scoring: {
      how: 'Puttez 20 balles. Un point pour chacune qui passe sur la pièce.',
      unit: 'balles sur la pièce',
    },
    diagram: {
      alt: 'Une balle roule sur une pièce placée {30 cm|12 in} devant elle et continue vers un verre à {1.5 m|5 ft}.',
      labels: { coin: 'Pièce' },
    },
  },
  'string-line': {
    name: 'Sous le fil',
    description:
      'Un fil tendu marque un putt droit de {2 m|7 ft}. La balle doit rouler dessous jusqu’au bout.',
    equipment: ['Putter', '3 balles', 'Un fil de {2.5 m|8 ft}', '2 crayons ou 2 piles de livres'],
    scoring: {
      how: 'Puttez 20 balles. Un point pour chacune qui reste sous le fil jusqu’au bout.',
      unit: 'putts droits',
    },
    diagram: {
      alt: 'Un fil est tendu au-dessus d’un putt droit de {2 m|7 ft} ; la balle roule dessous jusqu’au trou.',
      labels: { string: 'Fil' },
    },
  },
  'putter-rail': {
    name: 'Le putter entre les livres',
    description:
      'Deux livres forment un couloir à peine plus large que le putter. Un coup sans les toucher.',
    equipment: ['Putter', '3 balles', '2 livres ou 2 tees', 'Un verre'],
    scoring: {
      how: 'Jouez 20 coups avec une balle. Un point si le putter ne touche rien et que la balle atteint le verre.',
      unit: 'coups nets',
    },
    diagram: {
      alt: 'Une tête de putter avance dans un couloir entre deux livres ; la balle en sort vers un verre à {1 m|3 ft}.',
      labels: { book: 'Livre' },
    },
  },
  'wall-stop': {
    name: 'Stop au mur',
    description:
      'Faites rouler la balle vers un mur pour qu’elle meure à moins de {20 cm|8 in} sans jamais le toucher.',
    equipment: ['Putter', '3 balles', 'Adhésif ou serviette pour la bande'],
    scoring: {
      how: 'Puttez 15 balles, cinq de chaque distance en changeant l’ordre. Un point pour chacune qui s’arrête dans la bande sans toucher le mur.',
      unit: 'balles dans la bande',
    },
    diagram: {
      alt: 'Trois balles à {1 m|3 ft}, {2 m|7 ft} et {3 m|10 ft} d’un mur ; chacune roule vers une bande de {20 cm|8 in} marquée devant lui.',
    },
  },
  'doorway-lag': {
    name: 'D’une pièce à l’autre',
    description:
      'Un long putt à la maison : d’une pièce, par la porte, jusqu’à une serviette dans l’autre.',
    equipment: ['Putter', '3 balles', 'Une serviette'],
    scoring: {
      how: 'Puttez 12 balles. Un point pour chacune qui s’arrête sur la serviette.',
      unit: 'balles sur la serviette',
    },
    diagram: {
      alt: 'Une balle roule {4 m|13 ft} à travers une porte et s’arrête sur une serviette dans la pièce voisine.',
      labels: { doorway: 'Porte', towel: 'Serviette' },
    },
  },
  'carpet-ladder': {
    name: 'L’échelle sur moquette',
    description:
      'Quatre lignes d’adhésif, tous les {50 cm|20 in}. Chaque balle doit dépasser la précédente et s’arrêter avant la ligne suivante.',
    equipment: ['Putter', '4 balles', 'Ruban adhésif'],
    scoring: {
      how: 'Trois montées de quatre balles. Un point pour chaque balle qui s’arrête à moins de {50 cm|20 in} après sa ligne.',
      unit: 'barreaux réussis',
    },
    diagram: {
      alt: 'Une moquette avec quatre lignes à {1 m|3 ft}, {1.5 m|5 ft}, {2 m|7 ft} et {2.5 m|8 ft} ; la troisième balle doit s’arrêter entre deux lignes.',
    },
  },
  'called-pace': {
    name: 'Yeux fermés, annoncez',
    description:
      'Puttez vers une pièce les yeux fermés et dites court, bon ou long avant de regarder.',
    equipment: ['Putter', '1 balle', 'Une pièce de monnaie'],
    scoring: {
      how: 'Puttez 12 balles. Un point pour chaque annonce juste, où que la balle soit allée.',
      unit: 'annonces justes',
    },
    diagram: {
      alt: 'Un putt de {2 m|7 ft} vers une pièce ; les balles courtes, proches et longues portent leur annonce.',
      labels: { short: 'Court', good: 'Bon', long: 'Long' },
    },
  },
  'glass-streak': {
    name: 'La série',
    description:
      'Des putts de {1.5 m|5 ft} dans un verre, l’un après l’autre. Un raté et vous repartez de zéro.',
    equipment: ['Putter', '3 balles', 'Un verre'],
    scoring: {
      how: 'Comptez la plus longue suite de putts rentrés en 30 essais.',
      unit: 'putts d’affilée',
    },
    diagram: {
      alt: 'Des balles alignées attendent un putt de {1.5 m|5 ft} dans un verre ; un raté remet le compte à zéro.',
      labels: { inARow: 'D’affilée' },
    },
  },
  'carpet-nine': {
    name: 'Neuf trous sur moquette',
    description:
      'Neuf putts différents vers une pièce de monnaie, de {1 m|3 ft} à {3 m|10 ft}, avec une balle. Le par est de deux chacun.',
    equipment: ['Putter', '1 balle', 'Une pièce de monnaie', 'Une carte et un crayon'],
    scoring: {
      how: 'Comptez les coups des neuf trous, par 18.',
      unit: 'coups',
    },
    diagram: {
      alt: 'Neuf emplacements numérotés autour d’une pièce, de {1 m|3 ft} à {3 m|10 ft} ; le premier putt est en route.',
    },
  },
};
