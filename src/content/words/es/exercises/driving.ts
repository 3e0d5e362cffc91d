import type { driving as facts } from '../../../exercises/driving.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const driving: Translation<WordsOfDrills<typeof facts>> = {
  'fairway-corridor': {
    name: 'Pasillo de calle',
    description:
      'Catorce golpes de salida a un pasillo de {25 m|25 yd}. Cuenta las calles de toda una vuelta.',
    alternatives: ['En un simulador: una calle de {25 m|25 yd} de ancho en la pantalla.'],
    equipment: ['Driver', '14 bolas', '14 tees'],
    scoring: {
      how: 'Pega 14 golpes de salida con un solo palo y un solo punto de mira. Cuenta los que acaban dentro del pasillo.',
      unit: 'calles cogidas',
    },
    diagram: {
      alt: 'Desde el tee, un pasillo de {25 m|25 yd} entre dos postes a unos {200 m|220 yd}, con árboles a ambos lados.',
    },
  },
  'two-club-pairs': {
    name: 'Driver o palo seguro',
    description:
      'Diez parejas: una bola con el driver y otra con el palo en el que confías, al mismo hueco.',
    equipment: ['Driver', 'Un palo más corto para el tee', '20 bolas', 'Tees'],
    scoring: {
      how: 'Pega diez parejas, 20 bolas. Cuenta para cada palo las bolas que acaban en el hueco.',
      unit: 'bolas en el hueco',
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
    alternatives: ['En una red sirve igual: solo se mira la cara.'],
    equipment: ['Driver', '10 bolas', 'Tees', 'Espray de pies o tiza'],
    scoring: {
      how: 'Pega diez drives. Cuenta las marcas a menos de un pulgar del centro.',
      unit: 'impactos centrados',
    },
    diagram: {
      alt: 'La cara de un driver vista desde la bola: la mayoría de las marcas están en un círculo en el centro, dos hacia la punta y una hacia el talón.',
      labels: { toe: 'Punta', heel: 'Talón' },
    },
  },
  'one-ball-tee-shot': {
    name: 'Una bola, un golpe de salida',
    description:
      'Imagina el golpe de salida más difícil que conozcas. Tienes una bola, cinco veces en la sesión.',
    equipment: ['Driver o el palo seguro', '5 bolas', 'Tees'],
    scoring: {
      how: 'Pega cinco golpes de salida, con una espera antes de cada uno. Cuenta los que acaban dentro del hueco.',
      unit: 'bolas en juego',
    },
    diagram: {
      alt: 'Un golpe de salida sobre una calle que gira entre árboles a un lado y un búnker al otro, hasta un hueco de {30 m|35 yd}.',
      labels: { oneBall: 'Una bola' },
    },
  },
};
