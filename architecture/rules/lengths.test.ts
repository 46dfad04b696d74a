import { expect, it } from 'vitest';
import { codebaseOf } from '../reading/codebase.ts';
import { lineLimit, lineLimitOfAll, longFilesAreLong, medianLines, shortFiles } from './lengths.ts';

const lines = (count: number) => 'export {};\n'.repeat(count);
const reported = (files: Record<string, string>) => shortFiles.check(codebaseOf(files)).map(({ file }) => file);

it('refuses a file of more than 250 lines', () => {
  expect(reported({ 'apps/web/src/a.ts': lines(lineLimit), 'apps/web/src/b.ts': lines(lineLimit + 1) })).toEqual([
    'apps/web/src/b.ts',
  ]);
});

it('lets a test reach 400 lines and no more', () => {
  const files = {
    'apps/web/src/a.test.ts': lines(lineLimitOfAll),
    'apps/web/src/b.test.ts': lines(lineLimitOfAll + 1),
  };
  expect(reported(files)).toEqual(['apps/web/src/b.test.ts']);
});

it('does not count generated files', () => {
  expect(reported({ 'apps/server/src/database/rows.generated.ts': lines(900) })).toEqual([]);
});

it('reports files on the list of long files that are short', () => {
  const codebase = codebaseOf({ 'apps/web/src/short.ts': lines(10) });
  expect(longFilesAreLong({ 'apps/web/src/short.ts': 'a table of cases' }).check(codebase)).toHaveLength(1);
  expect(longFilesAreLong({}).check(codebase)).toEqual([]);
});

it('finds the median', () => {
  expect(medianLines(codebaseOf({ 'a.ts': lines(1), 'b.ts': lines(5), 'c.ts': lines(100) }))).toBe(5);
});
