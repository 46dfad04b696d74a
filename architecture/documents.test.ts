import { expect, it } from 'vitest';
import { freshDocuments } from './documents/blocks.ts';
import { endpointFiles } from './documents/endpoints.ts';
import { mostRuntimeParts, partsList } from './documents/parts-list.ts';
import { namedParts, rowOf } from './documents/parts-table.ts';
import { readCodebase, root } from './reading/codebase.ts';

it('the generated parts of the documents are up to date', async () => {
  const stale = (await freshDocuments(root, { measure: false })).filter(({ written, fresh }) => written !== fresh);
  expect(
    stale.map(({ path }) => path),
    'Regenerate them: npm run documents',
  ).toEqual([]);
});

it('the endpoints of the web app equal the contract', async () => {
  const stale = (await endpointFiles(root)).filter(({ written, fresh }) => written !== fresh);
  expect(
    stale.map(({ path }) => path),
    'Generate them again: npm run documents',
  ).toEqual([]);
});

it('every package is in the list of parts, and every entry of the list is a package', () => {
  const named = namedParts(root).map(({ name }) => name);
  const rows = Object.values(partsList).flatMap((group) => Object.keys(group));
  expect(
    named.filter((name) => rowOf(name) === undefined),
    'Add them to architecture/documents/parts-list.ts',
  ).toEqual([]);
  expect(
    rows.filter((row) => !named.some((name) => rowOf(name) === row)),
    'Take them off the list',
  ).toEqual([]);
});

it('few packages are direct runtime dependencies', () => {
  const runtime = namedParts(root).filter(({ isRuntime }) => isRuntime);
  expect(runtime.length).toBeLessThanOrEqual(mostRuntimeParts);
});

it('links between documents are not broken', () => {
  const { texts } = readCodebase();
  const isThere = (path: string) =>
    texts.has(path) || [...texts.keys()].some((known) => known.startsWith(`${path.replace(/\/$/, '')}/`));
  const lost = [...texts].flatMap(([file, text]) =>
    file.endsWith('.md')
      ? [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
          .map(([, link = '']) => new URL(link, `file:///${file}`).pathname.slice(1))
          .filter((path) => !isThere(path) && !/\.(png|svg)$/.test(path))
          .map((path) => `${file} -> ${path}`)
      : [],
  );
  expect(lost).toEqual([]);
});

it('decision records have unique numbers, a date and a status', () => {
  const records = [...readCodebase().texts].filter(([path]) => /^docs\/decisions\/\d{3}-/.test(path));
  const numbers = records.map(([path]) => Number(/\/(\d{3})-/.exec(path)?.[1])).toSorted((left, right) => left - right);
  expect(numbers).toEqual([...new Set(numbers)]);
  for (const [path, text] of records) {
    expect(text, path).toMatch(/^# (\d{3}|NNN)\. .+\n\nDate: [\dYMD-]+\. Status: /);
    for (const part of ['Context', 'Decision', 'Consequences', 'Others we weighed'])
      expect(text, path).toContain(`\n## ${part}\n`);
  }
});
