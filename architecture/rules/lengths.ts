import { longFiles } from '../long-files.ts';
import type { Codebase } from '../reading/codebase.ts';
import { isTest, type Rule } from './rule.ts';

export const lineLimit = 250;
export const lineLimitOfAll = 400;

const isWritten = (path: string) => !/\.generated\.ts$/.test(path);

export const shortFiles: Rule = {
  name: 'short-files',
  asks: `A file has at most ${lineLimit} lines or a reason in architecture/long-files.ts, and never more than ${lineLimitOfAll}; a test may reach ${lineLimitOfAll}.`,
  check: (codebase) =>
    [...codebase.sources.values()].flatMap(({ path, lineCount }) => {
      if (!isWritten(path) || lineCount <= lineLimit) return [];
      if (lineCount > lineLimitOfAll)
        return [
          {
            file: path,
            line: lineLimitOfAll,
            says: `${lineCount} lines: split it by what it does; ${lineLimitOfAll} is the end.`,
          },
        ];
      if (isTest(path) || path in longFiles) return [];
      return [
        {
          file: path,
          line: lineLimit,
          says: `${lineCount} lines: split it by what it does, or give a reason in architecture/long-files.ts.`,
        },
      ];
    }),
};

export const longFilesAreLong = (listed: Readonly<Record<string, string>>): Rule => ({
  name: 'long-files-are-long',
  asks: 'architecture/long-files.ts lists only files that are there and need it.',
  check: (codebase) =>
    Object.keys(listed).flatMap((path) => {
      const lineCount = codebase.sources.get(path)?.lineCount ?? 0;
      if (lineCount > lineLimit) return [];
      return [
        {
          file: 'architecture/long-files.ts',
          line: 1,
          says: `${path} has ${lineCount} lines now; take it off the list.`,
        },
      ];
    }),
});

/** Median length of the hand-written source files, for the report. */
export function medianLines(codebase: Codebase): number {
  const lengths = [...codebase.sources.values()]
    .filter(({ path }) => isWritten(path))
    .map(({ lineCount }) => lineCount);
  lengths.sort((left, right) => left - right);
  return lengths[Math.floor(lengths.length / 2)] ?? 0;
}
