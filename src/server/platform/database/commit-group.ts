/** The disk under an engine, which may lag behind the engine's writes. */
export type LateDisk = {
  readonly isBehind: boolean;
  /** Syncs everything written so far to the disk, while the engine continues. */
  catchUp(): Promise<void>;
};

type Held<Client> = { readonly client: Client; readonly deliver: () => void };

/**
 * Holds answers back until the data they report is on the disk, while the engine works for other clients, so that one
 * disk sync serves every client that has committed in the meantime. Answers to reads wait as well, since they may
 * contain data that others have just written. Answers within a transaction do not wait, since nobody relies on them
 * before it ends.
 */
export class CommitGroup<Client> {
  readonly #disk: LateDisk;
  readonly #onFailure: (error: unknown) => void;
  #held: Held<Client>[] = [];
  #leaving: readonly Held<Client>[] = [];
  #running: Promise<void> | undefined;

  /** @param onFailure called when a disk sync fails; the held answers are then never delivered */
  constructor(disk: LateDisk, onFailure: (error: unknown) => void) {
    this.#disk = disk;
    this.#onFailure = onFailure;
  }

  /** Delivers at once, or after a disk sync if the disk is behind; keeps the order of each client's answers. */
  answer(client: Client, { isOver }: { isOver: boolean }, deliver: () => void): void {
    const mayTell = isOver && this.#disk.isBehind;
    const waits = [...this.#leaving, ...this.#held].some((held) => held.client === client);
    if (!mayTell && !waits) {
      deliver();
      return;
    }
    this.#held.push({ client, deliver });
    this.#running ??= this.#run().catch(this.#onFailure);
  }

  /** Resolves when no answer is held back. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#held.length > 0) {
      this.#leaving = this.#held;
      this.#held = [];
      await this.#disk.catchUp();
      const leaving = this.#leaving;
      this.#leaving = [];
      for (const { deliver } of leaving) deliver();
    }
    this.#running = undefined;
  }
}
