import type { puttingAtHome as facts } from '../../../exercises/putting-at-home.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const puttingAtHome: Translation<WordsOfDrills<typeof facts>> = {
  'first-rolls': {
    name: 'Premiers roulés',
    description:
      'Douze putts sans rien viser. Trouvez la vitesse du jour avant de chercher le trou.',
    purpose:
      'Les premières minutes règlent le contact et le dosage. Sans trou, rien à rater : vous sentez comment la balle quitte la face.',
    setUp:
      'Trois balles et un espace libre, sur un green ou une moquette. Pas de trou, pas de pièce, pas de ligne.',
    steps: [
      'Faites rouler trois balles tout près, toutes au même endroit.',
      'Puis trois jusqu’au milieu de la pièce ou du green, et trois aussi loin que possible.',
      'Suivez les balles et regardez où elles sont mortes.',
      'Les trois dernières, à la longueur de votre choix : annoncez-la avant chaque coup.',
    ],
    commonFaults: [
      {
        fault: 'Le coup s’accélère sur les longs putts.',
        fix: 'Faites un coup plus long, pas plus rapide. Comptez un à la montée, deux à la traversée.',
      },
      {
        fault: 'Vous levez la tête tout de suite.',
        fix: 'Pour les trois premières, attendez d’entendre la balle s’arrêter avant de tourner la tête.',
      },
    ],
    alternatives: ['Avec une seule balle, suivez-la à chaque fois et renvoyez-la.'],
    diagram: {
      alt: 'Trois balles roulent sur un green dégagé à une longueur courte, moyenne et longue, sans trou.',
      labels: { short: 'Court', middle: 'Moyen', long: 'Long' },
    },
  },
  'book-gate': {
    name: 'La porte de livres',
    description:
      'Deux livres forment une porte à {40 cm|16 in} devant la balle. Faites-la passer sans toucher.',
    purpose:
      'Une balle qui passe cette porte part assez droit pour rentrer dans un trou à {1.5 m|5 ft}. Vous voyez aussitôt la ligne de départ et le côté où vous ratez.',
    setUp:
      'Posez deux livres debout, écartés de {6 cm|2.5 in}, soit une balle et un doigt, à {40 cm|16 in} devant la balle. Couchez un verre à {1.5 m|5 ft} : c’est le trou.',
    steps: [
      'Visez le milieu de la porte avec la face avant de placer les pieds.',
      'Puttez dix balles. En cas d’échec, notez quel livre vous touchez.',
      'Puttez-en dix autres. Avant chacune, un regard à la porte et un au verre.',
      'Comptez les passages nets sur les 20.',
    ],
    commonFaults: [
      {
        fault: 'Vous touchez toujours le même livre.',
        fix: 'Vérifiez où vise la face avant de changer le coup. La visée est plus souvent en cause que le chemin.',
      },
      {
        fault: 'Vous guidez la balle et elle meurt trop court.',
        fix: 'Puttez jusqu’au verre. La porte est sur le chemin, ce n’est pas la cible.',
      },
    ],
    alternatives: [
      'Deux boîtes pleines ou deux tasses font aussi une porte.',
      'Si la place manque, retirez le verre et arrêtez les balles avec une serviette.',
    ],
    scoring: {
      how: 'Puttez {attempts} balles. Un point pour chacune qui passe entre les livres sans en toucher un.',
      unit: 'passages nets',
      unitOfOne: 'passage net',
    },
    diagram: {
      alt: 'Sur une moquette, une balle roule entre deux livres écartés de {6 cm|2.5 in} et placés {40 cm|16 in} devant elle, vers un verre à {1.5 m|5 ft}.',
    },
  },
  'coin-start-line': {
    name: 'Sur la pièce',
    description:
      'Une pièce de monnaie est posée à {40 cm|16 in} devant la balle, sur la ligne. Faites partir la balle dessus.',
    purpose:
      'Une cible proche est plus facile à viser qu’un trou lointain. Une balle qui passe sur la pièce est aussi en ligne avec le trou.',
    setUp:
      'Posez une pièce plate, de {2.5 cm|1 in} de large au plus, à {40 cm|16 in} devant la balle, sur la ligne droite vers un verre à {1.5 m|5 ft}.',
    steps: [
      'Placez-vous derrière la balle et alignez du regard balle, pièce et verre.',
      'Mettez la face d’équerre avec la pièce, puis placez les pieds.',
      'Faites rouler la balle sur la pièce. Un petit clic, et c’est bon.',
      'Changez la pièce et le verre de place toutes les cinq balles, jusqu’à 20.',
    ],
    commonFaults: [
      {
        fault: 'Vous tapez vers la pièce et perdez le dosage.',
        fix: 'Regardez le verre en dernier, pour que vos mains sachent la longueur.',
      },
      {
        fault: 'La balle passe du côté de vos pieds.',
        fix: 'Mettez les yeux au-dessus de la balle : une balle lâchée de votre nez doit tomber dessus.',
      },
    ],
    alternatives: ['Sur un green, posez la pièce sur la ligne d’un putt droit vers le trou.'],
    scoring: {
      how: 'Puttez 20 balles. Un point pour chacune qui passe sur la pièce.',
      unit: 'balles sur la pièce',
      unitOfOne: 'balle sur la pièce',
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
    purpose:
      'Le fil montre une ligne droite là où vos yeux en voient peut-être une autre. La porte vous dit si la balle l’a tenue.',
    setUp:
      'Tendez un fil entre deux crayons ou deux piles de livres, à une main du sol. Mettez la balle sous un bout. Sous le fil, à {2 m|7 ft} de la balle, posez deux livres écartés de {10 cm|4 in} ; sur un green, deux tees.',
    steps: [
      'Placez le putter de sorte que le fil coupe la face à angle droit.',
      'Regardez le fil d’en haut : il doit cacher le milieu de la balle.',
      'Puttez dix balles sous le fil et par la porte.',
      'Retirez le fil, laissez la porte, et puttez-en dix autres en gardant l’image.',
    ],
    commonFaults: [
      {
        fault: 'Le fil semble à l’intérieur ou à l’extérieur de la balle.',
        fix: 'Vos yeux ne sont pas au-dessus de la ligne. Approchez ou reculez jusqu’à ce que fil et balle s’accordent.',
      },
      {
        fault: 'La balle quitte le fil dans le dernier tiers.',
        fix: 'Là, le sol n’est pas de niveau, ou le putt est trop lent. Retournez le tout et comparez.',
      },
    ],
    alternatives: ['Une bande d’adhésif au sol remplace le fil.'],
    safety: 'Retirez le fil avant que quelqu’un traverse la pièce.',
    scoring: {
      how: 'Puttez {attempts} balles, la première moitié avec le fil, les autres sans. Un point pour chacune qui passe la porte sans la toucher.',
      unit: 'putts droits',
      unitOfOne: 'putt droit',
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
    purpose:
      'C’est le contact au milieu de la face qui rend le dosage régulier. Le couloir garde la tête là où est la balle.',
    setUp:
      'Posez deux livres le long de la ligne, un au-delà de la pointe, un près du talon, à un doigt de chaque côté. Sur le green, deux tees. La balle au milieu, le verre à {1 m|3 ft}.',
    steps: [
      'Faites cinq coups sans balle et écoutez : pas de bruit, c’est bon.',
      'Puttez dix balles dans le couloir.',
      'Fermez les yeux pour cinq coups ; les livres vous répondent.',
      'Enlevez les livres et puttez cinq balles avec la même sensation.',
    ],
    commonFaults: [
      {
        fault: 'La pointe touche le livre extérieur à la montée.',
        fix: 'Laissez les épaules se balancer. Les mains restent aussi souples qu’au début.',
      },
      {
        fault: 'Vous freinez pour rester dedans.',
        fix: 'Élargissez le couloir d’un doigt, gardez l’allure, puis resserrez plus tard.',
      },
    ],
    alternatives: [
      'Sans place pour faire rouler la balle, jouez contre un coussin et comptez les coups nets.',
    ],
    scoring: {
      how: 'Jouez {attempts} coups avec une balle. Un point si le putter ne touche rien et que la balle atteint le verre.',
      unit: 'coups nets',
      unitOfOne: 'coup net',
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
    purpose:
      'Le mur ne ment pas : trop fort, ça cogne ; trop court, ça se voit. La longueur est la moitié du putting qui évite les trois putts.',
    setUp:
      'Marquez une bande large de {20 cm|8 in} le long d’un mur. Posez des balles à {1 m|3 ft}, {2 m|7 ft} et {3 m|10 ft} du mur.',
    steps: [
      'Puttez une balle de chaque distance, la plus proche d’abord.',
      'Changez ensuite de distance à chaque balle, sans ordre, jamais deux fois de suite la même.',
      'Dites court ou long avant que la balle s’arrête.',
      'Une balle qui touche le mur ne compte pas, si près qu’elle s’arrête.',
    ],
    commonFaults: [
      {
        fault: 'Le mur fait peur : toutes les balles sont courtes.',
        fix: 'Puttez-en trois qui le touchent, doucement, puis un peu moins fort.',
      },
      {
        fault: 'La balle la plus proche cogne.',
        fix: 'Raccourcissez la montée. Le tempo reste celui du putt long.',
      },
    ],
    alternatives: ['Une ligne d’adhésif remplace le mur : au-delà, la balle ne compte pas.'],
    scoring: {
      how: 'Puttez 15 balles, cinq de chaque distance en changeant l’ordre. Un point pour chacune qui s’arrête dans la bande sans toucher le mur.',
      unit: 'balles dans la bande',
      unitOfOne: 'balle dans la bande',
    },
    diagram: {
      alt: 'Trois balles à {1 m|3 ft}, {2 m|7 ft} et {3 m|10 ft} d’un mur ; chacune roule vers une bande de {20 cm|8 in} marquée devant lui.',
    },
  },
  'doorway-lag': {
    name: 'D’une pièce à l’autre',
    description:
      'Un long putt à la maison : d’une pièce, par la porte, pour s’arrêter entre deux lignes d’adhésif dans l’autre.',
    purpose:
      'Presque chaque logement a une longue ligne, et elle passe par une porte. Le cadre demande une ligne de départ, l’adhésif un dosage.',
    setUp:
      'Collez une ligne d’adhésif au sol à {4 m|13 ft} de la balle et une autre {60 cm|2 ft} derrière. La porte est à peu près à mi-chemin. Marquez les deux mêmes lignes pour le retour.',
    steps: [
      'Puttez la première balle sans coup d’essai.',
      'Annoncez le résultat avant de lever les yeux : cadre, court, dedans, long.',
      'Toutes les trois balles, ramassez-les et regardez où elles se sont arrêtées.',
      'Après six balles, puttez-en six dans l’autre sens.',
    ],
    commonFaults: [
      {
        fault: 'La balle accroche le cadre.',
        fix: 'Choisissez un point sur le seuil, au milieu de la porte, et passez dessus.',
      },
      {
        fault: 'Les balles vont de plus en plus loin.',
        fix: 'Imaginez que la balle franchit la première ligne à son dernier tour.',
      },
    ],
    alternatives: [
      'Sans porte, placez deux chaises à {80 cm|32 in} l’une de l’autre à mi-chemin.',
      'Dans un petit logement, puttez à {3 m|10 ft} et gardez cette longueur, pour pouvoir comparer vos scores.',
    ],
    safety: 'Calez la porte, et que personne ne passe tant qu’une balle roule.',
    scoring: {
      how: 'Puttez {attempts} balles. Un point pour chacune qui ne touche pas le cadre et s’arrête entre les lignes.',
      unit: 'balles entre les lignes',
      unitOfOne: 'balle entre les lignes',
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
    purpose:
      'De petits écarts de longueur apprennent aux mains qu’il en faut très peu. Cette sensation vaut sur tous les greens.',
    setUp:
      'Collez de l’adhésif en travers de la moquette à {1 m|40 in}, {1.5 m|60 in}, {2 m|80 in} et {2.5 m|100 in} de la balle.',
    steps: [
      'Puttez la première balle juste au-delà de la première ligne.',
      'La suivante dépasse la deuxième ligne, et ainsi de suite jusqu’à la dernière.',
      'Laissez les balles où elles s’arrêtent, pour voir l’échelle.',
      'Montez trois fois. À la troisième, regardez la ligne et non la balle pendant le coup.',
    ],
    commonFaults: [
      {
        fault: 'La deuxième balle s’arrête à côté de la première.',
        fix: 'Avant de monter, faites deux coups d’essai de longueurs bien différentes.',
      },
      {
        fault: 'Au dernier barreau, la balle sort de la moquette.',
        fix: 'Allongez le coup d’une largeur de chaussure, pas plus.',
      },
    ],
    alternatives: [
      'Des crayons ou des clubs posés au sol, à côté de la moquette, marquent aussi les lignes.',
    ],
    scoring: {
      how: 'Puttez {attempts} balles, ligne après ligne, encore et encore. Un point pour chaque balle qui s’arrête à moins de {50 cm|20 in} après sa ligne.',
      unit: 'barreaux réussis',
      unitOfOne: 'barreau réussi',
    },
    diagram: {
      alt: 'Une moquette avec quatre lignes à {1 m|40 in}, {1.5 m|60 in}, {2 m|80 in} et {2.5 m|100 in} ; la troisième balle doit s’arrêter entre deux lignes.',
    },
  },
  'called-pace': {
    name: 'Yeux fermés, annoncez',
    description:
      'Puttez vers une pièce les yeux fermés et dites court, bon ou long avant de regarder.',
    purpose:
      'Quand les yeux se reposent, les mains doivent répondre. Le golfeur qui sait dire la longueur d’un coup sait aussi la changer.',
    setUp:
      'Une pièce de monnaie à {2 m|7 ft}. Une balle à la fois, et quelqu’un ou quelque chose pour l’arrêter.',
    steps: [
      'Mettez-vous à l’adresse les yeux ouverts et regardez encore une fois la pièce.',
      'Fermez les yeux, puttez, et gardez-les fermés jusqu’à l’arrêt de la balle.',
      'Dites court, bon ou long. Bon, c’est à moins de {30 cm|12 in} de la pièce.',
      'Ouvrez les yeux et notez si l’annonce était juste. Changez de longueur toutes les trois balles.',
    ],
    commonFaults: [
      {
        fault: 'Vous annoncez bon à chaque fois.',
        fix: 'Laissez d’abord exprès une balle courte et une longue, et sentez la différence.',
      },
      {
        fault: 'Sans les yeux, vous tanguez.',
        fix: 'Écartez un peu plus les pieds et sentez vos deux talons.',
      },
    ],
    alternatives: ['Si fermer les yeux vous déplaît, regardez le mur devant vous.'],
    safety: 'Dégagez le sol autour de vos pieds avant de fermer les yeux.',
    scoring: {
      how: 'Puttez {attempts} balles. Un point pour chaque annonce juste, où que la balle soit allée.',
      unit: 'annonces justes',
      unitOfOne: 'annonce juste',
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
    purpose:
      'Chaque putt vaut plus que le précédent. C’est ce qu’on ressent sur un petit putt pour un bon score.',
    setUp:
      'Couchez un verre à {1.5 m|5 ft}. Vous avez 15 putts, avec environ 20 secondes pour chacun.',
    steps: [
      'Deux regards à la ligne, placez la face, puis les pieds, et puttez.',
      'Comptez à voix haute. Après un raté, repartez de un.',
      'Dès le cinquième d’affilée, reculez une fois avant de putter.',
      'Arrêtez après 15 putts et notez la plus longue suite.',
    ],
    commonFaults: [
      {
        fault: 'Vous vous pressez après un raté.',
        fix: 'Allez jusqu’au verre et revenez avant le suivant.',
      },
      {
        fault: 'La routine s’allonge avec la suite.',
        fix: 'Deux regards, toujours deux, à un d’affilée comme à neuf.',
      },
    ],
    alternatives: ['Une tasse ou un gobelet en plastique font aussi l’affaire.'],
    safety: 'Sur un sol dur, prenez un gobelet en plastique : un verre peut casser.',
    scoring: {
      how: 'Comptez la plus longue suite de putts rentrés en 15 essais.',
      unit: 'putts d’affilée',
      unitOfOne: 'putt d’affilée',
    },
    diagram: {
      alt: 'Des balles attendent un putt de {1.5 m|5 ft} dans un verre ; un raté remet le compte à zéro.',
      labels: { inARow: 'Plus longue suite sur 15' },
    },
  },
  'carpet-nine': {
    name: 'Neuf trous sur moquette',
    description:
      'Neuf putts différents vers une pièce de monnaie, de {1 m|3 ft} à {3 m|10 ft}, avec une balle. Le par est de deux pour chacun.',
    purpose:
      'Une partie à la maison : chaque putt est nouveau et chaque coup compte. Rejouez-la toutes les deux semaines et comparez.',
    setUp:
      'Posez une pièce de monnaie au milieu du sol et marquez autour un cercle de {40 cm|16 in} de rayon. Choisissez neuf emplacements de {1 m|3 ft} à {3 m|10 ft}, des deux côtés des meubles, et gardez-les pour la prochaine fois.',
    steps: [
      'Jouez les emplacements dans l’ordre, avec une balle et toute la routine.',
      'La balle est rentrée si elle touche la pièce et s’arrête dans le cercle.',
      'Si elle manque la pièce ou sort du cercle, continuez de là où elle est.',
      'Notez les coups après chaque trou et additionnez la carte.',
    ],
    commonFaults: [
      {
        fault: 'Vous ramassez la balle après un raté.',
        fix: 'Le second putt compte autant que le premier. Finissez le trou.',
      },
      {
        fault: 'Vous foncez sur la pièce.',
        fix: 'Une balle qui sort du cercle n’est pas rentrée. Laissez-la mourir juste derrière la pièce.',
      },
    ],
    alternatives: ['Dans une petite pièce, jouez trois emplacements trois fois chacun.'],
    safety: 'Ramassez toutes les balles à la fin : on marche vite sur l’une d’elles.',
    scoring: {
      how: 'Comptez les coups des neuf trous, par 18. Un putt est rentré s’il touche la pièce et s’arrête dans le cercle.',
      unit: 'coups',
      unitOfOne: 'coup',
    },
    diagram: {
      alt: 'Neuf emplacements numérotés, de {1 m|3 ft} à {3 m|10 ft} d’une pièce placée dans un cercle de {40 cm|16 in} de rayon ; le premier putt est en route.',
      labels: { radius: 'Rayon' },
    },
  },
  'one-hand-rolls': {
    name: 'Une main, puis les deux',
    description:
      'Douze balles : quatre avec chaque main seule, quatre avec les deux. Pas de trou, rien que le contact.',
    purpose:
      'Une main seule ne peut pas guider un putter. Vous sentez son poids, et les deux mains gardent ensuite cette sensation.',
    setUp: 'Trois balles et environ {2 m|7 ft} de moquette ou de green.',
    steps: [
      'Puttez quatre balles avec la main du bas, la plus basse sur le grip.',
      'Puttez-en quatre avec la main du haut.',
      'Puttez-en quatre à deux mains, au même rythme lent.',
      'Regardez où les balles se sont arrêtées : plus elles sont groupées, meilleur est le contact.',
    ],
    commonFaults: [
      {
        fault: 'D’une main, la tête vacille.',
        fix: 'Prenez le grip plus bas et faites un coup moitié moins long.',
      },
      {
        fault: 'Les deux mains serrent à la fin.',
        fix: 'Tenez le putter comme une tasse pleine qui ne doit pas déborder.',
      },
    ],
    alternatives: ['Contre un coussin à {50 cm|20 in}, il ne faut aucune place.'],
    diagram: {
      alt: 'Trois putters font rouler trois balles sur le sol : un avec la main du bas, un avec la main du haut, un avec les deux mains.',
      labels: { trail: 'Main du bas', lead: 'Main du haut', both: 'Deux mains' },
    },
  },
  'eyes-on-the-target': {
    name: 'Les yeux sur la cible',
    description: 'Douze balles vers une pièce de monnaie, en regardant la pièce et non la balle.',
    purpose:
      'Des yeux posés sur la cible donnent la distance aux mains. La sensation du dosage s’éveille avant que rien ne compte.',
    setUp: 'Une pièce de monnaie à {2 m|7 ft}. Trois balles.',
    steps: [
      'Placez la face derrière la balle, puis portez les yeux sur la pièce et laissez-les là.',
      'Puttez trois balles à {1 m|3 ft}, trois à {2 m|7 ft} et trois à {3 m|10 ft} ; déplacez la pièce à chaque fois.',
      'Suivez chaque balle des yeux jusqu’à l’arrêt.',
      'Puttez les trois dernières comme d’habitude, les yeux sur la balle.',
    ],
    commonFaults: [
      {
        fault: 'Vous ne touchez pas le milieu de la face.',
        fix: 'Laissez le putter reposer un instant derrière la balle avant de partir.',
      },
      {
        fault: 'Les yeux reviennent à la balle.',
        fix: 'Lisez le chiffre de la pièce jusqu’à l’arrivée de la balle.',
      },
    ],
    alternatives: ['Sur le green, visez un tee à la place de la pièce.'],
    diagram: {
      alt: 'Un golfeur, au-dessus de sa balle, regarde le long du sol vers une pièce à {2 m|7 ft}.',
      labels: { look: 'Regardez ici' },
    },
  },
};
