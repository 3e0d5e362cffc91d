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
        'Tres pruebas, una por cada parte del juego. Juega lo que salga y apunta todos los números: en la semana seis las repites.',
      sessions: {
        'break-100-w1-s1': {
          title: 'Prueba: putt y chip',
          description:
            'Putts largos, putts cortos y diez chips. Hoy nada de lecciones, solo números.',
          notes: {
            'break-100-w1-s1-e1':
              'Los cinco minutos enteros. Desde hoy lo haces antes de cada sesión.',
            'break-100-w1-s1-e2':
              'Primera prueba. Doce bolas, sin segundos intentos. Apunta cuántas.',
            'break-100-w1-s1-e3': 'Segunda prueba. Dos veces todo el círculo, 24 putts.',
            'break-100-w1-s1-e4': 'Tercera prueba. Diez chips, suma los puntos.',
            'break-100-w1-s1-e5': 'Tres putts seguidos de {1 m|3 ft}.',
          },
        },
        'break-100-w1-s2': {
          title: 'Prueba: hierros cortos',
          description: 'Diez bolas a un green y una primera mirada a dónde toca el suelo tu palo.',
          notes: {
            'break-100-w1-s2-e2': 'Swing a la mitad de la velocidad que te pide el cuerpo.',
            'break-100-w1-s2-e3': 'Prueba. Diez bolas, un palo, y apunta cada fallo con su lado.',
            'break-100-w1-s2-e4': 'La primera mitad, sin bola. Mira solo las marcas.',
            'break-100-w1-s2-e5': 'Tres wedges seguidos que vuelen. Da igual hacia dónde.',
          },
        },
        'break-100-w1-s3': {
          title: 'Prueba: golpes de salida',
          description:
            'Catorce golpes de salida como en una vuelta y, después, la rutina que mantendrás seis semanas.',
          notes: {
            'break-100-w1-s3-e3': 'Prueba. Catorce bolas con el palo que más usas desde el tee.',
            'break-100-w1-s3-e4':
              'Encuentra hoy tu rutina: tres cosas detrás de la línea y dos delante.',
            'break-100-w1-s3-e5':
              'Tres bolas seguidas dentro del pasillo de {25 m|25 yd}, con cualquier palo.',
          },
        },
      },
    },
    'break-100-w2': {
      title: 'Primero, el contacto',
      description:
        'Una sola tarea, una y otra vez, hasta que la sientas. Es la única semana de bloques largos.',
      sessions: {
        'break-100-w2-s1': {
          title: 'Línea de salida y punto de bote',
          description: 'Dos objetivos cercanos: una puerta para el putt y una toalla para el chip.',
          notes: {
            'break-100-w2-s1-e2':
              'Hoy, puertas anchas. Estréchalas solo cuando entren nueve de diez.',
            'break-100-w2-s1-e3':
              'Un palo para las 30. Mira la toalla hasta que la bola haya botado.',
            'break-100-w2-s1-e4': 'Sin bola los primeros cuatro minutos.',
            'break-100-w2-s1-e5': 'Tres chips seguidos que boten en la toalla.',
          },
        },
        'break-100-w2-s2': {
          title: 'El impacto',
          description: 'Punto bajo y medios swings. Hoy la distancia no importa.',
          notes: {
            'break-100-w2-s2-e3':
              'El mismo ejercicio que en la semana uno. Cuenta 20 marcas y compara.',
            'break-100-w2-s2-e4': 'Para siempre a las tres, también después de un mal golpe.',
            'break-100-w2-s2-e5': 'Tres medios swings seguidos entre las dos marcas.',
          },
        },
        'break-100-w2-s3': {
          title: 'La velocidad',
          description:
            'Primero los putts largos, al final los cortos. El golpe dura lo mismo en todos.',
          notes: {
            'break-100-w2-s3-e1':
              'Las tres distancias; en los tres últimos, canta la distancia antes de patear.',
            'break-100-w2-s3-e2':
              'Ida y vuelta dos veces. Antes de empezar, camina una vez hasta cada línea.',
            'break-100-w2-s3-e3': 'Cambia de palo cada diez bolas, no de swing.',
            'break-100-w2-s3-e4': 'Una vuelta al círculo. Lee cada putt desde atrás.',
            'break-100-w2-s3-e5': 'Tres putts seguidos de {1.5 m|5 ft}.',
          },
        },
      },
    },
    'break-100-w3': {
      title: 'Un palo y luego otro',
      description:
        'Ahora las tareas se alternan. Parece menos ordenado que la semana pasada, pero se te queda más.',
      sessions: {
        'break-100-w3-s1': {
          title: 'Palos para el chip',
          description: 'Un swing, tres palos. Después arena y otra vez la puerta.',
          notes: {
            'break-100-w3-s1-e2': 'Nueve bolas en orden y otras nueve cambiando de palo cada vez.',
            'break-100-w3-s1-e3': 'Con bolas desde el principio. Traza otra línea después de ocho.',
            'break-100-w3-s1-e4': 'La puerta, una bola más estrecha que en la semana dos.',
            'break-100-w3-s1-e5': 'Tres golpes seguidos de búnker que acaben en el green.',
          },
        },
        'break-100-w3-s2': {
          title: 'Alineación y distancia',
          description: 'Raíles para alinearte y una escalera para el wedge.',
          notes: {
            'break-100-w3-s2-e3': 'Cinco con raíles, una sin ellos y comprueba. Y otra vez.',
            'break-100-w3-s2-e4':
              'Sube y baja una vez; luego, que elijan las marcas del campo de prácticas.',
            'break-100-w3-s2-e5':
              'Tres wedges seguidos a menos de {5 m|16 ft} de los {40 m|45 yd}.',
          },
        },
        'break-100-w3-s3': {
          title: 'Qué palo desde el tee',
          description: 'El driver contra el palo en el que confías. Que decida la cuenta.',
          notes: {
            'break-100-w3-s3-e3':
              'Diez parejas al mismo hueco. Apunta aciertos y distancias lado a lado.',
            'break-100-w3-s3-e4': 'Despacio. Si pierdes el equilibrio, más despacio.',
            'break-100-w3-s3-e5':
              'Dos golpes de salida, con una espera antes de cada uno y el palo que haya ganado.',
          },
        },
      },
    },
    'break-100-w4': {
      title: 'Semana suave',
      description:
        'Treinta minutos por sesión. A mitad de camino vuelven tres pruebas para que veas en qué seguir trabajando.',
      sessions: {
        'break-100-w4-s1': {
          title: 'Prueba intermedia: putt',
          description: 'Las dos pruebas de putt de la semana uno. Nada más.',
          notes: {
            'break-100-w4-s1-e2':
              'Repetición de la prueba. Si puedes, en el mismo hoyo que en la semana uno.',
            'break-100-w4-s1-e3': 'Repetición de la prueba. Dos veces todo el círculo.',
            'break-100-w4-s1-e4': 'Tres putts seguidos de {1.5 m|5 ft}.',
          },
        },
        'break-100-w4-s2': {
          title: 'Prueba intermedia: hierros cortos',
          description: 'Diez bolas al green; lo demás es ritmo.',
          notes: {
            'break-100-w4-s2-e3':
              'Repetición de la prueba. Un palo más que en la semana uno si te quedabas corto.',
            'break-100-w4-s2-e4': 'Con bola. Cuenta en voz alta.',
            'break-100-w4-s2-e5': 'Tres bolas seguidas que vuelen más de {60 m|65 yd}.',
          },
        },
        'break-100-w4-s3': {
          title: 'Prueba intermedia: chip',
          description: 'Diez chips por puntos y un final tranquilo.',
          notes: {
            'break-100-w4-s3-e2':
              'Repetición de la prueba. Elige el palo con tu tabla de la semana tres.',
            'break-100-w4-s3-e3': 'En una silla o un banco, antes de la última tarea.',
            'break-100-w4-s3-e4':
              'Tres chips seguidos a menos de {2 m|7 ft}. Dos respiraciones antes de cada uno.',
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
            'Nueve bolas de approach y putt, y después putts cortos desde todos los lados.',
          notes: {
            'break-100-w5-s1-e2':
              'Una bola cada vez, hasta embocar el putt. Desde un lie difícil, tres golpes están bien.',
            'break-100-w5-s1-e3': 'Cada tee una vez, siempre desde otro lado.',
            'break-100-w5-s1-e4': 'Tres putts seguidos de {1.5 m|5 ft}.',
          },
        },
        'break-100-w5-s2': {
          title: 'Cualquier palo, cualquier objetivo',
          description: 'Saca un palo, saca un objetivo, una bola.',
          notes: {
            'break-100-w5-s2-e3':
              'Cinco palos, tres objetivos y nunca dos veces seguidas el mismo palo.',
            'break-100-w5-s2-e4': 'Solo en orden aleatorio. Nombra el swing antes de cada bola.',
            'break-100-w5-s2-e5': 'Dos golpes de salida en el hoyo más difícil que conozcas.',
          },
        },
        'break-100-w5-s3': {
          title: 'Golpes de salida con rutina',
          description: 'Primero la rutina, después la bola.',
          notes: {
            'break-100-w5-s3-e3': 'Un hueco nuevo para cada pareja.',
            'break-100-w5-s3-e4': 'Driver y hierros por turnos. Solo cuenta la rutina.',
            'break-100-w5-s3-e5': 'Dos bolas. Diez sentadillas por fallo.',
          },
        },
      },
    },
    'break-100-w6': {
      title: 'Otra vez las pruebas',
      description:
        'Las pruebas de la semana uno en el mismo orden. Compara los números, no las sensaciones.',
      sessions: {
        'break-100-w6-s1': {
          title: 'Prueba: putt y chip',
          description: 'Las mismas tres pruebas que el primer día.',
          notes: {
            'break-100-w6-s1-e2': 'El mismo hoyo, el mismo orden, doce bolas.',
            'break-100-w6-s1-e3': 'Dos veces todo el círculo, 24 putts.',
            'break-100-w6-s1-e4': 'Diez chips desde los sitios de la semana uno.',
            'break-100-w6-s1-e5':
              'Tres putts seguidos de {1.5 m|5 ft}. En la semana uno eran de {1 m|3 ft}.',
          },
        },
        'break-100-w6-s2': {
          title: 'Prueba: hierros cortos',
          description:
            'Diez bolas al green y luego palos al azar para no perder la sensación de campo.',
          notes: {
            'break-100-w6-s2-e3': 'Prueba. Diez bolas, el mismo objetivo que en la semana uno.',
            'break-100-w6-s2-e4': 'Como en la semana cinco.',
            'break-100-w6-s2-e5':
              'Tres bolas seguidas que habrían cogido un green de {25 m|25 yd}.',
          },
        },
        'break-100-w6-s3': {
          title: 'Prueba: golpes de salida',
          description: 'Catorce golpes de salida y uno que cuenta. Y ahora, a jugar.',
          notes: {
            'break-100-w6-s3-e3':
              'Prueba. Catorce bolas; en las estrechas, el palo que elegiste en la semana tres.',
            'break-100-w6-s3-e4': 'Diez bolas, diez objetivos, diez rutinas completas.',
            'break-100-w6-s3-e5':
              'El primer golpe de salida de tu próxima vuelta. Dos bolas, ni una más.',
          },
        },
      },
    },
  },
};
