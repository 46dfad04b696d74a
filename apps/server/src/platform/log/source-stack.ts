import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** One entry per bundle. Read with the first error: a map kept from the start on would cost about 25 MiB. */
const maps = new Map<string, SourceMap | null>();

/** The stack of an error; positions in the built server are replaced by those in its sources. */
export function sourceStack(error: Error): string {
  return (error.stack ?? '').replace(
    /(file:\/\/[^\s()]+\/dist\/[^\s()]+\.mjs):(\d+):(\d+)/g,
    (position, file: string, line: string, column: string) => {
      const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
      if (entry === undefined || !('originalSource' in entry)) return position;
      return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    },
  );
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const path = `${fileURLToPath(file)}.map`;
  const map = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : null;
  maps.set(file, map);
  return map;
}
