import type { mental as facts } from '../../../exercises/mental.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const mental: Translation<WordsOfDrills<typeof facts>> = {
  'full-routine-ten': {
    name: 'Dix routines complètes',
    description:
      'Dix balles vers dix cibles, chacune avec toute la routine et une ligne à franchir.',
    purpose:
      'Une routine est une habitude, et les habitudes se prennent quand rien n’est en jeu. Derrière la ligne, vous pensez ; devant, vous jouez.',
    setUp:
      'Posez un club au sol deux pas derrière la balle. C’est la ligne. Dix balles, dix cibles.',
    steps: [
      'Derrière la ligne : choisissez la cible, le club et l’effet, et voyez la balle voler.',
      'Soufflez et franchissez la ligne. À partir de là, plus de décisions.',
      'Placez la face, un regard, et jouez.',
      'Si un doute vient, repassez derrière la ligne et recommencez.',
    ],
    commonFaults: [
      {
        fault: 'La routine prend une minute.',
        fix: 'Lancez la montre : 20 à 30 secondes de la ligne à l’impact.',
      },
      {
        fault: 'Au-dessus de la balle, vous pensez au swing.',
        fix: 'Répétez-vous la cible pendant le swing.',
      },
    ],
    scoring: {
      how: 'Jouez dix balles. Comptez les routines complètes en moins de 30 secondes, où que la balle soit allée.',
      unit: 'routines complètes',
      unitOfOne: 'routine complète',
    },
    diagram: {
      alt: 'Une ligne au sol sépare l’endroit derrière la balle, où vous pensez, de l’endroit à la balle, où vous jouez vers le drapeau.',
      labels: { think: 'Penser', play: 'Jouer' },
    },
  },
  'breath-four-two-six': {
    name: 'Respiration 4-2-6',
    description:
      'Inspirez sur quatre, retenez deux, soufflez sur six. À la maison, quelques minutes ; sur le parcours, deux respirations.',
    purpose:
      'Un long souffle ralentit le cœur. Travaillé chaque jour, il est là quand les mains commencent à se presser.',
    setUp: 'Asseyez-vous le dos droit, une main sur le ventre, une montre en vue.',
    steps: [
      'Inspirez par le nez sur quatre : le ventre bouge, la poitrine reste calme.',
      'Retenez deux temps, sans forcer.',
      'Soufflez par la bouche sur six, jusqu’au bout. Continuez jusqu’à la dernière minute.',
      'Dans la dernière minute, laissez le souffle venir seul et comptez les respirations.',
    ],
    commonFaults: [
      {
        fault: 'Vous vous retenez dans la dernière minute pour compter moins.',
        fix: 'Comptez et ne changez rien. Le chiffre ne vaut que s’il est honnête.',
      },
      {
        fault: 'Les épaules montent.',
        fix: 'Posez les deux mains sur le ventre et laissez-les bouger.',
      },
    ],
    safety:
      'Respirez moins fort si la tête vous tourne, et arrêtez si cela ne passe pas. Jamais au volant.',
    scoring: {
      how: 'Respirez en 4-2-6 jusqu’à la dernière minute. Comptez les respirations de cette minute sans les diriger ; moins, c’est plus calme.',
      unit: 'respirations par minute',
      unitOfOne: 'respiration par minute',
    },
    diagram: {
      alt: 'Une respiration dessinée comme le vol d’une balle : elle monte quatre temps, reste deux à plat et descend six.',
      labels: { breatheIn: 'Inspirer 4', hold: 'Tenir 2', breatheOut: 'Souffler 6' },
    },
  },
  'consequence-finish': {
    name: 'Fin à enjeu',
    description:
      'Six balles, et la plus longue suite réussie compte. Avec deux d’affilée, vous ne devez rien.',
    purpose:
      'Les dernières minutes d’une séance doivent ressembler aux derniers trous d’une partie. À chaque fois, un petit enjeu.',
    setUp:
      'Une tâche : celle que la séance indique, ou des putts de {1.5 m|5 ft}. Ne comparez que les scores d’une même tâche.',
    steps: [
      'Dites à voix haute la tâche et le gage d’un raté.',
      'Donnez à chaque balle toute la routine. Un raté remet la suite à zéro.',
      'Jouez les six. La plus longue suite est le score.',
      'Moins de deux d’affilée : faites le gage.',
    ],
    commonFaults: [
      { fault: 'Vous changez de tâche après le premier raté.', fix: 'Notez-la d’abord.' },
      {
        fault: 'Vous forcez un peu plus à chaque balle.',
        fix: 'La troisième balle reçoit ce qu’a eu la première : les mêmes regards, le même temps.',
      },
    ],
    scoring: {
      how: 'Jouez six balles. Comptez la plus longue suite de bonnes ; à deux, c’est réussi.',
      unit: 'd’affilée',
      unitOfOne: 'd’affilée',
    },
    diagram: {
      alt: 'Deux balles numérotées à {1.5 m|5 ft} du trou ; deux rentrées d’affilée, c’est réussi.',
      labels: { inARow: '2 d’affilée' },
    },
  },
  'three-points-a-hole': {
    name: 'Trois points par trou',
    description:
      'Trois trous sur le parcours. Un point pour le coup de départ, un pour le chemin jusqu’au green, un pour les putts.',
    purpose:
      'Une carte additionne tout et cache où les coups sont partis. Trois points montrent quelle partie du trou vous tenez déjà.',
    setUp:
      'Trois trous quand le parcours est calme, une balle, une carte. Demandez d’abord si vous pouvez partir de là.',
    steps: [
      'Avant chaque coup de départ, dites le côté où vous pouvez manquer, puis choisissez le club.',
      'Un point si le coup de départ est en jeu : vous pouvez jouer la suivante vers l’avant. Sur un par 3, s’il est sur le green ou à moins de {20 m|20 yd}.',
      'Un point si vous êtes sur le green avec au plus un coup de plus que la régulation : deux sur un par 3, trois sur un par 4, quatre sur un par 5.',
      'Un point pour deux putts ou moins. Notez les trois et continuez.',
    ],
    commonFaults: [
      {
        fault: 'Vous jouez au héros après un mauvais coup de départ.',
        fix: 'Revenez au plus court sur l’herbe rase. Il reste deux points.',
      },
      {
        fault: 'Vous comptez aussi les coups.',
        fix: 'Laissez-les. Neuf points sur trois trous, c’est une carte en soi.',
      },
    ],
    alternatives: [
      'Pas de parcours : jouez au practice trois trous que vous connaissez, puis puttez.',
    ],
    safety:
      'Attendez que le groupe devant soit hors de portée, et criez si une balle vole vers quelqu’un.',
    scoring: {
      how: 'Trous à jouer : {attempts}. Chacun vaut jusqu’à trois points : coup de départ en jeu, sur le green avec au plus un coup de plus que la régulation, deux putts ou moins.',
      unit: 'points',
      unitOfOne: 'point',
    },
    diagram: {
      alt: 'Un trou du départ au green par le fairway, avec trois endroits numérotés : le coup de départ en jeu, le coup vers le green, les putts.',
    },
  },
};
