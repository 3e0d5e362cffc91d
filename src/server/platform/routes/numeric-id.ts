import { AppError } from '../app-error.ts';

/** @throws AppError not_found for a value that cannot be an id */
export function numericId(given: string): number {
  if (!/^\d{1,15}$/.test(given)) throw new AppError('not_found');
  return Number(given);
}
