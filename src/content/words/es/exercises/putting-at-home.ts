import type { puttingAtHome as facts } from '../../../exercises/putting-at-home.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const puttingAtHome: Translation<WordsOfDrills<typeof facts>> = {
  'first-rolls': {
    name: 'Primeras rodadas',
    description:
      'Doce putts sin apuntar a nada. Encuentra la velocidad del día antes de buscar el hoyo.',
    purpose:
      'Los primeros minutos afinan el impacto y la velocidad. Sin hoyo no hay nada que fallar, y notas cómo sale la bola de la cara.',
    setUp:
      'Tres bolas y un trozo despejado de green o de alfombra. Sin hoyo, sin moneda, sin línea.',
    steps: [
      'Haz rodar tres bolas cerca, todas al mismo sitio.',
      'Después tres al centro de la habitación o del green, y tres tan lejos como dé el sitio.',
      'Ve tras las bolas y mira dónde han muerto.',
      'Las tres últimas, a la distancia que quieras: cántala antes de cada golpe.',
    ],
    commonFaults: [
      {
        fault: 'En las bolas largas el golpe se acelera.',
        fix: 'Haz el golpe más largo, no más rápido. Cuenta uno atrás y dos adelante.',
      },
      {
        fault: 'Levantas la vista enseguida.',
        fix: 'En las tres primeras, no gires la cabeza hasta oír que la bola para.',
      },
    ],
    alternatives: ['Con una sola bola, ve tras ella cada vez y hazla rodar de vuelta.'],
    diagram: {
      alt: 'Tres bolas ruedan por un green abierto a distancia corta, media y larga, sin hoyo.',
      labels: { short: 'Corta', middle: 'Media', long: 'Larga' },
    },
  },
  'book-gate': {
    name: 'Puerta de dos libros',
    description:
      'Dos libros forman una puerta {40 cm|16 in} delante de la bola. Hazla pasar sin tocarlos.',
    purpose:
      'La bola que pasa esta puerta sale lo bastante recta para entrar en un hoyo a {1.5 m|5 ft}. Ves al momento la línea de salida y por qué lado fallas.',
    setUp:
      'Pon dos libros de pie, separados {6 cm|2.5 in}, es decir, una bola y un dedo, y {40 cm|16 in} delante de la bola. Tumba un vaso a {1.5 m|5 ft}: es el hoyo.',
    steps: [
      'Apunta la cara al centro de la puerta antes de colocar los pies.',
      'Pasa diez bolas. Cuando falles, fíjate en qué libro tocas.',
      'Pasa otras diez. Antes de cada una, mira una vez la puerta y otra el vaso.',
      'Cuenta las que pasan limpias de las 20.',
    ],
    commonFaults: [
      {
        fault: 'Tocas una y otra vez el mismo libro.',
        fix: 'Mira adónde apunta la cara antes de cambiar el golpe. Suele ser la alineación más que el recorrido.',
      },
      {
        fault: 'Guías la bola por la puerta y se queda corta.',
        fix: 'Patea hacia el vaso. La puerta está en el camino, no es el objetivo.',
      },
    ],
    alternatives: [
      'Dos latas llenas o dos tazas también hacen de puerta.',
      'Con menos sitio, quita el vaso y para las bolas con una toalla.',
    ],
    scoring: {
      how: 'Patea {attempts} bolas. Un punto por cada una que pasa entre los libros sin tocar ninguno.',
      unit: 'pases limpios',
      unitOfOne: 'pase limpio',
    },
    diagram: {
      alt: 'Sobre una alfombra, una bola rueda entre dos libros, separados {6 cm|2.5 in} y {40 cm|16 in} por delante, hasta un vaso a {1.5 m|5 ft}.',
    },
  },
  'coin-start-line': {
    name: 'Sobre la moneda',
    description:
      'Hay una moneda {40 cm|16 in} por delante en tu línea. Haz que la bola salga por encima.',
    purpose:
      'Es más fácil apuntar a un objetivo cercano que a un hoyo lejano. Una bola que pasa por la moneda también va en línea al hoyo.',
    setUp:
      'Pon una moneda plana, de {2.5 cm|1 in} de ancho como mucho, {40 cm|16 in} delante de la bola, en la línea recta a un vaso a {1.5 m|5 ft}.',
    steps: [
      'Ponte detrás de la bola y mira bola, moneda y vaso en línea.',
      'Coloca la cara perpendicular a la moneda; después, los pies.',
      'Haz rodar la bola sobre la moneda. Si va bien, oyes un pequeño clic.',
      'Cambia de sitio la moneda y el vaso cada cinco bolas, hasta llegar a 20.',
    ],
    commonFaults: [
      {
        fault: 'Pegas a la moneda y pierdes la velocidad.',
        fix: 'Mira el vaso lo último, para que las manos sepan la distancia.',
      },
      {
        fault: 'La bola pasa la moneda por el lado de tus pies.',
        fix: 'Pon los ojos sobre la bola: una bola que cae de tu nariz debe darle.',
      },
    ],
    alternatives: ['En un green, pon la moneda en la línea de un putt recto al hoyo.'],
    scoring: {
      how: 'Patea 20 bolas. Un punto por cada una que pasa por encima de la moneda.',
      unit: 'bolas sobre la moneda',
      unitOfOne: 'bola sobre la moneda',
    },
    diagram: {
      alt: 'Una bola rueda sobre una moneda, {40 cm|16 in} por delante, y sigue hasta un vaso a {1.5 m|5 ft}.',
      labels: { coin: 'Moneda' },
    },
  },
  'string-line': {
    name: 'Bajo la cuerda',
    description:
      'Una cuerda tensa marca un putt recto de {2 m|7 ft}. Bajo su extremo hay una puerta por la que tiene que pasar la bola.',
    purpose:
      'La cuerda enseña una línea recta donde tus ojos quizá vean otra. La puerta te dice si la bola la ha seguido.',
    setUp:
      'Ata una cuerda entre dos lápices o dos montones de libros, a una mano del suelo. Pon la bola bajo un extremo. Coloca bajo la cuerda dos libros separados {10 cm|4 in}, a {2 m|7 ft} de la bola; en un green, dos tees.',
    steps: [
      'Coloca el putter de modo que la cuerda cruce la cara en ángulo recto.',
      'Mira la cuerda desde arriba: debe tapar el centro de la bola.',
      'Patea diez bolas bajo la cuerda y por la puerta.',
      'Quita la cuerda, deja la puerta y patea otras diez con la línea en la cabeza.',
    ],
    commonFaults: [
      {
        fault: 'La cuerda parece ir por dentro o por fuera de la bola.',
        fix: 'Tus ojos no están sobre la línea. Acércate o aléjate hasta que la cuerda y la bola coincidan.',
      },
      {
        fault: 'La bola se separa de la cuerda en el último tercio.',
        fix: 'Ahí el suelo no está a nivel o el putt va lento. Dale la vuelta al montaje y compara.',
      },
    ],
    alternatives: ['Una tira de cinta en el suelo hace las veces de cuerda.'],
    safety: 'Quita la cuerda antes de que alguien cruce la habitación.',
    scoring: {
      how: 'Patea {attempts} bolas, la primera mitad con la cuerda y las demás sin ella. Un punto por cada una que pasa la puerta sin tocarla.',
      unit: 'putts rectos',
      unitOfOne: 'putt recto',
    },
    diagram: {
      alt: 'Una cuerda tensa sobre un putt recto de {2 m|7 ft}; la bola rueda debajo y pasa por una puerta de {10 cm|4 in} de ancho.',
      labels: { string: 'Cuerda' },
    },
  },
  'putter-rail': {
    name: 'Putter entre libros',
    description:
      'Dos libros forman un carril apenas más ancho que el putter. Da el golpe sin tocarlos.',
    purpose:
      'Pegar con el centro de la cara hace que la velocidad se repita. El carril mantiene la cabeza donde está la bola.',
    setUp:
      'Pon dos libros a lo largo de la línea, uno más allá de la punta y otro junto al talón, con un dedo de margen por lado. En el green usa dos tees. La bola en medio, el vaso a {1 m|3 ft}.',
    steps: [
      'Haz cinco golpes sin bola y escucha: si no suena nada, está bien.',
      'Patea diez bolas por el carril.',
      'Cierra los ojos en cinco golpes y deja que los libros te avisen.',
      'Quita los libros y patea otras cinco con la misma sensación.',
    ],
    commonFaults: [
      {
        fault: 'Al subir, la punta toca el libro de fuera.',
        fix: 'Deja que los hombros se balanceen. Las manos siguen tan blandas como al principio.',
      },
      {
        fault: 'Frenas para no tocar.',
        fix: 'Abre el carril un dedo, mantén la velocidad y estréchalo más tarde.',
      },
    ],
    alternatives: [
      'Si no hay sitio para que ruede, hazlo contra un cojín y cuenta los golpes limpios.',
    ],
    scoring: {
      how: 'Da {attempts} golpes con bola. Un punto si el putter no toca nada y la bola llega al vaso.',
      unit: 'golpes limpios',
      unitOfOne: 'golpe limpio',
    },
    diagram: {
      alt: 'La cabeza de un putter se mueve por un carril entre dos libros; la bola rueda desde allí hasta un vaso a {1 m|3 ft}.',
      labels: { book: 'Libro' },
    },
  },
  'wall-stop': {
    name: 'Parada ante la pared',
    description:
      'Haz rodar la bola hacia una pared para que muera a menos de {20 cm|8 in} sin llegar a tocarla.',
    purpose:
      'La pared no perdona: si te pasas, suena; si te quedas corto, se ve. La distancia es la mitad del putt que evita los tres putts.',
    setUp:
      'Marca una franja de {20 cm|8 in} de ancho a lo largo de una pared. Pon bolas a {1 m|3 ft}, {2 m|7 ft} y {3 m|10 ft} de ella.',
    steps: [
      'Patea una bola desde cada distancia, primero la más cercana.',
      'Después cambia de distancia en cada bola, en cualquier orden, pero nunca la misma dos veces seguidas.',
      'Di corta o larga antes de que la bola pare.',
      'La bola que toca la pared no cuenta, por cerca que se quede.',
    ],
    commonFaults: [
      {
        fault: 'Todas se quedan cortas por miedo a la pared.',
        fix: 'Patea tres que sí la toquen, suave, y después un poco menos.',
      },
      {
        fault: 'La bola más cercana choca.',
        fix: 'Acorta la subida. El ritmo es el mismo que en la larga.',
      },
    ],
    alternatives: ['Una línea de cinta hace las veces de pared: si la bola la pasa, no cuenta.'],
    scoring: {
      how: 'Patea 15 bolas, cinco desde cada distancia, cambiando el orden. Un punto por cada una que para en la franja sin tocar la pared.',
      unit: 'bolas en la franja',
      unitOfOne: 'bola en la franja',
    },
    diagram: {
      alt: 'Tres bolas a {1 m|3 ft}, {2 m|7 ft} y {3 m|10 ft} de una pared; cada una rueda hasta una franja marcada de {20 cm|8 in} delante de ella.',
    },
  },
  'doorway-lag': {
    name: 'De una habitación a otra',
    description:
      'Un putt largo en casa: desde una habitación, por la puerta, hasta parar entre dos líneas de cinta en la siguiente.',
    purpose:
      'Casi todas las casas tienen una línea larga, y pasa por una puerta. El marco pide línea de salida; la cinta, velocidad.',
    setUp:
      'Pega una línea de cinta en el suelo a {4 m|13 ft} de la bola y otra {60 cm|2 ft} más atrás. La puerta queda más o menos a mitad de camino. Marca las mismas dos líneas para la vuelta.',
    steps: [
      'Patea la primera bola sin golpe de prueba.',
      'Canta el resultado antes de levantar la vista: marco, corta, dentro, larga.',
      'Recoge las bolas cada tres y mira dónde han parado.',
      'Después de seis bolas, patea seis en el otro sentido.',
    ],
    commonFaults: [
      {
        fault: 'La bola roza el marco.',
        fix: 'Elige un punto del umbral, en el centro de la puerta, y pasa por encima.',
      },
      {
        fault: 'Las bolas se van cada vez más largas.',
        fix: 'Imagina que la bola cruza la primera línea con su última vuelta.',
      },
    ],
    alternatives: [
      'Si no hay puerta, pon dos sillas a {80 cm|32 in} una de otra a mitad de camino.',
      'En una casa pequeña, patea {3 m|10 ft} y no cambies esa distancia, para poder comparar tus resultados.',
    ],
    safety: 'Deja la puerta bien sujeta y que nadie pase mientras rueda una bola.',
    scoring: {
      how: 'Patea {attempts} bolas. Un punto por cada una que no toca el marco y para entre las líneas.',
      unit: 'bolas entre las líneas',
      unitOfOne: 'bola entre las líneas',
    },
    diagram: {
      alt: 'Una bola rueda {4 m|13 ft} a través de una puerta y para entre dos líneas separadas {60 cm|2 ft} en la habitación de al lado.',
      labels: { doorway: 'Puerta' },
    },
  },
  'carpet-ladder': {
    name: 'Escalera en la alfombra',
    description:
      'Cuatro líneas de cinta, cada {50 cm|20 in}. Cada bola tiene que pasar su línea y parar antes de la siguiente.',
    purpose:
      'Los pasos pequeños enseñan a las manos lo poco que hace falta. Esa sensación sirve en cualquier green.',
    setUp:
      'Pon cinta a lo ancho de la alfombra a {1 m|40 in}, {1.5 m|60 in}, {2 m|80 in} y {2.5 m|100 in} de la bola.',
    steps: [
      'Patea la primera bola hasta justo pasada la primera línea.',
      'La siguiente pasa la segunda línea, y así hasta la última.',
      'Deja las bolas donde paran, para ver la escalera.',
      'Sube tres veces. En la tercera, mira la línea y no la bola mientras das el golpe.',
    ],
    commonFaults: [
      {
        fault: 'La segunda bola para al lado de la primera.',
        fix: 'Haz dos golpes de prueba de longitud bien distinta antes de subir.',
      },
      {
        fault: 'En el último peldaño la bola se sale de la alfombra.',
        fix: 'Alarga el golpe lo que mide un zapato de ancho, no más.',
      },
    ],
    alternatives: [
      'Unos lápices o palos en el suelo, junto a la alfombra, también marcan las líneas.',
    ],
    scoring: {
      how: 'Patea {attempts} bolas, línea por línea, una y otra vez. Un punto por cada bola que para a menos de {50 cm|20 in} pasada su línea.',
      unit: 'peldaños logrados',
      unitOfOne: 'peldaño logrado',
    },
    diagram: {
      alt: 'Una alfombra con cuatro líneas a {1 m|40 in}, {1.5 m|60 in}, {2 m|80 in} y {2.5 m|100 in}; la tercera bola tiene que parar entre dos líneas.',
    },
  },
  'called-pace': {
    name: 'Ojos cerrados y cántalo',
    description:
      'Patea a una moneda con los ojos cerrados y di corta, buena o larga antes de mirar.',
    purpose:
      'Si los ojos descansan, las manos tienen que informar. El golfista que sabe decir lo largo de un golpe también sabe cambiarlo.',
    setUp: 'Una moneda a {2 m|7 ft}. Las bolas, de una en una, y alguien o algo que las pare.',
    steps: [
      'Colócate con los ojos abiertos y mira la moneda una vez más.',
      'Cierra los ojos, patea y no los abras hasta que la bola pare.',
      'Di corta, buena o larga. Buena es a menos de {30 cm|12 in} de la moneda.',
      'Abre los ojos y anota si has acertado. Cambia la distancia cada tres bolas.',
    ],
    commonFaults: [
      {
        fault: 'Dices buena siempre.',
        fix: 'Deja primero una bola corta y otra larga a propósito, y nota la diferencia.',
      },
      {
        fault: 'Sin ver, te balanceas.',
        fix: 'Separa un poco más los pies y siente los dos talones.',
      },
    ],
    alternatives: ['Si no te gusta cerrar los ojos, mira la pared que tienes delante.'],
    safety: 'Despeja el suelo alrededor de los pies antes de cerrar los ojos.',
    scoring: {
      how: 'Patea {attempts} bolas. Un punto por cada vez que aciertas lo que has dicho, acabe donde acabe la bola.',
      unit: 'aciertos',
      unitOfOne: 'acierto',
    },
    diagram: {
      alt: 'Un putt de {2 m|7 ft} a una moneda; las bolas que quedaron cortas, cerca y largas llevan escrito lo que se dijo.',
      labels: { short: 'Corta', good: 'Buena', long: 'Larga' },
    },
  },
  'glass-streak': {
    name: 'La racha',
    description:
      'Quince putts de {1.5 m|5 ft} a un vaso, cada uno con toda la rutina. Si fallas, vuelves a cero.',
    purpose:
      'Cada putt vale más que el anterior. Así se siente un putt corto para un buen resultado.',
    setUp: 'Tumba un vaso a {1.5 m|5 ft}. Tienes 15 putts, con unos 20 segundos para cada uno.',
    steps: [
      'Mira dos veces la línea, coloca la cara, después los pies, y patea.',
      'Cuenta en voz alta. Después de un fallo, vuelve a empezar por uno.',
      'Desde el quinto seguido, sepárate de la bola una vez antes de patear.',
      'Para después de 15 putts y apunta la serie más larga.',
    ],
    commonFaults: [
      {
        fault: 'Te precipitas después de un fallo.',
        fix: 'Ve hasta el vaso y vuelve antes del siguiente.',
      },
      {
        fault: 'Cuanto más larga la serie, más larga la rutina.',
        fix: 'Dos miradas, siempre dos, con uno seguido y con nueve.',
      },
    ],
    alternatives: ['Una taza o un vaso de plástico sirven igual.'],
    safety: 'En suelo duro usa un vaso de plástico: el cristal se puede romper.',
    scoring: {
      how: 'Cuenta la serie más larga de putts dentro en 15 intentos.',
      unit: 'putts seguidos',
      unitOfOne: 'putt seguido',
    },
    diagram: {
      alt: 'Varias bolas esperan un putt de {1.5 m|5 ft} a un vaso; un fallo pone la cuenta a cero.',
      labels: { inARow: 'Serie más larga de 15' },
    },
  },
  'carpet-nine': {
    name: 'Nueve hoyos en la alfombra',
    description:
      'Nueve putts distintos a una moneda, de {1 m|3 ft} a {3 m|10 ft}, con una bola. El par es dos en cada uno.',
    purpose:
      'Una vuelta en casa: cada putt es nuevo y cada golpe cuenta. Repítela cada dos semanas y compara.',
    setUp:
      'Pon una moneda en el centro de la habitación y marca a su alrededor un círculo de {40 cm|16 in} de radio. Elige nueve sitios de {1 m|3 ft} a {3 m|10 ft}, a ambos lados de los muebles, y guárdalos para la próxima vez.',
    steps: [
      'Juega los sitios en orden, con una bola y toda la rutina.',
      'La bola está embocada si toca la moneda y para dentro del círculo.',
      'Si no toca la moneda o se sale del círculo, sigue desde donde esté.',
      'Apunta los golpes después de cada hoyo y suma la tarjeta.',
    ],
    commonFaults: [
      {
        fault: 'Recoges la bola cuando fallas.',
        fix: 'El segundo putt cuenta tanto como el primero. Acábalo.',
      },
      {
        fault: 'Pegas fuerte a la moneda.',
        fix: 'Si la bola se sale del círculo, no está embocada. Que muera justo detrás de la moneda.',
      },
    ],
    alternatives: ['En una habitación pequeña, juega tres sitios tres veces cada uno.'],
    safety: 'Recoge todas las bolas al terminar: es fácil pisar una.',
    scoring: {
      how: 'Cuenta los golpes de los nueve hoyos, par 18. Un putt está dentro si toca la moneda y para en el círculo.',
      unit: 'golpes',
      unitOfOne: 'golpe',
    },
    diagram: {
      alt: 'Nueve sitios numerados, de {1 m|3 ft} a {3 m|10 ft} de una moneda en un círculo de {40 cm|16 in} de radio; el primer putt está en camino.',
      labels: { radius: 'Radio' },
    },
  },
  'one-hand-rolls': {
    name: 'Una mano y luego las dos',
    description:
      'Doce bolas: cuatro con cada mano sola y cuatro con las dos. Sin hoyo, solo el impacto.',
    purpose:
      'Una mano sola no puede guiar el putter. Notas su peso, y las dos manos conservan después esa sensación.',
    setUp: 'Tres bolas y unos {2 m|7 ft} de alfombra o de green.',
    steps: [
      'Patea cuatro bolas con la mano de abajo, la que va más baja en el grip.',
      'Patea cuatro con la mano de arriba.',
      'Patea cuatro con las dos manos y el mismo ritmo lento.',
      'Mira dónde han parado: cuanto más juntas, mejor el impacto.',
    ],
    commonFaults: [
      {
        fault: 'Con una mano, la cabeza del putter baila.',
        fix: 'Agarra el grip más abajo y da un golpe la mitad de largo.',
      },
      {
        fault: 'Las dos manos aprietan al final.',
        fix: 'Sujeta el putter como una taza llena que no se debe derramar.',
      },
    ],
    alternatives: ['Contra un cojín a {50 cm|20 in} no hace falta nada de sitio.'],
    diagram: {
      alt: 'Tres putters hacen rodar tres bolas por el suelo: uno con la mano de abajo, otro con la de arriba y otro con las dos manos.',
      labels: { trail: 'Mano de abajo', lead: 'Mano de arriba', both: 'Las dos manos' },
    },
  },
  'eyes-on-the-target': {
    name: 'Ojos en el objetivo',
    description: 'Doce bolas a una moneda, mirando la moneda y no la bola.',
    purpose:
      'Con los ojos en el objetivo, las manos notan la distancia. Así despierta la sensación de velocidad antes de contar nada.',
    setUp: 'Una moneda a {2 m|7 ft}. Tres bolas.',
    steps: [
      'Coloca la cara detrás de la bola, lleva los ojos a la moneda y déjalos ahí.',
      'Patea tres bolas a {1 m|3 ft}, tres a {2 m|7 ft} y tres a {3 m|10 ft}; mueve la moneda cada vez.',
      'Mira cada bola hasta que pare.',
      'Patea las tres últimas como siempre, con los ojos en la bola.',
    ],
    commonFaults: [
      {
        fault: 'No pegas con el centro de la cara.',
        fix: 'Deja el putter quieto un momento detrás de la bola antes de empezar.',
      },
      {
        fault: 'Los ojos vuelven a la bola.',
        fix: 'Lee el número de la moneda hasta que llegue la bola.',
      },
    ],
    alternatives: ['En el green, patea hacia un tee en lugar de la moneda.'],
    diagram: {
      alt: 'Un golfista, sobre la bola, mira por el suelo hacia una moneda a {2 m|7 ft}.',
      labels: { look: 'Mira aquí' },
    },
  },
};
