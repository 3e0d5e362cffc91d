import type { break90 as facts } from '../../../programs/break-90.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfProgram } from '../../words.ts';

export const break90: Translation<WordsOfProgram<typeof facts>> = {
  name: 'Bajar de 90',
  description:
    'Ocho semanas para golfistas que ya bajan de 100. Diecisiete bogeys y un par son 89: menos golpes perdidos cerca del green, un golpe de salida en juego y nada de tres putts.',
  weeks: {
    'break-90-w1': {
      title: 'Cuatro pruebas',
      description:
        'Pruebas de juego corto, golpes a green, salida y putt. Juega lo que salga. Las pruebas vuelven al final, y dos de ellas, ya a mitad de camino.',
      sessions: {
        'break-90-w1-s1': {
          title: 'Prueba: juego corto',
          description:
            'Doce medios swings en el campo de prácticas y después diez chips, diez approaches y diez golpes de búnker. Al final, seis chips con un precio por fallar.',
          notes: {
            'break-90-w1-s1-e2': 'Elige un objetivo que puedas volver a encontrar.',
            'break-90-w1-s1-e3': 'Sin segundos intentos. Recuerda el hoyo: vas a volver.',
          },
        },
        'break-90-w1-s2': {
          title: 'Prueba: golpes a green y salida',
          description:
            'Dieciocho bolas a tres objetivos y después catorce golpes de salida. Juega cada bola como si contara, sobre todo las últimas.',
          notes: {
            'break-90-w1-s2-e2': 'Apunta los objetivos: vas a volver.',
            'break-90-w1-s2-e3': 'Con el palo que más usas desde el tee.',
          },
        },
        'break-90-w1-s3': {
          title: 'Prueba: putt',
          description: 'La prueba de putt y después nueve putts en los que cada fallo se paga.',
          notes: {
            'break-90-w1-s3-e2': 'Recuerda el hoyo y los lados desde los que has pateado.',
            'break-90-w1-s3-e3': 'Cuenta todos los golpes. Aquí no hay putts dados.',
          },
        },
      },
    },
    'break-90-w2': {
      title: 'Bote, impacto, línea de salida',
      description:
        'Una sola cosa cada vez: dónde bota el chip, dónde toca el palo el suelo, por dónde sale el putt.',
      sessions: {
        'break-90-w2-s1': {
          title: 'Dónde bota el chip',
          description:
            'Elige primero el punto de bote y después el palo. Y también diez bolas desde la arena.',
          notes: {
            'break-90-w2-s1-e3': 'Cuenta cuántas han salido y después cuántas están en el green.',
            'break-90-w2-s1-e4': 'Antes del swing, di cuánto va a rodar la bola.',
          },
        },
        'break-90-w2-s2': {
          title: 'Primero la bola, después el suelo',
          description:
            'El punto bajo del swing, después medios swings y al final diez bolas a un green con el mismo contacto.',
          notes: {
            'break-90-w2-s2-e3': 'Aguanta el final hasta que bote la bola.',
            'break-90-w2-s2-e4':
              'Usa un palo más del que pensabas. La mayoría de los fallos son cortos.',
          },
        },
        'break-90-w2-s3': {
          title: 'Putts cortos y muy largos',
          description:
            'Una puerta para la línea de salida, putts cortos desde todos los lados y las distancias a las que empiezan los tres putts.',
          notes: {
            'break-90-w2-s3-e2':
              'Mira cómo pasa la bola por la puerta antes de levantar la vista al hoyo.',
            'break-90-w2-s3-e3': 'Apunta en qué paso empiezan los fallos.',
          },
        },
      },
    },
    'break-90-w3': {
      title: 'Tee, wedge, alineación',
      description:
        'Dónde le da el driver a la bola, cuánto vuela con cada swing de wedge y adónde apuntas.',
      sessions: {
        'break-90-w3-s1': {
          title: 'La cara del driver',
          description:
            'Descubre dónde golpea el palo la bola y después pega catorce golpes de salida a un pasillo.',
          notes: {
            'break-90-w3-s1-e2': 'Cambia la altura del tee antes de cambiar el swing.',
            'break-90-w3-s1-e4':
              'Anota izquierda y derecha. El número mayor mueve tu punto de mira.',
          },
        },
        'break-90-w3-s2': {
          title: 'Arena y wedges',
          description: 'Una línea en la arena, cuatro vuelos con un wedge y chips por puntos.',
          notes: {
            'break-90-w3-s2-e2': 'Pega a la línea, no a la bola. La bola vuela con la arena.',
            'break-90-w3-s2-e3': 'Guarda los cuatro números. Los vas a necesitar en el campo.',
          },
        },
        'break-90-w3-s3': {
          title: 'Alineación y cualquier palo',
          description:
            'Comprueba la alineación con raíles, pega a tres objetivos largos y después un palo nuevo para cada bola.',
          notes: {
            'break-90-w3-s3-e4': 'Nunca dos veces seguidas el mismo palo.',
          },
        },
      },
    },
    'break-90-w4': {
      title: 'Semana suave',
      description:
        'Treinta minutos por sesión. Dos pruebas te dicen si el trabajo se nota, y dos hoyos en el campo, si aguanta.',
      sessions: {
        'break-90-w4-s1': {
          title: 'Prueba intermedia: putt',
          description: 'La prueba de putt del principio. Compara las partes, no solo la suma.',
          notes: { 'break-90-w4-s1-e2': 'El mismo hoyo que la primera vez, si puedes.' },
        },
        'break-90-w4-s2': {
          title: 'Prueba intermedia: golpes a green',
          description: 'Las mismas dieciocho bolas a los mismos tres objetivos.',
          notes: { 'break-90-w4-s2-e2': 'Los mismos objetivos que la primera vez.' },
        },
        'break-90-w4-s3': {
          title: 'Dos hoyos en el campo',
          description: 'Dos hoyos, una bola, tres puntos por hoyo. Planea un bogey en los dos.',
          notes: {
            'break-90-w4-s3-e2': 'Elige desde el tee el palo que te deje dos golpes fáciles.',
          },
        },
      },
    },
    'break-90-w5': {
      title: 'El segundo golpe cuenta',
      description:
        'A partir de ahora, cada bola es una tarea nueva. Las cuentas serán más bajas que antes, pero se te queda más.',
      sessions: {
        'break-90-w5-s1': {
          title: 'La peor de dos',
          description:
            'Dos chips desde cada sitio, y sigues siempre con la peor bola. Después, approaches de dos distancias.',
          notes: {
            'break-90-w5-s1-e2': 'Elige el palo con el que hasta la mala te vale.',
          },
        },
        'break-90-w5-s2': {
          title: 'Driver o no',
          description:
            'Parejas con el driver y el palo seguro, y después el segundo golpe: tres objetivos largos por turnos.',
          notes: {
            'break-90-w5-s2-e4': 'Juega el hoyo más estrecho que conozcas.',
          },
        },
        'break-90-w5-s3': {
          title: 'Nada de tres putts',
          description:
            'Putts largos a un círculo, nueve hoyos a dos putts y, al final, cada fallo se paga.',
          notes: {
            'break-90-w5-s3-e3':
              'Dos putts son el par. Apunta cada hoyo de tres putts y la distancia.',
            'break-90-w5-s3-e4': 'Compáralo con la primera vez.',
          },
        },
      },
    },
    'break-90-w6': {
      title: 'Golpes a green y recuperación',
      description:
        'En una vuelta de 89 se fallan tres de cada cuatro greens. Ahora practicas las dos cosas: acertarlos y salvar el hoyo.',
      sessions: {
        'break-90-w6-s1': {
          title: 'Golpes a green',
          description:
            'Medios swings para el impacto, después tres objetivos largos y al final todos los palos.',
          notes: {
            'break-90-w6-s1-e3': 'Cuenta aparte los fallos cortos.',
          },
        },
        'break-90-w6-s2': {
          title: 'Approach y putt',
          description:
            'Nueve bolas desde cualquier sitio, diez desde la arena y un momento para respirar.',
          notes: {
            'break-90-w6-s2-e2': 'Desde un lie difícil, lo primero es llegar al green.',
            'break-90-w6-s2-e4': 'Pronto te hará falta.',
          },
        },
        'break-90-w6-s3': {
          title: 'Velocidad y temple',
          description: 'Putts largos por sensaciones y después cortos desde todos los lados.',
          notes: {
            'break-90-w6-s3-e2': 'Haz el golpe de prueba mirando el hoyo.',
            'break-90-w6-s3-e3': 'Fíjate en el paso en el que empezaron los fallos la primera vez.',
          },
        },
      },
    },
    'break-90-w7': {
      title: 'Con algo en juego',
      description: 'Fallar tiene su precio al final, y la última sesión dura tres hoyos.',
      sessions: {
        'break-90-w7-s1': {
          title: 'Seis sitios, seis bolas',
          description:
            'Otra vez la peor de dos, después approaches de dos distancias y al final seis chips con un precio por fallar.',
          notes: {
            'break-90-w7-s1-e2': 'Compara el resultado con el de la última vez.',
            'break-90-w7-s1-e4': 'Di en voz alta cuánto cuesta un fallo.',
          },
        },
        'break-90-w7-s2': {
          title: 'El primer tee',
          description:
            'Rutina, catorce golpes de salida y después cinco como si cada uno fuera el primero del día.',
          notes: {
            'break-90-w7-s2-e4': 'Imagina el primer tee de tu próxima vuelta.',
            'break-90-w7-s2-e2': 'Suelta el aire una vez antes de cruzar la línea.',
          },
        },
        'break-90-w7-s3': {
          title: 'Tres hoyos en el campo',
          description: 'Tres hoyos, una bola, nueve puntos por ganar.',
          notes: {
            'break-90-w7-s3-e2': 'Si no llegas al green, juega corto sin remordimientos.',
          },
        },
      },
    },
    'break-90-w8': {
      title: 'Otra vez las pruebas, y a jugar',
      description:
        'Las pruebas del principio en el mismo orden. Después, un hoyo en el campo; tu próxima vuelta ya va en serio.',
      sessions: {
        'break-90-w8-s1': {
          title: 'Prueba: juego corto',
          description: 'Las mismas dos pruebas que el primer día.',
          notes: {
            'break-90-w8-s1-e2': 'El mismo objetivo que la primera vez.',
            'break-90-w8-s1-e3': 'El mismo hoyo que la primera vez, sin segundos intentos.',
          },
        },
        'break-90-w8-s2': {
          title: 'Prueba: golpes a green y salida',
          description: 'Las mismas dos pruebas que al principio, en el mismo orden.',
          notes: {
            'break-90-w8-s2-e2': 'Los mismos objetivos que la primera vez.',
            'break-90-w8-s2-e3': 'El mismo palo que la primera vez, aunque ya conozcas uno mejor.',
          },
        },
        'break-90-w8-s3': {
          title: 'Prueba de putt, y al campo',
          description: 'La prueba de putt y después un hoyo en el campo con tres puntos en juego.',
          notes: {
            'break-90-w8-s3-e2': 'El mismo hoyo que la primera vez.',
            'break-90-w8-s3-e3': 'Juégalo como el primer hoyo de tu próxima vuelta.',
          },
        },
      },
    },
  },
};
