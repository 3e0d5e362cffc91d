/** What an administrator can act on. */
export type Thing =
  | 'program'
  | 'week'
  | 'session'
  | 'exerciseOfSession'
  | 'exercise'
  | 'upload'
  | 'user'
  | 'broadcast'
  | 'report'
  | 'backup';

type Act = {
  /** Null when there is nothing to name. */
  readonly thing: Thing | null;
  /** The field of the body with the id of the thing; otherwise it is in the URL or, for a new thing, in the answer. */
  readonly idIn?: string;
};

const about = (thing: Thing | null): Act => ({ thing });

/** What the audit log records. Each has its sentence under `audit.acts` in the `admin` texts. */
export const acts = {
  claimSetup: about(null),
  createExercise: about('exercise'),
  changeExercise: about('exercise'),
  deleteExercise: about('exercise'),
  restoreExercise: about('exercise'),
  setPicture: about('exercise'),
  removePicture: about('exercise'),
  setVideo: about('exercise'),
  removeVideo: about('exercise'),
  setCaptions: about('exercise'),
  removeCaptions: about('exercise'),
  startVideo: about('exercise'),
  finishVideo: about('upload'),
  cancelVideo: about('upload'),
  takeExercise: about('exercise'),
  declineExercise: about('exercise'),
  createProgram: about('program'),
  changeProgram: about('program'),
  deleteProgram: about('program'),
  restoreProgram: about('program'),
  duplicateProgram: about('program'),
  publishProgram: about('program'),
  discardChanges: about('program'),
  undoDeletion: about('program'),
  importProgram: about('program'),
  takeProgram: about('program'),
  declineProgram: about('program'),
  addWeek: { thing: 'program', idIn: 'programId' },
  changeWeek: about('week'),
  copyWeek: about('week'),
  deleteWeek: about('week'),
  addSession: { thing: 'week', idIn: 'programWeekId' },
  changeSession: about('session'),
  copySession: about('session'),
  deleteSession: about('session'),
  addExercise: { thing: 'session', idIn: 'sessionId' },
  changeExerciseOfSession: about('exerciseOfSession'),
  removeExercise: about('exerciseOfSession'),
  changeInstallation: about(null),
  invite: about(null),
  revokeInvitation: about(null),
  createUser: about('user'),
  makeResetLink: about('user'),
  setAdministrator: about('user'),
  endSessions: about('user'),
  deleteUser: about('user'),
  setReport: about('report'),
  sendBroadcast: about('broadcast'),
  setBroadcast: about('broadcast'),
  startRecalculation: about(null),
  stopRecalculation: about(null),
  restartReminders: about(null),
  testReminders: about(null),
  makeBackup: about(null),
  verifyBackup: about('backup'),
  downloadBackup: about('backup'),
  testMail: about(null),
  testPush: about(null),
} as const satisfies Readonly<Record<string, Act>>;

export type ActName = keyof typeof acts;
export const actNames = Object.keys(acts) as [ActName, ...ActName[]];

export const actOf = (name: ActName): Act => acts[name];
