import type { break100 as facts } from '../../../programs/break-100.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfProgram } from '../../words.ts';

export const break100: Translation<WordsOfProgram<typeof facts>> = {
  name: 'Passer sous les 100',
  description:
    'Six semaines pour passer à deux chiffres. Un contact solide, deux putts et un coup de départ qui reste en jeu, testés au début puis à la fin.',
  weeks: {
    'break-100-w1': {
      title: 'Où vous en êtes',
      description:
        'Quatre tests de votre jeu et un du demi-swing, avant de commencer l’entraînement. Jouez-les comme ils viennent : vous les rejouerez à la fin.',
      sessions: {
        'break-100-w1-s1': {
          title: 'Test : petit jeu',
          description:
            'Douze demi-swings, puis dix chips, dix pitchs et dix sorties de bunker. Pas de leçon aujourd’hui, rien que des chiffres.',
          notes: {
            'break-100-w1-s1-e1':
              'Prenez les cinq minutes entières. Vous le ferez désormais avant chaque séance.',
            'break-100-w1-s1-e2': 'Au practice, avant d’aller au green. Retenez la cible.',
            'break-100-w1-s1-e3': 'Pas de deuxième essai. Retenez le trou : vous y reviendrez.',
          },
        },
        'break-100-w1-s2': {
          title: 'Test : coups au green et départ',
          description:
            'Dix-huit balles vers trois cibles, puis autant de coups de départ qu’en une partie.',
          notes: {
            'break-100-w1-s2-e2': 'Notez les cibles : vous y reviendrez.',
            'break-100-w1-s2-e3':
              'Avec le club que vous jouez le plus du tee. Notez-le : vous le testerez de nouveau.',
          },
        },
        'break-100-w1-s3': {
          title: 'Stance, visée, putting',
          description:
            'Une habitude qui ne demande aucun talent, puis le dernier test : trente putts.',
          notes: {
            'break-100-w1-s3-e3': 'Retenez le trou et les côtés d’où vous avez joué vos putts.',
          },
        },
      },
    },
    'break-100-w2': {
      title: 'Le contact d’abord',
      description:
        'Une tâche à la fois, encore et encore, jusqu’à la sentir. C’est le seul moment des longs blocs.',
      sessions: {
        'break-100-w2-s1': {
          title: 'Ligne de départ et point de chute',
          description:
            'Deux cibles proches : une porte pour le putt, une serviette pour le chip. Puis le premier sable.',
          notes: {
            'break-100-w2-s1-e3': 'Regardez la serviette jusqu’à la chute de la balle.',
            'break-100-w2-s1-e4': 'Trouvez d’abord la ligne avec le club. La balle vient après.',
          },
        },
        'break-100-w2-s2': {
          title: 'Le contact',
          description: 'Point bas et demi-swings. La longueur ne compte pas aujourd’hui.',
          notes: {
            'break-100-w2-s2-e3':
              'Arrêtez à trois heures à chaque fois, même après un mauvais coup.',
          },
        },
        'break-100-w2-s3': {
          title: 'Le dosage',
          description:
            'Les longs putts d’abord, les courts à la fin. Le coup dure le même temps pour tous.',
          notes: {
            'break-100-w2-s3-e1':
              'Les trois longueurs, puis annoncez les trois dernières avant de putter.',
            'break-100-w2-s3-e2': 'Marchez une fois jusqu’à chaque ligne avant de commencer.',
            'break-100-w2-s3-e4': 'Lisez chaque putt depuis l’arrière.',
          },
        },
      },
    },
    'break-100-w3': {
      title: 'Un club, puis un autre',
      description:
        'Les tâches alternent maintenant. C’est moins net qu’avant, mais il en reste davantage.',
      sessions: {
        'break-100-w3-s1': {
          title: 'Des clubs pour chipper',
          description: 'Un swing, trois clubs. Puis des pitchs de deux longueurs, puis le sable.',
          notes: {
            'break-100-w3-s1-e4':
              'Tracez une nouvelle ligne dès que vous ne voyez plus l’ancienne.',
          },
        },
        'break-100-w3-s2': {
          title: 'Visée et distance',
          description:
            'Des rails pour viser, trois cibles longues pour la distance, un rythme pour les deux.',
          notes: {
            'break-100-w3-s2-e3': 'Dites quel club il faut avant de regarder de nouveau la cible.',
          },
        },
        'break-100-w3-s3': {
          title: 'Quel club au départ',
          description: 'Le driver contre le club sûr. Laissez les deux comptes décider.',
          notes: {
            'break-100-w3-s3-e2': 'D’abord dix swings courts, puis de plus longs.',
          },
        },
      },
    },
    'break-100-w4': {
      title: 'Semaine légère',
      description:
        'Trente minutes par séance. Moins de tout, et vous emmenez les nouvelles habitudes sur le parcours, pour deux trous.',
      sessions: {
        'break-100-w4-s1': {
          title: 'Les putts les plus longs et les plus courts',
          description:
            'De très longs putts pour des points, puis de nouveau l’horloge. Rien d’autre.',
          notes: {},
        },
        'break-100-w4-s2': {
          title: 'Demi-swings et un green',
          description: 'Demi-swings et dix balles vers le green, rien d’autre.',
          notes: {
            'break-100-w4-s2-e3': 'Visez le milieu du green, pas le drapeau.',
            'break-100-w4-s2-e4': 'Soufflez une fois avant chaque balle.',
          },
        },
        'break-100-w4-s3': {
          title: 'Deux trous sur le parcours',
          description: 'Une heure tranquille, deux trous, une balle. Des points au lieu des coups.',
          notes: {
            'break-100-w4-s3-e2':
              'Avant chaque coup de départ, dites le côté où vous pouvez manquer.',
          },
        },
      },
    },
    'break-100-w5': {
      title: 'Jamais deux fois le même coup',
      description:
        'Chaque balle a une nouvelle tâche, comme sur le parcours. Attendez-vous à des chiffres plus bas et gardez la routine.',
      sessions: {
        'break-100-w5-s1': {
          title: 'Autour du green',
          description:
            'Neuf balles en approche-putt, puis de très longs putts, puis des courts qui comptent.',
          notes: {
            'break-100-w5-s1-e2': 'D’un lie difficile, trois coups, c’est bien.',
          },
        },
        'break-100-w5-s2': {
          title: 'Tous les clubs, toutes les cibles',
          description: 'Vérifiez la visée, puis tirez un club, tirez une cible, une balle.',
          notes: {
            'break-100-w5-s2-e3': 'Jamais deux fois de suite le même club.',
          },
        },
        'break-100-w5-s3': {
          title: 'Coups de départ avec routine',
          description: 'La routine d’abord, la balle ensuite.',
          notes: { 'break-100-w5-s3-e4': 'Dix squats par coup manqué.' },
        },
      },
    },
    'break-100-w6': {
      title: 'De nouveau les tests, puis le jeu',
      description:
        'Les tests du début, dans le même ordre. Comparez les chiffres, pas les sensations, puis emmenez-les sur le parcours.',
      sessions: {
        'break-100-w6-s1': {
          title: 'Test : petit jeu',
          description: 'Les deux mêmes tests que le premier jour.',
          notes: {
            'break-100-w6-s1-e2': 'La même cible que la première fois.',
            'break-100-w6-s1-e3': 'Le même trou que la première fois, pas de deuxième essai.',
          },
        },
        'break-100-w6-s2': {
          title: 'Test : coups au green et départ',
          description: 'Les deux mêmes tests qu’au début, dans le même ordre.',
          notes: {
            'break-100-w6-s2-e2': 'Les mêmes cibles que la première fois.',
            'break-100-w6-s2-e3':
              'Le même club que la première fois, même si vous en connaissez maintenant un meilleur.',
          },
        },
        'break-100-w6-s3': {
          title: 'Test de putting, puis le parcours',
          description:
            'Trente putts comme au début, puis un trou sur le parcours avec trois points. C’est pour cela que vous avez travaillé.',
          notes: {
            'break-100-w6-s3-e2': 'Le même trou que la première fois.',
            'break-100-w6-s3-e3': 'Jouez-le comme le premier trou de votre prochaine partie.',
          },
        },
      },
    },
  },
};
