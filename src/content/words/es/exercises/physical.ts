import type { physical as facts } from '../../../exercises/physical.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const physical: Translation<WordsOfDrills<typeof facts>> = {
  'dynamic-warm-up': {
    name: 'Calentamiento dinámico',
    description:
      'Cinco movimientos dinámicos, de los hombros a las caderas. Después, la primera bola.',
    purpose:
      'Con músculos calientes, el swing es más rápido y el cuerpo se queja menos. Lo logra el movimiento, no los estiramientos largos antes de jugar.',
    setUp: 'Un palo y sitio para el swing. Empieza suave y deja crecer cada movimiento.',
    steps: [
      'Brazos que se cruzan ante el pecho, medio minuto.',
      'Giros de tronco con un palo tras los hombros, 15 por lado.',
      'Inclinaciones laterales con el palo sobre la cabeza, 8 por lado, en dos tiempos cada una.',
      'Zancadas con giro del tronco sobre la pierna de delante, 8 por lado.',
      'Leñador: desde la posición de golpe, por encima del hombro delantero y vuelta, 10 por lado.',
    ],
    commonFaults: [
      {
        fault: 'Rebotas al final del giro.',
        fix: 'Para donde sea cómodo. El siguiente llega solo más lejos.',
      },
      { fault: 'Aguantas la respiración.', fix: 'Suelta el aire en cada giro.' },
    ],
    safety: 'Sitio para un palo a tu alrededor. Para si duele; basta con notar tensión.',
    diagram: {
      alt: 'Cinco movimientos numerados, vistos de frente: balanceo de brazos, giros de tronco con un palo tras los hombros, inclinaciones laterales con el palo sobre la cabeza, una zancada con giro y un gesto desde la posición de golpe por encima del hombro delantero.',
    },
  },
  'after-play-stretch': {
    name: 'Estirar después de jugar',
    description:
      'Cinco estiramientos tranquilos de cadera, piernas y espalda. Después de jugar o por la noche, nunca justo antes de pegar bolas.',
    purpose:
      'El golf es trabajo de un solo lado. Ocho minutos tranquilos después conservan el giro que tenías por la mañana.',
    setUp: 'Un banco o una silla. Músculos calientes, sin prisa.',
    steps: [
      'Flexor de la cadera: un pie en el banco, bascula la pelvis, 30 segundos por lado.',
      'Isquios: talón en el banco, espalda larga, 30 segundos por lado.',
      'Cadera por fuera: en el banco, tobillo sobre la otra rodilla, 30 segundos por lado.',
      'Giro en la silla: gira el tronco y mira hacia atrás, 30 segundos por lado.',
      'Hombros: el palo sobre la cabeza y suave hacia atrás, dos veces 20 segundos.',
    ],
    commonFaults: [
      {
        fault: 'Rebotas para llegar más lejos.',
        fix: 'No te muevas y suelta el aire. El estiramiento se alarga solo.',
      },
      {
        fault: 'La espalda se curva.',
        fix: 'Baja menos, con la espalda larga. El trabajo lo hace la cadera.',
      },
    ],
    alternatives: ['Sin banco: un escalón.'],
    safety:
      'La tensión está bien, el dolor no. Usa una silla que no resbale. No es un consejo médico: si un dolor no se va, pregunta a alguien que sepa.',
    scoring: {
      how: 'Diez estiramientos, cinco movimientos por los dos lados o en dos vueltas. Cuenta los que aguantas todo el tiempo.',
      unit: 'estiramientos enteros',
      unitOfOne: 'estiramiento entero',
    },
    diagram: {
      alt: 'Visto de lado, alguien está sobre una pierna, con el otro talón en un banco, y se inclina con la espalda larga durante 30 segundos.',
      labels: { hold: '30 segundos', bench: 'Banco' },
    },
  },
  'balance-reach': {
    name: 'Equilibrio a tres puntos',
    description: 'Sobre una pierna, toca tres puntos con el otro pie: delante, al lado y detrás.',
    purpose:
      'El final de un swing es aguantar sobre una pierna. Si dominas eso, el swing puede ser tan rápido como quieras.',
    setUp:
      'Junto a una pared, a un brazo de distancia. Tres tees o monedas alrededor del pie de apoyo, a {60 cm|2 ft}: delante, al lado, detrás.',
    steps: [
      'Sobre una pierna, con las manos en las caderas.',
      'Toca delante, al lado y detrás con la punta del otro pie. Eso es una vuelta.',
      'Haz cinco vueltas, gírate y cambia de pierna.',
      'La vuelta en la que apoyas el pie libre, o la mano en la pared, no cuenta. Sigue con la siguiente.',
    ],
    commonFaults: [
      {
        fault: 'La rodilla de apoyo se va hacia dentro.',
        fix: 'Mantén la rodilla sobre el dedo central y dóblala un poco.',
      },
      { fault: 'Te das prisa para no caer.', fix: 'Aguanta cada toque una respiración.' },
    ],
    alternatives: ['Si le cuesta al tobillo: monedas a {30 cm|1 ft}, y siempre a esa distancia.'],
    safety:
      'Ponte al alcance de una pared o una silla pesada, en un suelo que no resbale y con los ojos abiertos.',
    scoring: {
      how: 'Cinco vueltas con cada pierna. Cuenta las vueltas sin apoyar el pie libre ni tocar la pared.',
      unit: 'vueltas limpias',
      unitOfOne: 'vuelta limpia',
    },
    diagram: {
      alt: 'Un pie apoyado junto a una pared; el otro llega a tres puntos a {60 cm|2 ft}: delante, al lado y detrás.',
      labels: { front: 'Delante', side: 'Lado', back: 'Detrás', wall: 'Pared' },
    },
  },
  'rotation-throws': {
    name: 'Lanzamientos con giro',
    description:
      'Lanza de lado un balón medicinal ligero, con la cadera por delante, y mide hasta dónde llega.',
    purpose:
      'El golfista que lanza lejos desde la cadera tiene un swing rápido. Entrena el orden: suelo, cadera, hombros, manos.',
    setUp: 'Una línea en el suelo, {12 m|40 ft} libres y un balón de 2 a 3 kg. Primero, calienta.',
    steps: [
      'Colócate como ante la bola, de lado, con el pie delantero en la línea y el balón junto a la cadera trasera.',
      'Empuja con el pie trasero y lanza en horizontal. Diez lanzamientos suaves, cinco por lado, no cuentan.',
      'Tres lanzamientos por lado, tan lejos como permita el equilibrio. Descansa medio minuto después de cada uno.',
      'Mide, en pasos o con cinta, desde la línea hasta el primer bote y apunta los seis.',
    ],
    commonFaults: [
      {
        fault: 'Lanzan solo los brazos.',
        fix: 'Deja que empiece la cadera delantera; el balón llega tarde.',
      },
      {
        fault: 'Los lanzamientos se acortan.',
        fix: 'Descansa más. El cansancio entrena swings lentos.',
      },
    ],
    alternatives: ['Sin sitio: lanza contra una pared firme y no cuentes.'],
    safety:
      'Que no haya nadie en la dirección del lanzamiento ni nada que se rompa. Sin lanzamientos si te duele la espalda.',
    scoring: {
      how: 'Lanza seis veces, tres por lado, con el mismo balón. Cuenta la media de las seis distancias.',
      unit: 'metros de media',
      unitOfOne: 'metro de media',
    },
    diagram: {
      alt: 'Un golfista visto desde arriba, de lado junto a una línea, lanza un balón en horizontal sobre un suelo libre; tres lanzamientos anteriores están a {6 m|20 ft}.',
      labels: { line: 'Línea' },
    },
  },
};
