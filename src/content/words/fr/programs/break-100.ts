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
        'Trois tests, un pour chaque secteur du jeu. Jouez-les comme ils viennent et notez chaque chiffre : vous les rejouerez en semaine six.',
      sessions: {
        'break-100-w1-s1': {
          title: 'Test : putting et chipping',
          description:
            'Longs putts, putts courts et dix chips. Pas de leçon aujourd’hui, rien que des chiffres.',
          notes: {
            'break-100-w1-s1-e1':
              'Prenez les cinq minutes entières. Vous le ferez désormais avant chaque séance.',
            'break-100-w1-s1-e2':
              'Premier test. Douze balles, pas de deuxième essai. Notez le nombre.',
            'break-100-w1-s1-e3': 'Deuxième test. Deux fois le tour, 24 putts.',
            'break-100-w1-s1-e4': 'Troisième test. Dix chips, additionnez les points.',
            'break-100-w1-s1-e5': 'Trois putts de {1 m|3 ft} d’affilée.',
          },
        },
        'break-100-w1-s2': {
          title: 'Test : petits fers',
          description:
            'Dix balles vers un green, puis un premier regard sur l’endroit où le club touche le sol.',
          notes: {
            'break-100-w1-s2-e2': 'Un swing à la moitié de la vitesse dont vous avez envie.',
            'break-100-w1-s2-e3':
              'Test. Dix balles, un seul club, notez chaque coup manqué avec son côté.',
            'break-100-w1-s2-e4':
              'Sans balle pour la première moitié. Ne regardez que les marques.',
            'break-100-w1-s2-e5': 'Trois wedges d’affilée qui volent. Peu importe où.',
          },
        },
        'break-100-w1-s3': {
          title: 'Test : coups de départ',
          description:
            'Quatorze coups de départ comme en partie, puis la routine que vous garderez six semaines.',
          notes: {
            'break-100-w1-s3-e3':
              'Test. Quatorze balles avec le club que vous jouez le plus du tee.',
            'break-100-w1-s3-e4':
              'Trouvez votre routine aujourd’hui : trois choses derrière la ligne, deux devant.',
            'break-100-w1-s3-e5':
              'Trois balles d’affilée dans le couloir de {25 m|25 yd}, avec le club de votre choix.',
          },
        },
      },
    },
    'break-100-w2': {
      title: 'Le contact d’abord',
      description:
        'Une tâche à la fois, encore et encore, jusqu’à la sentir. C’est la seule semaine de longs blocs.',
      sessions: {
        'break-100-w2-s1': {
          title: 'Ligne de départ et point de chute',
          description: 'Deux cibles proches : une porte pour le putt, une serviette pour le chip.',
          notes: {
            'break-100-w2-s1-e2':
              'Portes larges aujourd’hui. Ne les resserrez qu’après neuf sur dix.',
            'break-100-w2-s1-e3':
              'Un seul club pour les 30. Regardez la serviette jusqu’à la chute de la balle.',
            'break-100-w2-s1-e4': 'Sans balle les quatre premières minutes.',
            'break-100-w2-s1-e5': 'Trois chips d’affilée qui tombent sur la serviette.',
          },
        },
        'break-100-w2-s2': {
          title: 'Le contact',
          description: 'Point bas et demi-swings. La longueur ne compte pas aujourd’hui.',
          notes: {
            'break-100-w2-s2-e3':
              'Le même exercice qu’en semaine un. Comptez 20 marques et comparez.',
            'break-100-w2-s2-e4':
              'Arrêtez à trois heures à chaque fois, même après un mauvais coup.',
            'break-100-w2-s2-e5': 'Trois demi-swings d’affilée entre les deux repères.',
          },
        },
        'break-100-w2-s3': {
          title: 'Le dosage',
          description:
            'Les longs putts d’abord, les courts à la fin. Le coup dure le même temps pour tous.',
          notes: {
            'break-100-w2-s3-e1':
              'Les trois longueurs, puis annoncez les trois dernières avant de putter.',
            'break-100-w2-s3-e2':
              'Aller et retour deux fois. Marchez une fois jusqu’à chaque ligne avant de commencer.',
            'break-100-w2-s3-e3': 'Changez de club toutes les dix balles, pas de swing.',
            'break-100-w2-s3-e4': 'Une fois le tour. Lisez chaque putt depuis l’arrière.',
            'break-100-w2-s3-e5': 'Trois putts de {1.5 m|5 ft} d’affilée.',
          },
        },
      },
    },
    'break-100-w3': {
      title: 'Un club, puis un autre',
      description:
        'Les tâches alternent maintenant. C’est moins net que la semaine dernière, mais il en reste davantage.',
      sessions: {
        'break-100-w3-s1': {
          title: 'Des clubs pour chipper',
          description: 'Un swing, trois clubs. Puis le sable, puis de nouveau la porte.',
          notes: {
            'break-100-w3-s1-e2':
              'Neuf balles dans l’ordre, neuf en changeant de club à chaque fois.',
            'break-100-w3-s1-e3':
              'Avec des balles dès le début. Tracez une nouvelle ligne après huit.',
            'break-100-w3-s1-e4': 'Une porte plus étroite d’une balle qu’en semaine deux.',
            'break-100-w3-s1-e5': 'Trois sorties de bunker d’affilée qui finissent sur le green.',
          },
        },
        'break-100-w3-s2': {
          title: 'Visée et distance',
          description: 'Des rails pour viser, une échelle pour le wedge.',
          notes: {
            'break-100-w3-s2-e3': 'Cinq avec les rails, une sans, et vérifiez. Puis encore.',
            'break-100-w3-s2-e4':
              'Montez et descendez une fois, puis laissez choisir les repères du practice.',
            'break-100-w3-s2-e5': 'Trois wedges d’affilée à moins de {5 m|16 ft} des {40 m|45 yd}.',
          },
        },
        'break-100-w3-s3': {
          title: 'Quel club au départ',
          description: 'Le driver contre le club sûr. Laissez le compte décider.',
          notes: {
            'break-100-w3-s3-e3':
              'Dix paires vers une seule ouverture. Notez réussites et longueurs côte à côte.',
            'break-100-w3-s3-e4': 'Lentement. Si vous perdez l’équilibre, plus lentement.',
            'break-100-w3-s3-e5':
              'Deux coups de départ, une attente avant chacun, avec le club qui a gagné.',
          },
        },
      },
    },
    'break-100-w4': {
      title: 'Semaine légère',
      description:
        'Trente minutes par séance. Trois tests reviennent à mi-chemin pour voir où porter le travail ensuite.',
      sessions: {
        'break-100-w4-s1': {
          title: 'Test à mi-chemin : putting',
          description: 'Les deux tests de putting de la semaine un. Rien d’autre.',
          notes: {
            'break-100-w4-s1-e2': 'Nouveau test. Le même trou qu’en semaine un si possible.',
            'break-100-w4-s1-e3': 'Nouveau test. Deux fois le tour.',
            'break-100-w4-s1-e4': 'Trois putts de {1.5 m|5 ft} d’affilée.',
          },
        },
        'break-100-w4-s2': {
          title: 'Test à mi-chemin : petits fers',
          description: 'Dix balles vers le green, le reste est affaire de rythme.',
          notes: {
            'break-100-w4-s2-e3':
              'Nouveau test. Un club de plus qu’en semaine un si vous étiez trop court.',
            'break-100-w4-s2-e4': 'Avec une balle. Comptez à voix haute.',
            'break-100-w4-s2-e5': 'Trois balles d’affilée qui volent au-delà de {60 m|65 yd}.',
          },
        },
        'break-100-w4-s3': {
          title: 'Test à mi-chemin : chips',
          description: 'Dix chips pour des points, et une fin tranquille.',
          notes: {
            'break-100-w4-s3-e2':
              'Nouveau test. Choisissez le club d’après votre tableau de la semaine trois.',
            'break-100-w4-s3-e3': 'En position assise, avant la dernière tâche.',
            'break-100-w4-s3-e4':
              'Trois chips d’affilée à moins de {2 m|7 ft}. Deux respirations avant chacun.',
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
          description: 'Neuf balles en approche-putt, puis des putts courts de tous les côtés.',
          notes: {
            'break-100-w5-s1-e2':
              'Une balle à la fois, jusqu’au dernier putt. D’un lie difficile, trois coups, c’est bien.',
            'break-100-w5-s1-e3': 'Chaque tee une fois, d’un nouveau côté à chaque fois.',
            'break-100-w5-s1-e4': 'Trois putts de {1.5 m|5 ft} d’affilée.',
          },
        },
        'break-100-w5-s2': {
          title: 'Tous les clubs, toutes les cibles',
          description: 'Tirez un club, tirez une cible, une balle.',
          notes: {
            'break-100-w5-s2-e3':
              'Cinq clubs, trois cibles, jamais deux fois de suite le même club.',
            'break-100-w5-s2-e4': 'Uniquement au hasard. Nommez le swing avant chaque balle.',
            'break-100-w5-s2-e5':
              'Deux coups de départ sur le trou le plus difficile que vous connaissez.',
          },
        },
        'break-100-w5-s3': {
          title: 'Coups de départ avec routine',
          description: 'La routine d’abord, la balle ensuite.',
          notes: {
            'break-100-w5-s3-e3': 'Une nouvelle ouverture pour chaque paire.',
            'break-100-w5-s3-e4': 'Driver et fers en alternance. Seule la routine compte.',
            'break-100-w5-s3-e5': 'Deux balles. Dix squats par coup manqué.',
          },
        },
      },
    },
    'break-100-w6': {
      title: 'De nouveau les tests',
      description:
        'Les tests de la semaine un, dans le même ordre. Comparez les chiffres, pas les sensations.',
      sessions: {
        'break-100-w6-s1': {
          title: 'Test : putting et chipping',
          description: 'Les trois mêmes tests que le premier jour.',
          notes: {
            'break-100-w6-s1-e2': 'Même trou, même ordre, douze balles.',
            'break-100-w6-s1-e3': 'Deux fois le tour, 24 putts.',
            'break-100-w6-s1-e4': 'Dix chips depuis les endroits de la semaine un.',
            'break-100-w6-s1-e5':
              'Trois putts de {1.5 m|5 ft} d’affilée. En semaine un, c’était {1 m|3 ft}.',
          },
        },
        'break-100-w6-s2': {
          title: 'Test : petits fers',
          description:
            'Dix balles vers le green, puis des clubs au hasard pour garder les sensations du parcours.',
          notes: {
            'break-100-w6-s2-e3': 'Test. Dix balles, la même cible qu’en semaine un.',
            'break-100-w6-s2-e4': 'Comme en semaine cinq.',
            'break-100-w6-s2-e5':
              'Trois balles d’affilée qui auraient touché un green de {25 m|25 yd}.',
          },
        },
        'break-100-w6-s3': {
          title: 'Test : coups de départ',
          description: 'Quatorze coups de départ, puis un qui compte. Et maintenant, allez jouer.',
          notes: {
            'break-100-w6-s3-e3':
              'Test. Quatorze balles, avec le club choisi en semaine trois pour les trous étroits.',
            'break-100-w6-s3-e4': 'Dix balles, dix cibles, dix routines complètes.',
            'break-100-w6-s3-e5':
              'Le premier coup de départ de votre prochaine partie. Deux balles, pas une de plus.',
          },
        },
      },
    },
  },
};
