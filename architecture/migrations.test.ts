import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './reading/codebase.ts';

const folder = join(root, 'apps/server/src/database');
const recorded = readFileSync(join(folder, 'migrations.sha256'), 'utf8').split('\n').filter(Boolean).sort();
const found = readdirSync(join(folder, 'migrations')).map((file) => {
  const path = `migrations/${file}`;
  return `${createHash('sha256')
    .update(readFileSync(join(folder, path)))
    .digest('hex')}  ${path}`;
});

it('no migration was changed or removed after it was recorded', () => {
  expect(
    recorded.filter((line) => !found.includes(line)),
    'Databases have applied these migrations: restore the files and put the change into a new migration.',
  ).toEqual([]);
});

it('every migration is recorded', () => {
  expect(
    found.filter((line) => !recorded.includes(line)),
    'Add these lines to apps/server/src/database/migrations.sha256.',
  ).toEqual([]);
});
