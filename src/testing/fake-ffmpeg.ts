import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A fake ffmpeg program in its own folder, controlled by the test. */
export type FakeFfmpeg = {
  /** A PATH value that contains it. */
  readonly path: string;
  /** The arguments of each call. */
  calls(): Promise<readonly (readonly string[])[]>;
  /** Sets the files it outputs: a converted video and a frame. Null makes it fail. */
  gives(files: { readonly video?: Buffer | null; readonly frame?: Buffer | null }): Promise<void>;
  remove(): Promise<void>;
};

/** Records its arguments, then copies a file to the path in the last one. */
const script = (folder: string) => `#!/bin/sh
cd '${folder}' || exit 1
{ for one in "$@"; do printf '%s\\n' "$one"; done; echo; } >> calls
env | /usr/bin/grep -v -E '^(PWD|SHLVL|_|OLDPWD)=' >> environment
kind=video
for one in "$@"; do
  if [ "$one" = image2 ]; then kind=frame; fi
  last=$one
done
if [ ! -f $kind ]; then echo 'moov atom not found' >&2; exit 1; fi
exec /bin/cp $kind "\${last#file:}"
`;

export async function fakeFfmpeg(): Promise<FakeFfmpeg> {
  const folder = await mkdtemp(join(tmpdir(), 'pinhigh-ffmpeg-'));
  await writeFile(join(folder, 'ffmpeg'), script(folder), { mode: 0o755 });
  const give = async (name: string, bytes: Buffer | null | undefined) => {
    if (bytes === null) await rm(join(folder, name), { force: true });
    else if (bytes !== undefined) await writeFile(join(folder, name), bytes);
  };
  return {
    path: folder,
    async calls() {
      const text = await readFile(join(folder, 'calls'), 'utf8').catch(() => '');
      return text
        .split('\n\n')
        .filter(Boolean)
        .map((call) => call.split('\n'));
    },
    async gives({ video, frame }) {
      await give('video', video);
      await give('frame', frame);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
