/** The disk under an engine, which may be behind what was written. */
export type LateDisk = {
  readonly isBehind: boolean;
  /** Brings what was written until now to the disk, while the engine goes on. */
  catchUp(): Promise<void>;
};

type Held<Client> = { readonly client: Client; readonly deliver: () => void };

/**
 * Holds answers back until what they tell is on the disk, while the engine works for others: so one wait for the disk
 * serves all who have committed meanwhile. An answer that only reads waits as well, since it may tell of what others
 * have just written. Answers within a transaction do not, since nobody learns of it before it ends.
 */
export class CommitGroup<Client> {
  readonly #disk: LateDisk;
  readonly #onFailure: (error: unknown) => void;
  #held: Held<Client>[] = [];
  #leaving: readonly Held<Client>[] = [];
  #running: Promise<void> | undefined;

  /** @param onFailure told when the disk refuses; what is held is never delivered then */
  constructor(disk: LateDisk, onFailure: (error: unknown) => void) {
    this.#disk = disk;
    this.#onFailure = onFailure;
  }

  /** Delivers at once, or when the disk is no longer behind; the answers of one client in their order. */
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

  /** Resolves when nothing is held any more. */
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
