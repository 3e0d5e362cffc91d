import { type exercises, imageLimits, partBytes, videoLimits } from '#contract/exercises.ts';
import { exerciseLength } from '#contract/exercises-schemas.ts';
import { captionsLength } from '#domain/drills/web-vtt.ts';
import { aPicture } from '../a-picture.ts';
import { aVideo } from '../a-video.ts';
import {
  type Cases,
  type CasesOf,
  choiceFaults,
  countFaults,
  lineFaults,
  requiredFaults,
  takesNothing,
  textFaults,
} from './cases.ts';

const putting = {
  name: 'Gate',
  type: 'putting',
  duration: 10,
  difficulty: 'beginner',
  icon: 'target',
  description: 'Putt through a gate.',
  instructions: '',
  equipment: ['Putter'],
  language: 'en',
  details: null,
};

const noDetails = { 'a text': 'more', 'a number': 1, 'a list': [] };
const scoring = {
  how: 'Count.',
  unit: 'putts',
  better: 'higher',
  min: 0,
  max: 10,
  step: 1,
  targets: { beginner: 2, intermediate: 4, advanced: 6, expert: 8 },
};
const ball = { type: 'ball', at: [160, 100] };
const diagram = { alt: 'A ball.', marks: [ball] };
const flag = { type: 'hole', at: [160, 100] };

const formFaults = {
  name: {
    ...lineFaults(exerciseLength.name),
    ...requiredFaults,
    'with unknown markup': 'Putt {x}',
  },
  description: { ...textFaults(exerciseLength.description), 'a broken distance': 'Go {m:far}' },
  type: choiceFaults,
  duration: countFaults(1, 240),
  instructions: textFaults(exerciseLength.instructions),
  equipment: {
    'a text': 'Putter, balls',
    'with nothing in it': [''],
    'twice the same': ['Putter', 'Putter'],
    'too many': Array.from({ length: 21 }, (_, index) => `Ball ${index}`),
  },
  difficulty: choiceFaults,
  icon: choiceFaults,
  language: choiceFaults,
  details: {
    ...noDetails,
    'of another place': { venues: ['moon'] },
    'twice the same place': { venues: ['home', 'home'] },
    'of another mode': { mode: 'easy' },
    'a step without a word': { steps: [''] },
    'a fault without a fix': { commonFaults: [{ fault: 'Too hard' }] },
    'a target that cannot be scored': {
      scoring: { ...scoring, targets: { ...scoring.targets, expert: 11 } },
    },
    'targets that get easier': {
      scoring: { ...scoring, targets: { ...scoring.targets, advanced: 3 } },
    },
    'bounds the wrong way around': { scoring: { ...scoring, min: 10, max: 0 } },
    'a mark that is none': { diagram: { ...diagram, marks: [{ type: 'script' }] } },
    'a mark outside': { diagram: { ...diagram, marks: [{ ...ball, at: [310, 100] }] } },
    'a mark nowhere': { diagram: { ...diagram, marks: [{ ...ball, at: [null, 1e300] }] } },
    'two flags': { diagram: { ...diagram, marks: [flag, flag] } },
    'a drawing without a sentence': { diagram: { marks: [ball] } },
    'more marks than a drawing has': {
      diagram: { ...diagram, marks: Array.from({ length: 121 }, () => ball) },
    },
  },
};

const png = await aPicture('png');
const asPng = (bytes: Uint8Array) => ({ mediaType: 'image/png', bytes });
const asVideo = (bytes: Uint8Array, mediaType = 'video/mp4') => ({ mediaType, bytes });
const asPart = (bytes: Uint8Array) => ({ mediaType: 'application/octet-stream', bytes });
const mp4 = aVideo('mp4');
const someCaptions = 'WEBVTT\n\n00:01.000 --> 00:02.000\nKeep the head still.\n\n';

const byId: Cases = {
  good: ({ exercise: { id } }) => ({ params: { id } }),
  ids: { id: 'shared' },
};
const byUpload: Cases = { good: ({ uploadId: id }) => ({ params: { id } }), ids: { id: 'shared' } };

export const exerciseCases: CasesOf<typeof exercises> = {
  list: takesNothing,
  deleted: takesNothing,
  get: byId,
  create: { good: () => ({ body: putting }), faults: formFaults, end: 201 },
  update: {
    good: ({ exercise: { id } }) => ({ params: { id }, body: putting }),
    faults: formFaults,
    ids: { id: 'shared' },
  },
  remove: {
    good: ({ exercise: { id } }) => ({ params: { id }, body: { reason: 'Too easy' } }),
    faults: { reason: lineFaults(exerciseLength.reason) },
    ids: { id: 'shared' },
  },
  restore: byId,
  setImage: {
    good: ({ exercise: { id } }) => ({ params: { id }, files: { image: asPng(png) } }),
    fileFaults: {
      image: {
        empty: { file: asPng(Buffer.alloc(0)), status: 400 },
        'a video': { file: asPng(mp4), status: 415 },
        'said to be another type': { file: asVideo(png), status: 415 },
        damaged: { file: asPng(png.subarray(0, png.length / 2)), status: 422 },
        'too large': { file: asPng(Buffer.alloc(imageLimits.maxBytes + 1)), status: 413 },
      },
    },
    ids: { id: 'shared' },
  },
  removeImage: byId,
  setVideo: {
    good: ({ exercise: { id } }) => ({ params: { id }, files: { video: asVideo(mp4) } }),
    fileFaults: {
      video: {
        empty: { file: asVideo(Buffer.alloc(0)), status: 400 },
        'a picture': { file: asVideo(png), status: 415 },
        'said to be another type': { file: asVideo(mp4, 'text/html'), status: 415 },
        'cut off': { file: asVideo(mp4.subarray(0, -1)), status: 422 },
        'too large': { file: asVideo(Buffer.alloc(videoLimits.maxBytes + 1)), status: 413 },
      },
    },
    ids: { id: 'shared' },
  },
  removeVideo: byId,
  setCaptions: {
    good: ({ exercise: { id } }) => ({ params: { id }, body: { captions: someCaptions } }),
    // The exercise has no video.
    end: 404,
    faults: {
      captions: {
        ...requiredFaults,
        'of another format': '1\n00:00:01,000 --> 00:00:02,000\nHi',
        'too long': someCaptions.padEnd(captionsLength + 1, ' '),
      },
    },
    ids: { id: 'shared' },
  },
  removeCaptions: byId,
  captions: { ...byId, end: 404 },
  startVideo: {
    good: ({ exercise: { id } }) => ({ params: { id }, body: { size: 1000 } }),
    faults: { size: countFaults(1, videoLimits.maxBytes) },
    ids: { id: 'shared' },
    end: 201,
  },
  upload: byUpload,
  sendPart: {
    good: ({ uploadId: id }) => ({
      params: { id, offset: '0' },
      files: { part: asPart(mp4.subarray(0, 100)) },
    }),
    faults: { offset: { negative: '-1', 'a fraction': '0.5', 'a word': 'first' } },
    fileFaults: {
      part: {
        empty: { file: asPart(Buffer.alloc(0)), status: 400 },
        'said to be a picture': { file: asPng(png), status: 415 },
        'more than the rest': { file: asPart(Buffer.alloc(2000)), status: 413 },
        'too large': { file: asPart(Buffer.alloc(partBytes + 1)), status: 413 },
      },
    },
    ids: { id: 'shared' },
  },
  // The upload is not complete, so valid input ends with 409.
  finishVideo: { ...byUpload, end: 409 },
  cancelUpload: { ...byUpload, end: 204 },
  // There is no file with this name.
  media: { good: () => ({ params: { hash: 'a'.repeat(64) } }), end: 404, ids: { hash: 'shared' } },
  storage: takesNothing,
};
