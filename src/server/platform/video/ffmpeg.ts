import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { constants as osConstants, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import type { VideoType } from './video-type.ts';

/** The largest video takes minutes on a small machine; one that takes longer is a trap. */
const convertMs = 8 * 60_000;
const frameMs = 60_000;
const mostSeconds = 600;
const mostErrorText = 2000;

type Source = Pick<VideoType, 'demuxer'> & { readonly path: string };

/** A program that converts videos. */
export type Ffmpeg = {
  /**
   * Makes an MP4 with H.264 and AAC of a video, at most 1280 pixels wide and high, ten minutes and so many
   * bytes long.
   * @throws Error with what ffmpeg said
   */
  convert(source: Source, to: string, mostBytes: number): Promise<void>;
  /**
   * Makes a PNG of a frame that stands for a video.
   * @throws Error with what ffmpeg said
   */
  takeFrame(source: Source, to: string): Promise<void>;
};

/** The program `ffmpeg` in one of the folders of a PATH; null when it is not installed. */
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

/**
 * What is read: this file and nothing that it names, as the container that it was found to be, never a
 * playlist.
 */
const input = ({ demuxer, path }: Source) => [
  ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-threads', '1'],
  ...['-protocol_whitelist', 'file', '-format_whitelist', demuxer, '-f', demuxer],
  ...['-i', `file:${path}`],
];

/** Even sides, which H.264 needs; older versions of ffmpeg cannot round them in the first step. */
const within = (side: number) =>
  `scale='min(${side},iw)':'min(${side},ih)':force_original_aspect_ratio=decrease,` +
  'scale=trunc(iw/2)*2:trunc(ih/2)*2';

const ffmpegAt = (program: string): Ffmpeg => ({
  convert: (source, to, mostBytes) =>
    run(program, convertMs, [
      ...input(source),
      // One picture and one sound; no subtitles, data, chapters, or where it was filmed.
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

/** Runs a program to its end, after everything else on this machine, with nothing of our environment. */
function run(program: string, mostMs: number, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...{ stdio: ['ignore', 'ignore', 'pipe'], env: {}, timeout: mostMs, killSignal: 'SIGKILL' },
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

/** Requests go before films. A program that has ended already needs no priority. */
function lower(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, osConstants.priority.PRIORITY_LOW);
  } catch {
    // It has ended.
  }
}
