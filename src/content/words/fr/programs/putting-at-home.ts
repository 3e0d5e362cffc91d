import type { puttingAtHome as facts } from '../../../programs/putting-at-home.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfProgram } from '../../words.ts';

export const puttingAtHome: Translation<WordsOfProgram<typeof facts>> = {
  name: 'Putting à la maison',
  description:
    'Quatre semaines sur moquette ou sur tapis, vingt minutes à la fois. Ligne de départ, dosage et routine stable, avec un score à battre à la fin.',
  weeks: {
    'putting-at-home-w1': {
      title: 'État des lieux',
      description:
        'Quatre tests en deux séances, puis les premières sensations de ligne et de dosage. Notez les scores sur une carte et gardez-la.',
      sessions: {
        'putting-at-home-w1-s1': {
          title: 'Test : ligne, dosage, nerfs',
          description: 'Trois scores pour commencer. Pas de deuxième essai.',
          notes: {
            'putting-at-home-w1-s1-e2': 'Test. Livres écartés de deux balles, 20 balles.',
            'putting-at-home-w1-s1-e3':
              'Test. Cinq balles de chaque distance, jamais la même deux fois de suite.',
            'putting-at-home-w1-s1-e4': 'Test. La plus longue suite sur 30 putts.',
          },
        },
        'putting-at-home-w1-s2': {
          title: 'Test : neuf trous',
          description: 'Une partie sur la moquette, puis un couloir pour le putter.',
          notes: {
            'putting-at-home-w1-s2-e2':
              'Test. Notez les neuf emplacements : vous les rejouerez en semaine quatre.',
            'putting-at-home-w1-s2-e3': 'Dix coups avec un doigt de marge de chaque côté.',
            'putting-at-home-w1-s2-e4': 'Trois putts de {1 m|3 ft} d’affilée dans le verre.',
          },
        },
        'putting-at-home-w1-s3': {
          title: 'Une ligne droite',
          description: 'Voir la ligne, puis rouler dessus.',
          notes: {
            'putting-at-home-w1-s3-e2':
              'Placez d’abord les yeux : le fil cache le milieu de la balle.',
            'putting-at-home-w1-s3-e3': 'La même ligne sans le fil.',
            'putting-at-home-w1-s3-e4': 'Trois balles d’affilée sur la pièce.',
          },
        },
        'putting-at-home-w1-s4': {
          title: 'Loin, mais à combien ?',
          description: 'De petits écarts de longueur, et votre propre voix pour juge.',
          notes: {
            'putting-at-home-w1-s4-e2': 'Deux montées. Regardez la ligne, pas la balle.',
            'putting-at-home-w1-s4-e3': 'La moitié des annonces justes, c’est un bon début.',
            'putting-at-home-w1-s4-e4': 'Battez la suite de la séance un.',
          },
        },
      },
    },
    'putting-at-home-w2': {
      title: 'Ligne et dosage tour à tour',
      description:
        'Chaque séance a un exercice de ligne et un de dosage. Les portes se resserrent, les putts s’allongent.',
      sessions: {
        'putting-at-home-w2-s1': {
          title: 'Porte étroite',
          description: 'La face d’abord, puis le chemin.',
          notes: {
            'putting-at-home-w2-s1-e2': 'Livres plus serrés d’un doigt qu’en semaine un.',
            'putting-at-home-w2-s1-e3': 'Cinq des coups les yeux fermés.',
            'putting-at-home-w2-s1-e4': 'Trois passages nets d’affilée dans la porte étroite.',
          },
        },
        'putting-at-home-w2-s2': {
          title: 'Longs putts',
          description: 'La plus longue ligne de chez vous, et le mur.',
          notes: {
            'putting-at-home-w2-s2-e2': 'Reculez d’un demi-pas après chaque balle.',
            'putting-at-home-w2-s2-e3': 'Dites court ou long avant que la balle s’arrête.',
            'putting-at-home-w2-s2-e4':
              'À partir du cinquième d’affilée, écartez-vous une fois avant de putter.',
          },
        },
        'putting-at-home-w2-s3': {
          title: 'Sans le fil',
          description: 'La pièce d’abord, puis le fil pour vérifier seulement.',
          notes: {
            'putting-at-home-w2-s3-e2':
              'Un nouvel endroit pour la pièce et le verre toutes les cinq balles.',
            'putting-at-home-w2-s3-e3': 'Dix avec le fil, dix sans.',
            'putting-at-home-w2-s3-e4': 'Trois balles d’affilée sur la pièce et dans le verre.',
          },
        },
        'putting-at-home-w2-s4': {
          title: 'Annoncez',
          description: 'Les yeux fermés, puis l’échelle.',
          notes: {
            'putting-at-home-w2-s4-e2': 'Changez de longueur toutes les trois balles.',
            'putting-at-home-w2-s4-e3': 'Trois montées et comptez les barreaux.',
            'putting-at-home-w2-s4-e4': 'Éloignez le verre de {30 cm|12 in}.',
          },
        },
      },
    },
    'putting-at-home-w3': {
      title: 'Mélangez',
      description:
        'Aucun putt ne revient deux fois. Les scores peuvent baisser cette semaine ; ce que vous apprenez reste plus longtemps.',
      sessions: {
        'putting-at-home-w3-s1': {
          title: 'Porte et couloir',
          description: 'Une cible près, une cible loin.',
          notes: {
            'putting-at-home-w3-s1-e2':
              'Une seule balle, et faites le tour des livres après chaque coup.',
            'putting-at-home-w3-s1-e3':
              'Des deux côtés de la porte tour à tour, une nouvelle longueur à chaque balle.',
            'putting-at-home-w3-s1-e4': 'Trois balles d’affilée sur la serviette.',
          },
        },
        'putting-at-home-w3-s2': {
          title: 'Neuf trous, le retour',
          description: 'Une carte, une respiration, une série.',
          notes: {
            'putting-at-home-w3-s2-e2':
              'De nouveaux emplacements aujourd’hui, tous avec des meubles sur le chemin.',
            'putting-at-home-w3-s2-e3': 'Avant la dernière tâche. Comptez jusqu’à la fin du temps.',
            'putting-at-home-w3-s2-e4':
              'Deux respirations avant chaque putt à partir du cinquième.',
          },
        },
        'putting-at-home-w3-s3': {
          title: 'Mur et pièce',
          description: 'Dosage, ligne, dosage, ligne : changez d’exercice toutes les cinq balles.',
          notes: {
            'putting-at-home-w3-s3-e2': 'Cinq balles, puis cinq vers la pièce, et ainsi de suite.',
            'putting-at-home-w3-s3-e3': 'Cinq balles, puis retour au mur.',
            'putting-at-home-w3-s3-e4':
              'Sur la pièce, avant le mur, sur la pièce. Les trois d’affilée.',
          },
        },
        'putting-at-home-w3-s4': {
          title: 'Échelle et carte',
          description: 'Les barreaux d’abord, puis une partie qui compte.',
          notes: {
            'putting-at-home-w3-s4-e2':
              'En descendant seulement : le barreau le plus long d’abord.',
            'putting-at-home-w3-s4-e3': 'Les emplacements de la séance deux, à l’envers.',
            'putting-at-home-w3-s4-e4': 'Une seule balle. Allez la chercher à chaque fois.',
          },
        },
      },
    },
    'putting-at-home-w4': {
      title: 'Semaine légère et tests',
      description:
        'Quinze minutes par séance. Deux jours faciles, puis de nouveau les quatre tests de la semaine un.',
      sessions: {
        'putting-at-home-w4-s1': {
          title: 'Coups faciles',
          description: 'Rien que des sensations aujourd’hui.',
          notes: {
            'putting-at-home-w4-s1-e2': 'Aussi lentement que vous voulez.',
            'putting-at-home-w4-s1-e3': 'Dix balles, sans compter.',
            'putting-at-home-w4-s1-e4': 'Trois putts de {1 m|3 ft} d’affilée.',
          },
        },
        'putting-at-home-w4-s2': {
          title: 'Putts faciles',
          description: 'Le dernier entraînement avant les tests.',
          notes: {
            'putting-at-home-w4-s2-e2': 'Six balles dans chaque sens.',
            'putting-at-home-w4-s2-e3': 'Huit annonces.',
            'putting-at-home-w4-s2-e4': 'Trois balles d’affilée sur la serviette.',
          },
        },
        'putting-at-home-w4-s3': {
          title: 'Test : ligne, dosage, nerfs',
          description: 'Les trois tests du premier jour, dans le même ordre.',
          notes: {
            'putting-at-home-w4-s3-e2': 'Test. Deux largeurs de balle, comme en semaine un.',
            'putting-at-home-w4-s3-e3': 'Test. Cinq balles de chaque distance.',
            'putting-at-home-w4-s3-e4': 'Test. Trente putts, {1.5 m|5 ft}.',
          },
        },
        'putting-at-home-w4-s4': {
          title: 'Test : neuf trous',
          description: 'Les neuf emplacements de la semaine un. Comparez les cartes.',
          notes: {
            'putting-at-home-w4-s4-e2': 'Test. Les mêmes emplacements dans le même ordre.',
            'putting-at-home-w4-s4-e3':
              'Trois putts de {1.5 m|5 ft} d’affilée. Et vous avez terminé.',
          },
        },
      },
    },
  },
};
