import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export type RunningProcess = {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
};

const row = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/;

/** The processes of this machine, without zombies. */
export async function runningProcesses(): Promise<RunningProcess[]> {
  const args = ['-A', '-o', 'pid=,ppid=,stat=,args='];
  const { stdout } = await promisify(execFile)('ps', args, { maxBuffer: 10_000_000 });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, state, command = ''] = row.exec(line) ?? [];
    if (state === undefined || state.startsWith('Z')) return [];
    return [{ pid: Number(pid), parent: Number(parent), command }];
  });
}

/** Those of the given process ids that are running, in the given order. */
export async function stillRunning(pids: readonly number[]): Promise<number[]> {
  const running = new Set((await runningProcesses()).map(({ pid }) => pid));
  return pids.filter((pid) => running.has(pid));
}
