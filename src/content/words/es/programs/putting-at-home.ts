import type { puttingAtHome as facts } from '../../../programs/putting-at-home.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfProgram } from '../../words.ts';

export const puttingAtHome: Translation<WordsOfProgram<typeof facts>> = {
  name: 'Putt en casa',
  description:
    'Cuatro semanas sobre la alfombra o un tapete, veinte minutos cada vez. Línea de salida, velocidad y una rutina firme, con un resultado por batir al final.',
  weeks: {
    'putting-at-home-w1': {
      title: 'Descubre tu nivel',
      description:
        'Cuatro pruebas en dos sesiones y las primeras sensaciones de línea y velocidad. Apunta los resultados en una tarjeta y guárdala.',
      sessions: {
        'putting-at-home-w1-s1': {
          title: 'Prueba: línea, velocidad, temple',
          description: 'Tres resultados para empezar. Sin segundos intentos.',
          notes: {
            'putting-at-home-w1-s1-e2': 'Prueba. Libros a dos bolas de distancia, 20 bolas.',
            'putting-at-home-w1-s1-e3':
              'Prueba. Cinco bolas desde cada distancia, nunca la misma dos veces seguidas.',
            'putting-at-home-w1-s1-e4': 'Prueba. La serie más larga en 30 putts.',
          },
        },
        'putting-at-home-w1-s2': {
          title: 'Prueba: nueve hoyos',
          description: 'Una vuelta en la alfombra y un carril para el putter.',
          notes: {
            'putting-at-home-w1-s2-e2':
              'Prueba. Apunta los nueve sitios: los vuelves a jugar en la semana cuatro.',
            'putting-at-home-w1-s2-e3': 'Diez golpes con un dedo de margen a cada lado.',
            'putting-at-home-w1-s2-e4': 'Tres putts seguidos de {1 m|3 ft} al vaso.',
          },
        },
        'putting-at-home-w1-s3': {
          title: 'Una línea recta',
          description: 'Ver la línea y rodar por ella.',
          notes: {
            'putting-at-home-w1-s3-e2':
              'Primero, bien los ojos: la cuerda tapa el centro de la bola.',
            'putting-at-home-w1-s3-e3': 'La misma línea sin la cuerda.',
            'putting-at-home-w1-s3-e4': 'Tres bolas seguidas por encima de la moneda.',
          },
        },
        'putting-at-home-w1-s4': {
          title: 'Cuánto es lejos',
          description: 'Pequeños pasos de distancia y tu propia voz de juez.',
          notes: {
            'putting-at-home-w1-s4-e2': 'Dos subidas. Mira la línea, no la bola.',
            'putting-at-home-w1-s4-e3': 'Acertar la mitad ya es un buen comienzo.',
            'putting-at-home-w1-s4-e4': 'Supera la serie de la sesión uno.',
          },
        },
      },
    },
    'putting-at-home-w2': {
      title: 'Línea y velocidad por turnos',
      description:
        'Cada sesión tiene un ejercicio de línea y otro de velocidad. Las puertas se estrechan y los putts se alargan.',
      sessions: {
        'putting-at-home-w2-s1': {
          title: 'Puerta estrecha',
          description: 'Primero la cara, después el recorrido.',
          notes: {
            'putting-at-home-w2-s1-e2': 'Los libros, un dedo más juntos que en la semana uno.',
            'putting-at-home-w2-s1-e3': 'Cinco de los golpes, con los ojos cerrados.',
            'putting-at-home-w2-s1-e4': 'Tres pases limpios seguidos por la puerta estrecha.',
          },
        },
        'putting-at-home-w2-s2': {
          title: 'Putts largos',
          description: 'La línea más larga de tu casa, y la pared.',
          notes: {
            'putting-at-home-w2-s2-e2': 'Medio paso atrás después de cada bola.',
            'putting-at-home-w2-s2-e3': 'Di corta o larga antes de que pare la bola.',
            'putting-at-home-w2-s2-e4':
              'A partir de la quinta seguida, apártate una vez antes de patear.',
          },
        },
        'putting-at-home-w2-s3': {
          title: 'Sin la cuerda',
          description: 'Primero la moneda; la cuerda, solo para comprobar.',
          notes: {
            'putting-at-home-w2-s3-e2': 'Cambia de sitio moneda y vaso cada cinco bolas.',
            'putting-at-home-w2-s3-e3': 'Diez con la cuerda, diez sin ella.',
            'putting-at-home-w2-s3-e4':
              'Tres bolas seguidas por encima de la moneda y dentro del vaso.',
          },
        },
        'putting-at-home-w2-s4': {
          title: 'Cántalo',
          description: 'Ojos cerrados y, después, la escalera.',
          notes: {
            'putting-at-home-w2-s4-e2': 'Cambia la distancia cada tres bolas.',
            'putting-at-home-w2-s4-e3': 'Tres subidas y cuenta los peldaños.',
            'putting-at-home-w2-s4-e4': 'Pon el vaso {30 cm|12 in} más lejos.',
          },
        },
      },
    },
    'putting-at-home-w3': {
      title: 'Todo mezclado',
      description:
        'Ningún putt se repite. Puede que esta semana bajen los resultados; lo que aprendes dura más.',
      sessions: {
        'putting-at-home-w3-s1': {
          title: 'Puerta y pasillo',
          description: 'Un objetivo cerca y otro lejos.',
          notes: {
            'putting-at-home-w3-s1-e2': 'Una bola, y rodea los libros después de cada una.',
            'putting-at-home-w3-s1-e3':
              'Desde las dos habitaciones por turnos, otra distancia en cada bola.',
            'putting-at-home-w3-s1-e4': 'Tres bolas seguidas a la toalla.',
          },
        },
        'putting-at-home-w3-s2': {
          title: 'Otra vez nueve hoyos',
          description: 'Una tarjeta, una respiración, una racha.',
          notes: {
            'putting-at-home-w3-s2-e2': 'Hoy, sitios nuevos, todos con muebles de por medio.',
            'putting-at-home-w3-s2-e3':
              'Antes de la última tarea. Cuenta hasta que acabe el tiempo.',
            'putting-at-home-w3-s2-e4': 'Dos respiraciones antes de cada putt a partir del quinto.',
          },
        },
        'putting-at-home-w3-s3': {
          title: 'Pared y moneda',
          description: 'Velocidad, línea, velocidad, línea: cambia de ejercicio cada cinco bolas.',
          notes: {
            'putting-at-home-w3-s3-e2': 'Cinco bolas, luego cinco a la moneda, y así.',
            'putting-at-home-w3-s3-e3': 'Cinco bolas y vuelta a la pared.',
            'putting-at-home-w3-s3-e4':
              'Sobre la moneda, sin tocar la pared, sobre la moneda. Las tres seguidas.',
          },
        },
        'putting-at-home-w3-s4': {
          title: 'Escalera y tarjeta',
          description: 'Primero los peldaños y después una vuelta que cuenta.',
          notes: {
            'putting-at-home-w3-s4-e2': 'Solo bajando: primero el peldaño más largo.',
            'putting-at-home-w3-s4-e3': 'Los sitios de la sesión dos, al revés.',
            'putting-at-home-w3-s4-e4': 'Una sola bola. Ve a buscarla cada vez.',
          },
        },
      },
    },
    'putting-at-home-w4': {
      title: 'Semana suave y pruebas',
      description:
        'Quince minutos por sesión. Dos días tranquilos y otra vez las cuatro pruebas de la semana uno.',
      sessions: {
        'putting-at-home-w4-s1': {
          title: 'Golpes tranquilos',
          description: 'Hoy, solo sensaciones.',
          notes: {
            'putting-at-home-w4-s1-e2': 'Tan despacio como quieras.',
            'putting-at-home-w4-s1-e3': 'Diez bolas, sin contar.',
            'putting-at-home-w4-s1-e4': 'Tres putts seguidos de {1 m|3 ft}.',
          },
        },
        'putting-at-home-w4-s2': {
          title: 'Rodar sin prisa',
          description: 'La última práctica antes de las pruebas.',
          notes: {
            'putting-at-home-w4-s2-e2': 'Seis bolas en cada sentido.',
            'putting-at-home-w4-s2-e3': 'Canta ocho.',
            'putting-at-home-w4-s2-e4': 'Tres bolas seguidas a la toalla.',
          },
        },
        'putting-at-home-w4-s3': {
          title: 'Prueba: línea, velocidad, temple',
          description: 'Las tres pruebas del primer día, en el mismo orden.',
          notes: {
            'putting-at-home-w4-s3-e2': 'Prueba. A dos bolas, como en la semana uno.',
            'putting-at-home-w4-s3-e3': 'Prueba. Cinco bolas desde cada distancia.',
            'putting-at-home-w4-s3-e4': 'Prueba. Treinta putts, {1.5 m|5 ft}.',
          },
        },
        'putting-at-home-w4-s4': {
          title: 'Prueba: nueve hoyos',
          description: 'Los nueve sitios de la semana uno. Compara las tarjetas.',
          notes: {
            'putting-at-home-w4-s4-e2': 'Prueba. Los mismos sitios en el mismo orden.',
            'putting-at-home-w4-s4-e3':
              'Tres putts seguidos de {1.5 m|5 ft}. Y con eso has terminado.',
          },
        },
      },
    },
  },
};
