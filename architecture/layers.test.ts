import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { platformFolders } from './layers.ts';
import { root } from './reading/codebase.ts';

it('lists every folder of the server’s platform once', () => {
  const listed = platformFolders.map(([folder]) => folder).toSorted();
  expect(listed).toEqual(readdirSync(join(root, 'apps/server/src/platform')).toSorted());
});
