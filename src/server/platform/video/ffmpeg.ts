import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { constants as osConstants, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import { outsideTransactions } from '../database/transaction-scope.ts';
import type { ServiceNote } from '../services/services.ts';
import type { VideoType } from './video-type.ts';

/** The largest video takes minutes on a small machine; a longer conversion indicates an attack. */
const convertMs = 8 * 60_000;
const frameMs = 60_000;
const mostSeconds = 600;
const mostErrorText = 2000;

type Source = Pick<VideoType, 'demuxer'> & { readonly path: string };

/** A program that converts videos. */
export type Ffmpeg = {
  /**
   * Converts a video to an MP4 with H.264 and AAC of at most 1280 by 1280 pixels, ten minutes and `mostBytes` bytes.
   * @throws Error with ffmpeg's error output
   */
  convert(source: Source, to: string, mostBytes: number): Promise<void>;
  /**
   * Makes a PNG of a representative frame of a video.
   * @throws Error with ffmpeg's error output
   */
  takeFrame(source: Source, to: string): Promise<void>;
};

/** That videos are not converted without ffmpeg. */
export const noFfmpegNote: ServiceNote = {
  service: 'ffmpeg',
  state: 'off',
  server: null,
  fault: 'noFfmpeg',
  setting: 'PATH',
  detail: '',
};

/** Finds the program `ffmpeg` in the folders of a PATH; null when it is not installed. */
export async function findFfmpeg(path: string): Promise<Ffmpeg | null> {
  const name = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg';
  for (const folder of path.split(delimiter).filter(Boolean)) {
    const program = join(folder, name);
    const isProgram = await access(program, constants.X_OK).then(
      async () => (await stat(program)).isFile(),
      () => false,
    );
    if (isProgram) return ffmpegAt(program);
  }
  return null;
}

/** Reads only this file and no file that it refers to, and only as the detected container, never as a playlist. */
const input = ({ demuxer, path }: Source) => [
  ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-threads', '1'],
  ...['-protocol_whitelist', 'file', '-format_whitelist', demuxer, '-f', demuxer],
  ...['-i', `file:${path}`],
];

/** Makes the sides even, as H.264 requires; older versions of ffmpeg cannot round them in the first step. */
const within = (side: number) =>
  `scale='min(${side},iw)':'min(${side},ih)':force_original_aspect_ratio=decrease,` +
  'scale=trunc(iw/2)*2:trunc(ih/2)*2';

const ffmpegAt = (program: string): Ffmpeg =>
  outsideTransactions('a program', {
    convert: (source, to, mostBytes) =>
      run(program, convertMs, [
        ...input(source),
        // One video and one audio stream; no subtitles, data, chapters or metadata such as the location.
        ...['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn'],
        ...['-map_metadata', '-1', '-map_chapters', '-1'],
        ...['-vf', within(1280), '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '24'],
        ...['-pix_fmt', 'yuv420p', '-c:a', 'aac', '-b:a', '96k', '-ac', '2'],
        ...['-threads', '1', '-t', String(mostSeconds), '-fs', String(mostBytes)],
        ...['-movflags', '+faststart', '-f', 'mp4', '-y', `file:${to}`],
      ]),
    takeFrame: (source, to) =>
      run(program, frameMs, [
        ...input(source),
        ...['-map', '0:v:0', '-t', '10', '-vf', `thumbnail=50,${within(800)}`],
        ...['-frames:v', '1', '-map_metadata', '-1', '-c:v', 'png'],
        ...['-f', 'image2', '-update', '1', '-y', `file:${to}`],
      ]),
  });

/** Runs a program to its end, at low priority and with an empty environment. */
function run(program: string, mostMs: number, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {},
      timeout: mostMs,
      killSignal: 'SIGKILL',
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      if (said.length < mostErrorText) said += chunk.toString('utf8');
    });
    const kill = () => child.kill('SIGKILL');
    process.on('exit', kill);
    child.on('error', reject);
    child.on('spawn', () => lower(child.pid));
    child.on('close', (code, signal) => {
      process.off('exit', kill);
      if (code === 0) resolve();
      else
        reject(new Error(`ffmpeg ended with ${code ?? signal}: ${said.slice(0, mostErrorText)}`));
    });
  });
}

/** Gives requests priority over videos. Ignores a program that has already ended. */
function lower(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, osConstants.priority.PRIORITY_LOW);
  } catch {
    // The program has ended.
  }
}
