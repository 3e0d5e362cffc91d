import type { finishes as facts } from '../../../exercises/finishes.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const finishes: Translation<WordsOfDrills<typeof facts>> = {
  'finish-putts': {
    name: 'Les derniers putts',
    description:
      'Six putts, et la plus longue suite rentrée compte. Avec deux d’affilée, vous ne devez rien.',
    purpose:
      'Les derniers putts de l’entraînement doivent ressembler aux derniers d’une partie. Un petit gage y suffit.',
    setUp:
      'Un trou et {1.5 m|5 ft} de putt droit, ou la distance que la séance indique. Trois balles.',
    steps: [
      'Dites à voix haute le gage d’un raté, par exemple dix squats à la fin.',
      'Puttez une balle à la fois, chacune avec toute la routine. Un raté remet la suite à zéro.',
      'Jouez les six. La plus longue suite est le score.',
      'Moins de deux d’affilée : faites le gage.',
    ],
    commonFaults: [
      {
        fault: 'Le troisième putt prend plus de temps que le premier.',
        fix: 'Comptez vos regards vers le trou et gardez ce nombre.',
      },
      {
        fault: 'Après un raté, vous ramenez déjà la balle suivante.',
        fix: 'Reculez derrière la balle et recommencez.',
      },
    ],
    alternatives: ['À la maison : un verre couché ou une pièce comme trou. Toujours le même.'],
    scoring: {
      how: 'Puttez six balles. Comptez la plus longue suite de rentrées ; à deux, c’est réussi.',
      unit: 'd’affilée',
      unitOfOne: 'd’affilée',
    },
    diagram: {
      alt: 'Deux balles numérotées à {1.5 m|5 ft} d’un trou ; deux rentrées d’affilée, c’est réussi.',
      labels: { inARow: '2 d’affilée' },
    },
  },
  'finish-chips': {
    name: 'Les derniers chips',
    description:
      'Six chips, et la plus longue suite réussie compte. Avec deux d’affilée, vous ne devez rien.',
    purpose:
      'Un chip qui doit être bon n’est pas un chip parmi trente. C’est celui que vous trouvez sur le parcours.',
    setUp:
      'Un chip simple de {10 m|30 ft}. Bon, c’est dans un rayon de {3 m|10 ft} autour du trou, ou ce que la séance indique.',
    steps: [
      'Choisissez le club et le point de chute, et dites à voix haute le gage d’un raté.',
      'Chippez une balle à la fois, chacune avec toute la routine. Une mauvaise remet la suite à zéro.',
      'Jouez les six. La plus longue suite est le score.',
      'Moins de deux d’affilée : faites le gage.',
    ],
    commonFaults: [
      {
        fault: 'Vous changez de club après un raté.',
        fix: 'Le plan reste le même pour toute la tâche.',
      },
      {
        fault: 'Le troisième chip est court.',
        fix: 'Regardez le point de chute jusqu’à ce que la balle y soit.',
      },
    ],
    scoring: {
      how: 'Jouez six balles. Comptez la plus longue suite de bonnes ; à deux, c’est réussi.',
      unit: 'd’affilée',
      unitOfOne: 'd’affilée',
    },
    diagram: {
      alt: 'Deux balles numérotées près d’un green ; chacune doit s’arrêter dans un rayon de {3 m|10 ft} autour du trou.',
      labels: { inARow: '2 d’affilée', radius: 'Rayon' },
    },
  },
  'finish-shots': {
    name: 'Les derniers coups',
    description:
      'Six coups, et la plus longue suite réussie compte. Avec deux d’affilée, vous ne devez rien.',
    purpose:
      'La dernière balle du seau est souvent la moins importante. Ici, elle peut faire la suite.',
    setUp:
      'Un couloir large de {25 m|25 yd} et un club sûr. Une bonne balle finit dedans, ou fait ce que la séance indique.',
    steps: [
      'Dites à voix haute le coup et le gage d’un raté.',
      'Jouez une balle à la fois, chacune avec toute la routine. Une mauvaise remet la suite à zéro.',
      'Jouez les six. La plus longue suite est le score.',
      'Moins de deux d’affilée : faites le gage.',
    ],
    commonFaults: [
      {
        fault: 'Vous jouez la balle suivante avec colère.',
        fix: 'Après un raté, posez le club le temps d’une respiration.',
      },
      {
        fault: 'La tâche devient plus facile de balle en balle.',
        fix: 'Le club et la cible restent jusqu’à la fin.',
      },
    ],
    scoring: {
      how: 'Jouez six balles. Comptez la plus longue suite de bonnes ; à deux, c’est réussi.',
      unit: 'd’affilée',
      unitOfOne: 'd’affilée',
    },
    diagram: {
      alt: 'Deux balles numérotées au practice et un couloir de {25 m|25 yd} entre deux piquets, où chacune doit finir.',
      labels: { inARow: '2 d’affilée' },
    },
  },
};
