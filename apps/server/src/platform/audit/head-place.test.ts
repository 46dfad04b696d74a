import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { headPlaceOf } from './head-place.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-place-'));
});
afterEach(() => rm(folder, { recursive: true }));

const server = { kind: 'server', url: 'postgres://db/muster' } as const;

it('is one place for a database in the data folder', async () => {
  expect(await headPlaceOf({ dataDir: folder, database: { kind: 'embedded' } })).toEqual({
    place: 'own-database',
    headFile: join(folder, 'audit-head.json'),
  });
});

it('is the same place after each start, and another one in another folder', async () => {
  const [one, again, other] = [
    await headPlaceOf({ dataDir: join(folder, 'a'), database: server }),
    await headPlaceOf({ dataDir: join(folder, 'a'), database: server }),
    await headPlaceOf({ dataDir: join(folder, 'b'), database: server }),
  ];
  expect(again).toEqual(one);
  expect(other.place).not.toBe(one.place);
  expect(await readFile(join(folder, 'a', 'audit-place'), 'utf8')).toBe(one.place);
});

it('is a new place where the file has no id', async () => {
  await writeFile(join(folder, 'audit-place'), '\n');
  const { place } = await headPlaceOf({ dataDir: folder, database: server });
  expect(place).toMatch(/^[0-9a-f-]{36}$/);
  expect((await headPlaceOf({ dataDir: folder, database: server })).place).toBe(place);
});
