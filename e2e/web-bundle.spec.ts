import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const assets = join(import.meta.dirname, '..', 'apps', 'web', 'dist', 'assets');

test('the pages do without Temporal, which not every supported browser has', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((name) => /\bTemporal\./.test(readFileSync(join(assets, name), 'utf8')))).toEqual([]);
});
