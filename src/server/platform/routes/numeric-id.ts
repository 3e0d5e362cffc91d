import { AppError } from '../app-error.ts';

/** Whether a text can be the id of a row that is numbered. */
export const isNumericId = (given: string): boolean => /^\d{1,15}$/.test(given);

/** @throws AppError not_found for a value that cannot be an id */
export function numericId(given: string): number {
  if (!isNumericId(given)) throw new AppError('not_found');
  return Number(given);
}
