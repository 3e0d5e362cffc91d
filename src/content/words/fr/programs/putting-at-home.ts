import type { puttingAtHome as facts } from '../../../programs/putting-at-home.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfProgram } from '../../words.ts';

export const puttingAtHome: Translation<WordsOfProgram<typeof facts>> = {
  name: 'Putting à la maison',
  description:
    'Quatre semaines sur moquette ou sur tapis, vingt minutes à la fois, quel que soit votre index. Ligne de départ, dosage et routine stable ; les tests de la première semaine reviennent dans la dernière.',
  weeks: {
    'putting-at-home-w1': {
      title: 'État des lieux',
      description:
        'Trois tests, puis les premières sensations de ligne et de dosage. Faites les tests comme vous jouez aujourd’hui : ils montrent d’où vous partez.',
      sessions: {
        'putting-at-home-w1-s1': {
          title: 'Test : ligne, dosage, nerfs',
          description: 'Deux scores pour commencer. Pas de deuxième essai.',
          notes: {},
        },
        'putting-at-home-w1-s2': {
          title: 'Test : neuf trous',
          description: 'Une partie sur la moquette, puis un couloir pour le putter.',
          notes: {
            'putting-at-home-w1-s2-e2':
              'Notez les neuf emplacements : vous les rejouerez à la fin.',
          },
        },
        'putting-at-home-w1-s3': {
          title: 'Une ligne droite',
          description: 'Voir la ligne, puis rouler dessus.',
          notes: {
            'putting-at-home-w1-s3-e2':
              'Placez d’abord les yeux : le fil cache le milieu de la balle.',
            'putting-at-home-w1-s3-e3': 'La même ligne sans le fil.',
          },
        },
        'putting-at-home-w1-s4': {
          title: 'Loin, mais à combien ?',
          description: 'De petits écarts de longueur, et votre propre voix pour juge.',
          notes: {
            'putting-at-home-w1-s4-e3': 'La moitié des annonces justes, c’est un bon début.',
            'putting-at-home-w1-s4-e4': 'Battez votre première suite.',
          },
        },
      },
    },
    'putting-at-home-w2': {
      title: 'Ligne et dosage tour à tour',
      description:
        'D’abord la ligne, puis le dosage, et on recommence. La porte s’éloigne, les putts s’allongent.',
      sessions: {
        'putting-at-home-w2-s1': {
          title: 'Porte plus loin',
          description: 'La face d’abord, puis le chemin.',
          notes: {},
        },
        'putting-at-home-w2-s2': {
          title: 'Longs putts',
          description: 'La plus longue ligne de chez vous, et le mur.',
          notes: {},
        },
        'putting-at-home-w2-s3': {
          title: 'Sans le fil',
          description: 'La pièce d’abord, puis le fil pour vérifier seulement.',
          notes: {},
        },
        'putting-at-home-w2-s4': {
          title: 'Annoncez',
          description: 'Les yeux fermés, puis l’échelle.',
          notes: {},
        },
      },
    },
    'putting-at-home-w3': {
      title: 'Mélangez',
      description:
        'Aucun putt ne revient deux fois. Les scores peuvent baisser maintenant ; ce que vous apprenez reste plus longtemps.',
      sessions: {
        'putting-at-home-w3-s1': {
          title: 'Deux portes',
          description: 'Une cible près, une cible loin.',
          notes: {
            'putting-at-home-w3-s1-e3': 'Des deux côtés de la porte tour à tour.',
          },
        },
        'putting-at-home-w3-s2': {
          title: 'Neuf trous, le retour',
          description: 'Une carte, une respiration, une série.',
          notes: {
            'putting-at-home-w3-s2-e2':
              'Tous avec des meubles sur le chemin. Gardez-les pour plus tard.',
            'putting-at-home-w3-s2-e3': 'Avant la dernière tâche.',
          },
        },
        'putting-at-home-w3-s3': {
          title: 'Mur et pièce',
          description: 'Dosage, ligne, dosage, ligne : changez d’exercice toutes les cinq balles.',
          notes: {},
        },
        'putting-at-home-w3-s4': {
          title: 'Échelle et carte',
          description: 'Les barreaux d’abord, puis une partie qui compte.',
          notes: {
            'putting-at-home-w3-s4-e3': 'Les emplacements que vous avez gardés, à l’envers.',
          },
        },
      },
    },
    'putting-at-home-w4': {
      title: 'Semaine légère et tests',
      description:
        'Des séances faciles de quinze minutes, puis de nouveau les trois tests du début, à l’identique.',
      sessions: {
        'putting-at-home-w4-s1': {
          title: 'Coups faciles',
          description: 'Rien que des sensations aujourd’hui, aussi lentement que vous voulez.',
          notes: {},
        },
        'putting-at-home-w4-s2': {
          title: 'Putts faciles',
          description: 'Le dernier entraînement avant les tests.',
          notes: {
            'putting-at-home-w4-s2-e2': 'Quatre dans chaque sens.',
          },
        },
        'putting-at-home-w4-s3': {
          title: 'Test : ligne, dosage, nerfs',
          description: 'Les deux tests du premier jour, dans le même ordre.',
          notes: {},
        },
        'putting-at-home-w4-s4': {
          title: 'Test : neuf trous',
          description: 'Les neuf emplacements du début. Comparez les cartes.',
          notes: {
            'putting-at-home-w4-s4-e2': 'Les mêmes emplacements dans le même ordre.',
          },
        },
      },
    },
  },
};
