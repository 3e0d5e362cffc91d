import type { puttingAtHome as facts } from '../../../exercises/putting-at-home.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const puttingAtHome: Translation<WordsOfDrills<typeof facts>> = {
  'first-rolls': {
    name: 'Premiers roulés',
    description:
      'Douze putts sans rien viser. Trouvez la vitesse du jour avant de chercher le trou.',
    alternatives: ['Avec une seule balle, suivez-la à chaque fois et renvoyez-la.'],
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
    alternatives: [
      'Deux boîtes pleines ou deux tasses font aussi une porte.',
      'Si la place manque, retirez le verre et arrêtez les balles avec une serviette.',
    ],
    equipment: ['Putter', '3 balles', '2 livres', 'Un verre', 'Une règle'],
    scoring: {
      how: 'Puttez 20 balles. Un point pour chacune qui passe entre les livres sans en toucher un.',
      unit: 'passages nets',
    },
    diagram: {
      alt: 'Sur une moquette, une balle roule entre deux livres écartés de {6 cm|2.5 in} et placés {40 cm|16 in} devant elle, vers un verre à {1.5 m|5 ft}.',
    },
  },
  'coin-start-line': {
    name: 'Sur la pièce',
    description:
      'Une pièce de monnaie est posée à {40 cm|16 in} devant la balle, sur la ligne. Faites partir la balle dessus.',
    alternatives: ['Sur un green, posez la pièce sur la ligne d’un putt droit vers le trou.'],
    equipment: ['Putter', '3 balles', 'Une pièce de monnaie', 'Un verre'],
    scoring: {
      how: 'Puttez 20 balles. Un point pour chacune qui passe sur la pièce.',
      unit: 'balles sur la pièce',
    },
    diagram: {
      alt: 'Une balle roule sur une pièce placée {40 cm|16 in} devant elle et continue vers un verre à {1.5 m|5 ft}.',
      labels: { coin: 'Pièce' },
    },
  },
  'string-line': {
    name: 'Sous le fil',
    description:
      'Un fil tendu marque un putt droit de {2 m|7 ft}. Sous son extrémité se dresse une porte que la balle doit passer.',
    alternatives: ['Une bande d’adhésif au sol remplace le fil.'],
    safety: 'Retirez le fil avant que quelqu’un traverse la pièce.',
    equipment: [
      'Putter',
      '3 balles',
      'Un fil de {2.5 m|8 ft}',
      '2 crayons ou 2 piles de livres',
      '2 livres ou 2 tees',
    ],
    scoring: {
      how: 'Puttez 20 balles, dix avec le fil et dix sans. Un point pour chacune qui passe la porte sans la toucher.',
      unit: 'putts droits',
    },
    diagram: {
      alt: 'Un fil est tendu au-dessus d’un putt droit de {2 m|7 ft} ; la balle roule dessous et passe une porte large de {10 cm|4 in}.',
      labels: { string: 'Fil' },
    },
  },
  'putter-rail': {
    name: 'Le putter entre les livres',
    description:
      'Deux livres forment un couloir à peine plus large que le putter. Un coup sans les toucher.',
    alternatives: [
      'Sans place pour faire rouler la balle, jouez contre un coussin et comptez les coups nets.',
    ],
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
    alternatives: ['Une ligne d’adhésif remplace le mur : au-delà, la balle ne compte pas.'],
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
      'Un long putt à la maison : d’une pièce, par la porte, pour s’arrêter entre deux lignes d’adhésif dans l’autre.',
    alternatives: [
      'Sans porte, placez deux chaises à {80 cm|32 in} l’une de l’autre à mi-chemin.',
      'Dans un petit logement, puttez à {3 m|10 ft} et gardez cette longueur, pour pouvoir comparer vos scores.',
    ],
    safety: 'Calez la porte, et que personne ne passe tant qu’une balle roule.',
    equipment: ['Putter', '3 balles', 'Ruban adhésif'],
    scoring: {
      how: 'Puttez 12 balles. Un point pour chacune qui ne touche pas le cadre et s’arrête entre les lignes.',
      unit: 'balles entre les lignes',
    },
    diagram: {
      alt: 'Une balle roule {4 m|13 ft} à travers une porte et s’arrête entre deux lignes écartées de {60 cm|2 ft} dans la pièce voisine.',
      labels: { doorway: 'Porte' },
    },
  },
  'carpet-ladder': {
    name: 'L’échelle sur moquette',
    description:
      'Quatre lignes d’adhésif, tous les {50 cm|20 in}. Chaque balle doit dépasser sa ligne et s’arrêter avant la suivante.',
    alternatives: [
      'Des crayons ou des clubs posés au sol, à côté de la moquette, marquent aussi les lignes.',
    ],
    equipment: ['Putter', '4 balles', 'Ruban adhésif'],
    scoring: {
      how: 'Trois montées de quatre balles. Un point pour chaque balle qui s’arrête à moins de {50 cm|20 in} après sa ligne.',
      unit: 'barreaux réussis',
    },
    diagram: {
      alt: 'Une moquette avec quatre lignes à {1 m|40 in}, {1.5 m|60 in}, {2 m|80 in} et {2.5 m|100 in} ; la troisième balle doit s’arrêter entre deux lignes.',
    },
  },
  'called-pace': {
    name: 'Yeux fermés, annoncez',
    description:
      'Puttez vers une pièce les yeux fermés et dites court, bon ou long avant de regarder.',
    alternatives: ['Si fermer les yeux vous déplaît, regardez le mur devant vous.'],
    safety: 'Dégagez le sol autour de vos pieds avant de fermer les yeux.',
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
      'Quinze putts de {1.5 m|5 ft} dans un verre, chacun avec toute la routine. Un raté et vous repartez de zéro.',
    alternatives: ['Une tasse ou un gobelet en plastique font aussi l’affaire.'],
    safety: 'Sur un sol dur, prenez un gobelet en plastique : un verre peut casser.',
    equipment: ['Putter', '3 balles', 'Un verre'],
    scoring: {
      how: 'Comptez la plus longue suite de putts rentrés en 15 essais.',
      unit: 'putts d’affilée',
    },
    diagram: {
      alt: 'Des balles attendent un putt de {1.5 m|5 ft} dans un verre ; un raté remet le compte à zéro.',
      labels: { inARow: 'D’affilée' },
    },
  },
  'carpet-nine': {
    name: 'Neuf trous sur moquette',
    description:
      'Neuf putts différents vers une pièce de monnaie, de {1 m|3 ft} à {3 m|10 ft}, avec une balle. Le par est de deux chacun.',
    alternatives: ['Dans une petite pièce, jouez trois emplacements trois fois chacun.'],
    safety: 'Ramassez toutes les balles à la fin : on marche vite sur l’une d’elles.',
    equipment: [
      'Putter',
      '1 balle',
      'Une pièce de monnaie',
      'Adhésif ou fil',
      'Une carte et un crayon',
    ],
    scoring: {
      how: 'Comptez les coups des neuf trous, par 18. Un putt est rentré s’il touche la pièce et s’arrête dans le cercle.',
      unit: 'coups',
    },
    diagram: {
      alt: 'Neuf emplacements numérotés, de {1 m|3 ft} à {3 m|10 ft} d’une pièce placée dans un cercle de {40 cm|16 in} de rayon ; le premier putt est en route.',
      labels: { radius: 'Rayon' },
    },
  },
  'one-hand-rolls': {
    name: 'Une main, puis les deux',
    description:
      'Douze balles : quatre avec chaque main seule, quatre avec les deux. Pas de trou, rien que le contact.',
    alternatives: ['Contre un coussin à {50 cm|20 in}, il ne faut aucune place.'],
    equipment: ['Putter', '3 balles'],
    diagram: {
      alt: 'Trois putters font rouler trois balles sur le sol : un avec la main du bas, un avec la main du haut, un avec les deux mains.',
      labels: { trail: 'Main du bas', lead: 'Main du haut', both: 'Deux mains' },
    },
  },
  'eyes-on-the-target': {
    name: 'Les yeux sur la cible',
    description: 'Douze balles vers une pièce de monnaie, en regardant la pièce et non la balle.',
    alternatives: ['Sur le green, visez un tee à la place de la pièce.'],
    equipment: ['Putter', '3 balles', 'Une pièce de monnaie'],
    diagram: {
      alt: 'Un golfeur, au-dessus de sa balle, regarde le long du sol vers une pièce à {2 m|7 ft}.',
      labels: { look: 'Regardez ici' },
    },
  },
};
