import { z } from 'zod';
import type { FieldCipher } from '../../platform/crypto/field-cipher.ts';
import type { ImportJobRow } from './import-job.repository.ts';

/** What was entered again, by row number and column key. */
export type CorrectedCells = ReadonlyMap<number, Readonly<Record<string, string>>>;

export const noCorrections: CorrectedCells = new Map();

const stored = z.array(z.tuple([z.int(), z.record(z.string(), z.string())]));

const placeOf = (jobId: number) => ({ table: 'import_job', column: 'corrections', row: jobId });

export function openCorrections(cipher: FieldCipher, job: Pick<ImportJobRow, 'id' | 'corrections'>): CorrectedCells {
  if (job.corrections === null) return noCorrections;
  return new Map(stored.parse(JSON.parse(cipher.open(placeOf(job.id), job.corrections))));
}

export const sealCorrections = (cipher: FieldCipher, jobId: number, cells: CorrectedCells): string =>
  cipher.seal(placeOf(jobId), JSON.stringify([...cells]));

export interface NewCell {
  readonly row: number;
  readonly key: string;
  readonly value: string;
}

/** A later correction of a cell replaces an earlier one. */
export function withCells(before: CorrectedCells, cells: readonly NewCell[]): CorrectedCells {
  const after = new Map(before);
  for (const { row, key, value } of cells) after.set(row, { ...after.get(row), [key]: value });
  return after;
}
