import type { break100 as facts } from '../../../programs/break-100.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfProgram } from '../../words.ts';

export const break100: Translation<WordsOfProgram<typeof facts>> = {
  name: 'Bajar de 100',
  description:
    'Seis semanas para quedarte en dos cifras. Buen contacto, dos putts y un golpe de salida que queda en juego, con pruebas al principio y otra vez al final.',
  weeks: {
    'break-100-w1': {
      title: 'Tu punto de partida',
      description:
        'Cuatro pruebas de tu juego y una de medio swing, antes de empezar a entrenar. Juega lo que salga: al final las repites.',
      sessions: {
        'break-100-w1-s1': {
          title: 'Prueba: juego corto',
          description:
            'Doce medios swings y después diez chips, diez approaches y diez golpes de búnker. Hoy nada de lecciones, solo números.',
          notes: {
            'break-100-w1-s1-e1':
              'Los cinco minutos enteros. Desde hoy lo haces antes de cada sesión.',
            'break-100-w1-s1-e2':
              'En el campo de prácticas, antes de ir al green. Recuerda el objetivo.',
            'break-100-w1-s1-e3': 'Sin segundos intentos. Recuerda el hoyo: vas a volver.',
          },
        },
        'break-100-w1-s2': {
          title: 'Prueba: golpes a green y salida',
          description:
            'Dieciocho bolas a tres objetivos y después tantos golpes de salida como en una vuelta.',
          notes: {
            'break-100-w1-s2-e2': 'Apunta los objetivos: vas a volver.',
            'break-100-w1-s2-e3':
              'Con el palo que más usas desde el tee. Apúntalo: lo vuelves a probar.',
          },
        },
        'break-100-w1-s3': {
          title: 'Stance, alineación, putt',
          description: 'Un hábito que no pide talento y la última prueba: treinta putts.',
          notes: {
            'break-100-w1-s3-e3':
              'Recuerda el hoyo y los lados desde los que has pateado los putts.',
          },
        },
      },
    },
    'break-100-w2': {
      title: 'Primero, el contacto',
      description:
        'Una sola tarea, una y otra vez, hasta que la sientas. Solo ahora los bloques son largos.',
      sessions: {
        'break-100-w2-s1': {
          title: 'Línea de salida y punto de bote',
          description:
            'Dos objetivos cercanos: una puerta para el putt y una toalla para el chip. Después, la primera arena.',
          notes: {
            'break-100-w2-s1-e3': 'Mira la toalla hasta que la bola haya botado.',
            'break-100-w2-s1-e4': 'Encuentra primero la línea con el palo. La bola viene después.',
          },
        },
        'break-100-w2-s2': {
          title: 'El impacto',
          description: 'Punto bajo y medios swings. Hoy la distancia no importa.',
          notes: {
            'break-100-w2-s2-e3': 'Para cada vez a las tres, también después de un mal golpe.',
          },
        },
        'break-100-w2-s3': {
          title: 'La velocidad',
          description:
            'Primero los putts largos, al final los cortos. El golpe dura lo mismo en todos.',
          notes: {
            'break-100-w2-s3-e1':
              'Las tres distancias; en los tres últimos, canta la distancia antes de patear.',
            'break-100-w2-s3-e2': 'Antes de empezar, camina una vez hasta cada línea.',
            'break-100-w2-s3-e4': 'Lee cada putt desde atrás.',
          },
        },
      },
    },
    'break-100-w3': {
      title: 'Un palo y luego otro',
      description:
        'Ahora las tareas se alternan. Parece menos ordenado que antes, pero se te queda más.',
      sessions: {
        'break-100-w3-s1': {
          title: 'Palos para el chip',
          description: 'Un swing, tres palos. Después, approaches de dos distancias y arena.',
          notes: {
            'break-100-w3-s1-e4': 'Traza otra línea en cuanto no veas la anterior.',
          },
        },
        'break-100-w3-s2': {
          title: 'Alineación y distancia',
          description:
            'Raíles para alinearte, tres objetivos largos para la distancia y un ritmo para los dos.',
          notes: {
            'break-100-w3-s2-e3': 'Di qué palo hace falta antes de volver a mirar el objetivo.',
          },
        },
        'break-100-w3-s3': {
          title: 'Qué palo desde el tee',
          description: 'El driver contra el palo en el que confías. Que decidan las dos cuentas.',
          notes: {
            'break-100-w3-s3-e2': 'Primero diez swings cortos, luego más largos.',
          },
        },
      },
    },
    'break-100-w4': {
      title: 'Semana suave',
      description:
        'Treinta minutos por sesión. Menos de todo, y te llevas los nuevos hábitos al campo en dos hoyos.',
      sessions: {
        'break-100-w4-s1': {
          title: 'Los putts más largos y los más cortos',
          description: 'Putts muy largos por puntos y después otra vez el reloj. Nada más.',
          notes: {},
        },
        'break-100-w4-s2': {
          title: 'Medios swings y un green',
          description: 'Medios swings y diez bolas al green; nada más.',
          notes: {
            'break-100-w4-s2-e3': 'Apunta al centro del green, no a la bandera.',
            'break-100-w4-s2-e4': 'Suelta el aire una vez antes de cada bola.',
          },
        },
        'break-100-w4-s3': {
          title: 'Dos hoyos en el campo',
          description: 'Una hora tranquila, dos hoyos, una bola. Puntos en lugar de golpes.',
          notes: {
            'break-100-w4-s3-e2':
              'Antes de cada golpe de salida, di el lado en el que puedes fallar.',
          },
        },
      },
    },
    'break-100-w5': {
      title: 'Nunca dos golpes iguales',
      description:
        'Cada bola es una tarea nueva, como en el campo. Cuenta con números más bajos y mantén la rutina.',
      sessions: {
        'break-100-w5-s1': {
          title: 'Alrededor del green',
          description:
            'Nueve bolas de approach y putt, después putts muy largos y al final cortos que cuentan.',
          notes: {
            'break-100-w5-s1-e2': 'Desde un lie difícil, tres golpes están bien.',
          },
        },
        'break-100-w5-s2': {
          title: 'Cualquier palo, cualquier objetivo',
          description: 'Comprueba la alineación; después saca un palo, saca un objetivo, una bola.',
          notes: {
            'break-100-w5-s2-e3': 'Nunca dos veces seguidas el mismo palo.',
          },
        },
        'break-100-w5-s3': {
          title: 'Golpes de salida con rutina',
          description: 'Primero la rutina, después la bola.',
          notes: { 'break-100-w5-s3-e4': 'Diez sentadillas por fallo.' },
        },
      },
    },
    'break-100-w6': {
      title: 'Otra vez las pruebas, y a jugar',
      description:
        'Las pruebas del principio en el mismo orden. Compara los números, no las sensaciones, y llévatelos después al campo.',
      sessions: {
        'break-100-w6-s1': {
          title: 'Prueba: juego corto',
          description: 'Las mismas dos pruebas que el primer día.',
          notes: {
            'break-100-w6-s1-e2': 'El mismo objetivo que la primera vez.',
            'break-100-w6-s1-e3': 'El mismo hoyo que la primera vez, sin segundos intentos.',
          },
        },
        'break-100-w6-s2': {
          title: 'Prueba: golpes a green y salida',
          description: 'Las mismas dos pruebas que al principio, en el mismo orden.',
          notes: {
            'break-100-w6-s2-e2': 'Los mismos objetivos que la primera vez.',
            'break-100-w6-s2-e3': 'El mismo palo que la primera vez, aunque ya conozcas uno mejor.',
          },
        },
        'break-100-w6-s3': {
          title: 'Prueba de putt, y al campo',
          description:
            'Treinta putts como al principio y un hoyo en el campo con tres puntos. Para esto has entrenado.',
          notes: {
            'break-100-w6-s3-e2': 'El mismo hoyo que la primera vez.',
            'break-100-w6-s3-e3': 'Juégalo como el primer hoyo de tu próxima vuelta.',
          },
        },
      },
    },
  },
};
