import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../reading/codebase.ts';
import { addOwner } from './new-domain.ts';
import { openTree } from './tree.ts';

const owners = 'apps/server/src/database/owners.ts';
const named = (text: string) => text.slice(0, text.indexOf(';', text.indexOf('type Owner')));

it('lets a new domain own tables, once', () => {
  const tree = openTree(root);
  const before = named(tree.read(owners));
  addOwner(tree, 'festivals');
  addOwner(tree, 'festivals');
  addOwner(tree, 'holidays');
  expect(named(tree.read(owners))).toBe(`${before}\n  | 'festivals'`);
});

it('formats nothing where a command changed nothing', () => {
  const empty = mkdtempSync(join(tmpdir(), 'muster-tree-'));
  expect(openTree(empty).save()).toEqual([]);
  rmSync(empty, { recursive: true });
});
