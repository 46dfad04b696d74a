import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished, test } from 'vitest';
import { sourceStack } from './source-stack.ts';

const thrownAt = (position: string) =>
  Object.assign(new Error('broken'), { stack: `Error: broken\n    at settle (${position})` });

function builtFile(map: object | null): string {
  const folder = mkdtempSync(join(tmpdir(), 'muster-stack-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'dist'));
  const file = join(folder, 'dist', 'main.mjs');
  if (map !== null) writeFileSync(`${file}.map`, JSON.stringify(map));
  return pathToFileURL(file).href;
}

test('a stack of the built server names the lines of its sources', ({ expect }) => {
  // Line 3 of the bundle is line 41, column 3 of the source.
  const file = builtFile({ version: 3, sources: ['file:///muster/src/settle.ts'], names: [], mappings: ';;AAwCE' });
  expect(sourceStack(thrownAt(`${file}:3:1`))).toBe('Error: broken\n    at settle (file:///muster/src/settle.ts:41:3)');
});

test('a position without a map, and one outside the built server, stay as they are', ({ expect }) => {
  for (const position of [`${builtFile(null)}:3:1`, 'file:///muster/src/settle.ts:7:2', 'node:internal/timers:1:2']) {
    expect(sourceStack(thrownAt(position))).toContain(`(${position})`);
  }
});
