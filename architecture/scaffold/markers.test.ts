import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../reading/codebase.ts';
import { committedMarkers, marker, markersIn } from './markers.ts';

it('no marked place of a resource is committed unfilled', () => {
  expect(committedMarkers(root), 'Write the fields there and delete the comment.').toEqual([]);
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-markers-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('lists a marker in a new file, and refuses it once it is committed', () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  git('init');
  writeFileSync(join(folder, 'a.ts'), `// ${marker} the columns\n`);
  expect(markersIn(folder)).toEqual([`a.ts:1:// ${marker} the columns`]);
  expect(committedMarkers(folder)).toEqual([]);
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-m', 'a');
  expect(committedMarkers(folder)).toEqual([`HEAD:a.ts:1:// ${marker} the columns`]);
});
