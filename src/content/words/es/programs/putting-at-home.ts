import type { puttingAtHome as facts } from '../../../programs/putting-at-home.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfProgram } from '../../words.ts';

export const puttingAtHome: Translation<WordsOfProgram<typeof facts>> = {
  name: 'Putt en casa',
  description:
    'Cuatro semanas sobre la alfombra o un tapete, veinte minutos cada vez, para cualquier hándicap. Línea de salida, velocidad y una rutina firme; las pruebas de la primera semana vuelven en la última.',
  weeks: {
    'putting-at-home-w1': {
      title: 'Descubre tu nivel',
      description:
        'Tres pruebas y las primeras sensaciones de línea y velocidad. Haz las pruebas tal como juegas hoy: muestran de dónde partes.',
      sessions: {
        'putting-at-home-w1-s1': {
          title: 'Prueba: línea, velocidad, temple',
          description: 'Dos resultados para empezar. Sin segundos intentos.',
          notes: {},
        },
        'putting-at-home-w1-s2': {
          title: 'Prueba: nueve hoyos',
          description: 'Una vuelta en la alfombra y un carril para el putter.',
          notes: {
            'putting-at-home-w1-s2-e2': 'Apunta los nueve sitios: los vuelves a jugar al final.',
          },
        },
        'putting-at-home-w1-s3': {
          title: 'Una línea recta',
          description: 'Ver la línea y rodar por ella.',
          notes: {
            'putting-at-home-w1-s3-e2':
              'Primero, bien los ojos: la cuerda tapa el centro de la bola.',
            'putting-at-home-w1-s3-e3': 'La misma línea sin la cuerda.',
          },
        },
        'putting-at-home-w1-s4': {
          title: 'Cuánto es lejos',
          description: 'Pequeños pasos de distancia y tu propia voz de juez.',
          notes: {
            'putting-at-home-w1-s4-e3': 'Acertar la mitad ya es un buen comienzo.',
            'putting-at-home-w1-s4-e4': 'Supera tu primera serie.',
          },
        },
      },
    },
    'putting-at-home-w2': {
      title: 'Línea y velocidad por turnos',
      description:
        'Primero la línea, luego la velocidad, y otra vez. La puerta se aleja y los putts se alargan.',
      sessions: {
        'putting-at-home-w2-s1': {
          title: 'Puerta más lejos',
          description: 'Primero la cara, después el recorrido.',
          notes: {},
        },
        'putting-at-home-w2-s2': {
          title: 'Putts largos',
          description: 'La línea más larga de tu casa, y la pared.',
          notes: {},
        },
        'putting-at-home-w2-s3': {
          title: 'Sin la cuerda',
          description: 'Primero la moneda; la cuerda, solo para comprobar.',
          notes: {},
        },
        'putting-at-home-w2-s4': {
          title: 'Cántalo',
          description: 'Ojos cerrados y, después, la escalera.',
          notes: {},
        },
      },
    },
    'putting-at-home-w3': {
      title: 'Todo mezclado',
      description:
        'Ningún putt se repite. Puede que ahora bajen los resultados; lo que aprendes dura más.',
      sessions: {
        'putting-at-home-w3-s1': {
          title: 'Dos puertas',
          description: 'Un objetivo cerca y otro lejos.',
          notes: {
            'putting-at-home-w3-s1-e3': 'Desde las dos habitaciones por turnos.',
          },
        },
        'putting-at-home-w3-s2': {
          title: 'Otra vez nueve hoyos',
          description: 'Una tarjeta, una respiración, una racha.',
          notes: {
            'putting-at-home-w3-s2-e2':
              'Todos con muebles de por medio. Guárdalos para más adelante.',
            'putting-at-home-w3-s2-e3': 'Antes de la última tarea.',
          },
        },
        'putting-at-home-w3-s3': {
          title: 'Pared y moneda',
          description: 'Velocidad, línea, velocidad, línea: cambia de ejercicio cada cinco bolas.',
          notes: {},
        },
        'putting-at-home-w3-s4': {
          title: 'Escalera y tarjeta',
          description: 'Primero los peldaños y después una vuelta que cuenta.',
          notes: {
            'putting-at-home-w3-s4-e3': 'Los sitios que guardaste, al revés.',
          },
        },
      },
    },
    'putting-at-home-w4': {
      title: 'Semana suave y pruebas',
      description:
        'Sesiones tranquilas de quince minutos y otra vez las tres pruebas del principio, tal como fueron.',
      sessions: {
        'putting-at-home-w4-s1': {
          title: 'Golpes tranquilos',
          description: 'Hoy, solo sensaciones, tan despacio como quieras.',
          notes: {},
        },
        'putting-at-home-w4-s2': {
          title: 'Rodar sin prisa',
          description: 'La última práctica antes de las pruebas.',
          notes: {
            'putting-at-home-w4-s2-e2': 'Cuatro en cada sentido.',
          },
        },
        'putting-at-home-w4-s3': {
          title: 'Prueba: línea, velocidad, temple',
          description: 'Las dos pruebas del primer día, en el mismo orden.',
          notes: {},
        },
        'putting-at-home-w4-s4': {
          title: 'Prueba: nueve hoyos',
          description: 'Los nueve sitios del principio. Compara las tarjetas.',
          notes: {
            'putting-at-home-w4-s4-e2': 'Los mismos sitios en el mismo orden.',
          },
        },
      },
    },
  },
};
