import type { break90 as facts } from '../../../programs/break-90.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfProgram } from '../../words.ts';

export const break90: Translation<WordsOfProgram<typeof facts>> = {
  name: 'Passer sous les 90',
  description:
    'Huit semaines pour les golfeurs qui passent déjà sous les 100. Dix-sept bogeys et un par font 89 : moins de coups perdus près du green, un coup de départ en jeu et jamais trois putts.',
  weeks: {
    'break-90-w1': {
      title: 'Quatre tests',
      description:
        'Petit jeu, coups au green, départ et putting sont testés. Jouez les tests comme ils viennent. Ils reviennent à la fin, et deux d’entre eux déjà à mi-chemin.',
      sessions: {
        'break-90-w1-s1': {
          title: 'Test : petit jeu',
          description:
            'Douze demi-swings au practice, puis dix chips, dix pitchs et dix sorties de bunker. À la fin, six chips avec un gage à la clé.',
          notes: {
            'break-90-w1-s1-e2': 'Choisissez une cible que vous retrouverez.',
            'break-90-w1-s1-e3': 'Pas de deuxième essai. Retenez le trou : vous y reviendrez.',
          },
        },
        'break-90-w1-s2': {
          title: 'Test : coups au green et départ',
          description:
            'Dix-huit balles vers trois cibles, puis quatorze coups de départ. Jouez chaque balle comme si elle comptait, surtout les dernières.',
          notes: {
            'break-90-w1-s2-e2': 'Notez les cibles : vous y reviendrez.',
            'break-90-w1-s2-e3': 'Avec le club que vous jouez le plus du tee.',
          },
        },
        'break-90-w1-s3': {
          title: 'Test : putting',
          description: 'Le test de putting, puis neuf putts où chaque raté se paie.',
          notes: {
            'break-90-w1-s3-e2': 'Retenez le trou et les côtés d’où vous avez putté.',
            'break-90-w1-s3-e3': 'Comptez tous les coups. Ici, pas de putt donné.',
          },
        },
      },
    },
    'break-90-w2': {
      title: 'Chute, contact, ligne de départ',
      description:
        'Une chose à la fois : où tombe le chip, où le club touche le sol, où part le putt.',
      sessions: {
        'break-90-w2-s1': {
          title: 'Où tombe le chip',
          description:
            'Choisissez d’abord le point de chute, ensuite le club. Et dix balles du sable.',
          notes: {
            'break-90-w2-s1-e3': 'Comptez combien sont sorties, puis combien sont sur le green.',
            'break-90-w2-s1-e4': 'Avant le swing, dites combien la balle va rouler.',
          },
        },
        'break-90-w2-s2': {
          title: 'La balle d’abord, le sol ensuite',
          description:
            'Le point bas du swing, puis des demi-swings, puis dix balles vers un green avec le même contact.',
          notes: {
            'break-90-w2-s2-e3': 'Tenez le finish jusqu’à ce que la balle tombe.',
            'break-90-w2-s2-e4':
              'Prenez un club de plus que prévu. La plupart des coups manqués sont courts.',
          },
        },
        'break-90-w2-s3': {
          title: 'Des putts courts et très longs',
          description:
            'Une porte pour la ligne de départ, des putts courts de tous les côtés, puis les longueurs où commencent les trois putts.',
          notes: {
            'break-90-w2-s3-e2':
              'Regardez la balle passer la porte avant de lever les yeux vers le trou.',
            'break-90-w2-s3-e3': 'Notez à quel barreau commencent les ratés.',
          },
        },
      },
    },
    'break-90-w3': {
      title: 'Départ, wedge, visée',
      description:
        'Où le driver touche la balle, quelle portée donne chaque swing au wedge, et ce que vous visez.',
      sessions: {
        'break-90-w3-s1': {
          title: 'La face du driver',
          description:
            'Voyez où le club frappe la balle, puis jouez quatorze coups de départ vers un couloir.',
          notes: {
            'break-90-w3-s1-e2': 'Changez la hauteur du tee avant de changer le swing.',
            'break-90-w3-s1-e4':
              'Notez gauche et droite. Le plus grand des deux comptes déplace votre visée.',
          },
        },
        'break-90-w3-s2': {
          title: 'Sable et wedges',
          description:
            'Une ligne dans le sable, quatre portées avec un wedge et des chips pour des points.',
          notes: {
            'break-90-w3-s2-e2':
              'Frappez la ligne, pas la balle. Laissez le sable porter la balle dehors.',
            'break-90-w3-s2-e3':
              'Gardez les quatre chiffres. Vous en aurez besoin sur le parcours.',
          },
        },
        'break-90-w3-s3': {
          title: 'La visée, puis tous les clubs',
          description:
            'Vérifiez la visée avec des rails, jouez vers trois cibles longues, puis un nouveau club pour chaque balle.',
          notes: {
            'break-90-w3-s3-e4': 'Jamais deux fois de suite le même club.',
          },
        },
      },
    },
    'break-90-w4': {
      title: 'Semaine légère',
      description:
        'Trente minutes par séance. Deux tests vous disent si le travail se voit, et deux trous sur le parcours, s’il tient.',
      sessions: {
        'break-90-w4-s1': {
          title: 'Test à mi-chemin : putting',
          description: 'Le test de putting du début. Comparez le détail, pas seulement le total.',
          notes: { 'break-90-w4-s1-e2': 'Le même trou que la première fois, si possible.' },
        },
        'break-90-w4-s2': {
          title: 'Test à mi-chemin : coups au green',
          description: 'Les mêmes dix-huit balles vers les trois mêmes cibles.',
          notes: { 'break-90-w4-s2-e2': 'Les mêmes cibles que la première fois.' },
        },
        'break-90-w4-s3': {
          title: 'Deux trous sur le parcours',
          description:
            'Deux trous, une balle, trois points par trou. Planifiez un bogey sur chacun.',
          notes: {
            'break-90-w4-s3-e2': 'Choisissez au départ le club qui laisse deux coups faciles.',
          },
        },
      },
    },
    'break-90-w5': {
      title: 'Le second coup compte',
      description:
        'Désormais, chaque balle a une nouvelle tâche. Les comptes seront plus bas qu’avant, mais il en restera davantage.',
      sessions: {
        'break-90-w5-s1': {
          title: 'La moins bonne des deux',
          description:
            'Deux chips de chaque endroit, et toujours la moins bonne. Puis des pitchs de deux longueurs.',
          notes: {
            'break-90-w5-s1-e2': 'Prenez le club avec lequel même la mauvaise reste correcte.',
          },
        },
        'break-90-w5-s2': {
          title: 'Driver ou pas',
          description:
            'Des paires avec le driver et le club sûr, puis le deuxième coup : trois cibles longues tour à tour.',
          notes: {
            'break-90-w5-s2-e4': 'Jouez le trou le plus étroit que vous connaissez.',
          },
        },
        'break-90-w5-s3': {
          title: 'Fini les trois putts',
          description:
            'De longs putts vers un cercle, neuf trous à deux putts, puis chaque raté se paie.',
          notes: {
            'break-90-w5-s3-e3':
              'Deux putts, c’est le par. Notez chaque trou à trois putts et la longueur.',
            'break-90-w5-s3-e4': 'Comparez avec la première fois.',
          },
        },
      },
    },
    'break-90-w6': {
      title: 'Coups au green et sauvetage',
      description:
        'Dans une partie de 89, on manque trois greens sur quatre. Maintenant, vous travaillez les deux : les toucher, et sauver le trou.',
      sessions: {
        'break-90-w6-s1': {
          title: 'Coups au green',
          description:
            'Des demi-swings pour le contact, puis trois cibles longues, puis tous les clubs.',
          notes: {
            'break-90-w6-s1-e3': 'Comptez à part les coups trop courts.',
          },
        },
        'break-90-w6-s2': {
          title: 'Approche-putt',
          description: 'Neuf balles de n’importe où, dix du sable, et un moment pour respirer.',
          notes: {
            'break-90-w6-s2-e2': 'D’un lie difficile, visez d’abord le green.',
            'break-90-w6-s2-e4': 'Vous en aurez bientôt besoin.',
          },
        },
        'break-90-w6-s3': {
          title: 'Dosage et nerfs',
          description: 'De longs putts aux sensations, puis des courts de tous les côtés.',
          notes: {
            'break-90-w6-s3-e2': 'Faites le coup d’essai en regardant le trou.',
            'break-90-w6-s3-e3':
              'Surveillez le barreau auquel les ratés ont commencé la première fois.',
          },
        },
      },
    },
    'break-90-w7': {
      title: 'Avec de l’enjeu',
      description: 'Un coup manqué se paie à la fin, et la dernière séance dure trois trous.',
      sessions: {
        'break-90-w7-s1': {
          title: 'Six endroits, six balles',
          description:
            'De nouveau la moins bonne des deux, puis des pitchs de deux longueurs, puis six chips avec un gage à la clé.',
          notes: {
            'break-90-w7-s1-e2': 'Comparez le score avec celui de la dernière fois.',
            'break-90-w7-s1-e4': 'Dites le gage à voix haute.',
          },
        },
        'break-90-w7-s2': {
          title: 'Le premier tee',
          description:
            'Routine, quatorze coups de départ, puis cinq comme si chacun était le premier de la journée.',
          notes: {
            'break-90-w7-s2-e4': 'Imaginez le premier tee de votre prochaine partie.',
            'break-90-w7-s2-e2': 'Soufflez une fois avant de franchir la ligne.',
          },
        },
        'break-90-w7-s3': {
          title: 'Trois trous sur le parcours',
          description: 'Trois trous, une balle, neuf points à gagner.',
          notes: {
            'break-90-w7-s3-e2': 'Si le green est hors de portée, jouez court sans regret.',
          },
        },
      },
    },
    'break-90-w8': {
      title: 'De nouveau les tests, puis le jeu',
      description:
        'Les tests du début, dans le même ordre. Puis un trou sur le parcours, et votre prochaine partie sera la vraie.',
      sessions: {
        'break-90-w8-s1': {
          title: 'Test : petit jeu',
          description: 'Les deux mêmes tests que le premier jour.',
          notes: {
            'break-90-w8-s1-e2': 'La même cible que la première fois.',
            'break-90-w8-s1-e3': 'Le même trou que la première fois, pas de deuxième essai.',
          },
        },
        'break-90-w8-s2': {
          title: 'Test : coups au green et départ',
          description: 'Les deux mêmes tests qu’au début, dans le même ordre.',
          notes: {
            'break-90-w8-s2-e2': 'Les mêmes cibles que la première fois.',
            'break-90-w8-s2-e3':
              'Le même club que la première fois, même si vous en connaissez maintenant un meilleur.',
          },
        },
        'break-90-w8-s3': {
          title: 'Test de putting, puis le parcours',
          description: 'Le test de putting, puis un trou sur le parcours avec trois points en jeu.',
          notes: {
            'break-90-w8-s3-e2': 'Le même trou que la première fois.',
            'break-90-w8-s3-e3': 'Jouez-le comme le premier trou de votre prochaine partie.',
          },
        },
      },
    },
  },
};
