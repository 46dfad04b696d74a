import { formOf } from '../domains/imports/imports.fixture.ts';

interface Targets {
  readonly other: { readonly importJob: number };
}

const importOf = (header: string) => () => [{ form: formOf(Buffer.from(`${header}\nEMP-1\n`), { mode: 'import' }) }];
const ofJob = ({ other }: Targets) => [{ params: { id: other.importJob } }];

/** Requests of the calls about imports, for writing-requests.ts. */
export const importWrites = {
  'imports.employees': importOf('Employee ID'),
  'imports.shifts': importOf('Employee ID'),
  'imports.invoice-information': importOf('Employee ID'),
  'imports.leave-credits': importOf('Employee ID'),
  'imports.holidays': importOf('Calendar'),
  'imports.punches': importOf('Employee ID'),
  'imports.apply': ofJob,
  'imports.apply-valid-rows': ofJob,
  'imports.correct': ({ other }: Targets) => [
    { params: { id: other.importJob }, body: { cells: [{ row: 2, column: 'Position', value: 'Taken' }] } },
  ],
} as const;
