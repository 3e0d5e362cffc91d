import type { BackupFault } from '#contract/backups.ts';
import { StartError } from '../start-error.ts';

/** What is wrong with an archive: in a sentence for commands, and as a fault for the administrators' page. */
export class ArchiveError extends StartError {
  override name = 'ArchiveError';
  readonly fault: Extract<BackupFault, 'damaged' | 'passphrase' | 'gone'>;

  constructor(fault: ArchiveError['fault'], message: string) {
    super(message);
    this.fault = fault;
  }
}
