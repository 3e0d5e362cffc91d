import type { driving as facts } from '../../../exercises/driving.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const driving: Translation<WordsOfDrills<typeof facts>> = {
  'fairway-corridor': {
    name: 'Pasillo de calle',
    description:
      'Catorce golpes de salida a un pasillo de {25 m|25 yd}. Cuenta las calles de toda una vuelta.',
    purpose:
      'Una vuelta tiene unos catorce golpes de salida. Las calles que aciertes aquí son las que puedes esperar en un buen día.',
    setUp:
      'Elige en el campo de prácticas dos marcas separadas {25 m|25 yd}, más o menos adonde llega tu driver. Esa es la calle.',
    steps: [
      'Ponte detrás de la bola y elige un punto de mira en el pasillo. El mismo para las catorce.',
      'Pega con toda la rutina y espera después medio minuto.',
      'Después de cada bola anota dentro, izquierda o derecha.',
      'El lado con más fallos te dice adónde apuntar la próxima vez.',
    ],
    commonFaults: [
      {
        fault: 'Catorce bolas en cinco minutos.',
        fix: 'Guarda el palo en la bolsa después de cada bola.',
      },
      {
        fault: 'Todos los fallos por el mismo lado.',
        fix: 'Acaba las catorce. La próxima vez apunta al otro borde antes de cambiar el swing.',
      },
    ],
    alternatives: ['En un simulador: una calle de {25 m|25 yd} de ancho en la pantalla.'],
    scoring: {
      how: 'Pega 14 golpes de salida con un solo palo y un solo punto de mira. Cuenta los que acaban dentro del pasillo.',
      unit: 'calles acertadas',
      unitOfOne: 'calle acertada',
    },
    diagram: {
      alt: 'Desde el tee, un pasillo de {25 m|25 yd} entre dos postes a unos {200 m|220 yd}, con árboles a ambos lados.',
    },
  },
  'two-club-pairs': {
    name: 'Driver o palo seguro',
    description:
      'Diez parejas: una bola con el driver y otra con el palo en el que confías, al mismo hueco.',
    purpose: 'Descubres qué palo se gana un hoyo estrecho. A menudo no es el que crees.',
    setUp:
      'Un hueco de {30 m|35 yd} de ancho. El driver y un palo más corto: una madera, un híbrido o un hierro largo.',
    steps: [
      'Pega el driver y después el palo seguro, con el mismo cuidado. En una de cada dos parejas empieza por el seguro.',
      'Mantén el hueco y el punto de mira en las diez parejas.',
      'Anota dentro o fuera para cada palo, y la distancia a ojo.',
      'Compara las dos cuentas. Decide cuántos aciertos te vale una bola más larga.',
    ],
    commonFaults: [
      {
        fault: 'Haces un swing flojo con el palo seguro.',
        fix: 'El palo seguro pide un swing completo y equilibrado. Ya es seguro por ser más corto.',
      },
      {
        fault: 'El driver mejora porque vas entrando en calor con él.',
        fix: 'Espera lo mismo antes de cada bola, sea con el palo que sea.',
      },
    ],
    scoring: {
      how: 'Pega diez parejas, 20 bolas. Cuenta para cada palo las bolas que acaban en el hueco.',
      unit: 'bolas en el hueco',
      unitOfOne: 'bola en el hueco',
      cells: { driver: 'Driver', safeClub: 'Palo seguro' },
    },
    diagram: {
      alt: 'Dos golpes de salida al mismo hueco de {30 m|35 yd}: uno más largo con el driver y otro más corto con el palo seguro.',
      labels: { driver: 'Driver', safeClub: 'Palo seguro' },
    },
  },
  'strike-map': {
    name: 'Mapa de impactos',
    description: 'Marca la cara, pega diez drives y mira dónde ha golpeado la bola.',
    purpose:
      'Un impacto fuera del centro cuesta una distancia que la velocidad no devuelve. La cara te dice lo que el vuelo solo insinúa.',
    setUp:
      'Cubre la cara con espray seco de pies o con tiza. Pon el tee de modo que media bola asome por encima del palo.',
    steps: [
      'Pega cinco drives sin limpiar la cara.',
      'Lee el dibujo: talón o punta, arriba o abajo.',
      'Cambia una sola cosa: la distancia a la bola o la altura del tee.',
      'Limpia, pega otras cinco y compara los dos mapas.',
    ],
    commonFaults: [
      { fault: 'Marcas hacia el talón.', fix: 'Aléjate de la bola el ancho de un pulgar.' },
      {
        fault: 'Marcas bajas en la cara.',
        fix: 'Sube el tee y ten el hombro trasero más bajo al colocarte.',
      },
    ],
    alternatives: ['En una red sirve igual: solo se mira la cara.'],
    scoring: {
      how: 'Pega diez drives. Cuenta las marcas a menos de un pulgar del centro.',
      unit: 'impactos centrados',
      unitOfOne: 'impacto centrado',
    },
    diagram: {
      alt: 'La cara de un driver vista desde la bola: la mayoría de las marcas están en un círculo en el centro, dos hacia la punta y una hacia el talón.',
      labels: { toe: 'Punta', heel: 'Talón' },
    },
  },
  'one-ball-tee-shot': {
    name: 'Una bola, un golpe de salida',
    description:
      'Imagina el golpe de salida más difícil que conozcas. Tienes una sola bola para él.',
    purpose:
      'El primer tee te da una sola bola. Esperarla y pegarla en frío es una habilidad en sí misma.',
    setUp:
      'Elige un hueco de {30 m|35 yd} de ancho y di qué hay a su izquierda y a su derecha en tu campo.',
    steps: [
      'Espera dos minutos o pega antes otra cosa.',
      'Di en voz alta el lado seguro. Elige el palo para él.',
      'Una bola, toda la rutina. Suelta el aire antes de subir el palo.',
      'Un fallo cuesta diez sentadillas. Y otra vez a esperar antes de la siguiente.',
    ],
    commonFaults: [
      {
        fault: 'Apuntas lejos del peligro y haces el swing hacia él.',
        fix: 'Elige un objetivo que acertar, no un sitio donde fallar.',
      },
      {
        fault: 'El swing se acelera.',
        fix: 'Tararea durante el swing. Si el tono se corta, ibas demasiado rápido.',
      },
    ],
    scoring: {
      how: 'Pega {attempts} golpes de salida, con una espera antes de cada uno. Cuenta los que acaban dentro del hueco.',
      unit: 'bolas en juego',
      unitOfOne: 'bola en juego',
    },
    diagram: {
      alt: 'Un golpe de salida sobre una calle que gira entre árboles a un lado y un búnker al otro, hasta un hueco de {30 m|35 yd}.',
      labels: { oneBall: 'Una bola' },
    },
  },
};
