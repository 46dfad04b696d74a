import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCodebase, root } from './reading/codebase.ts';
import { namedStatements } from './reading/named-statements.ts';
import { untestedStatements } from './untested-statements.ts';

const specified = (
  JSON.parse(readFileSync(join(root, 'packages/contract/spec/screens.json'), 'utf8')) as { id: string }[]
).map(({ id }) => id);
const named = namedStatements(readCodebase());
const excused = Object.values(untestedStatements).flat();

it('every statement of the specification is named by a test, except those of parts that are not built', () => {
  const silent = specified.filter((id) => !named.has(id) && !excused.includes(id));
  expect(silent, 'Begin the title of a test that proves it with its id.').toEqual([]);
});

it('a statement that a test names is not on the list of untested statements', () => {
  const stale = excused.filter((id) => named.has(id) || !specified.includes(id));
  expect(stale, 'Take them out of architecture/untested-statements.ts.').toEqual([]);
});
