import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientConfig } from '../../apps/server/src/database/connection.ts';
import { type OpenScratch, openScratch } from '../../apps/server/src/testing/open-scratch.ts';
import { readCodebase } from '../reading/codebase.ts';
import { composedStatements, unreadableRows } from './composed-statements.ts';
import { type Column, type Described, describeStatement } from './describe-statement.ts';
import type { RowShape } from './row-shape.ts';
import { type Statement, statementsOf } from './statements-of.ts';

const statements = statementsOf(readCodebase());
let scratch: OpenScratch;
let client: pg.Client;

beforeAll(async () => {
  scratch = await openScratch();
  client = new pg.Client(clientConfig(scratch.connection, { name: 'prepared statements' }));
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await scratch.close();
});

const filesOf = (those: readonly Statement[]) => [...new Set(those.map(({ path }) => path))].toSorted();

it('finds the statements of the server', () => {
  expect(statements.length).toBeGreaterThan(200);
});

it('knows the row type of every statement that has one, except in the files of unreadableRows', () => {
  expect(filesOf(statements.filter(({ row }) => row === 'unreadable'))).toEqual(Object.keys(unreadableRows).toSorted());
});

it('every statement is valid in the migrated schema and returns the columns of its row type', async () => {
  const problems: string[] = [];
  const composed = statements.filter(({ texts }) => texts.length === 0);
  for (const statement of statements) {
    for (const text of statement.texts) {
      const described = await describeStatement(client, text);
      if ('error' in described && tookFragmentForValue.test(described.error)) composed.push(statement);
      else problems.push(...problemsOf(described, statement.row, text).map((problem) => `${statement.at}: ${problem}`));
    }
  }
  expect(problems).toEqual([]);
  expect(filesOf(composed), 'Change architecture/sql/composed-statements.ts.').toEqual(
    Object.keys(composedStatements).toSorted(),
  );
});

/** A part that is passed in looks like a value in the source, where the grammar wants a name or a condition. */
const tookFragmentForValue = /^syntax error at or near "\$\d+"$/;

describe('a statement that does not match', () => {
  const problems = async (text: string, shape: [string, ('string' | 'number' | 'boolean')[]][]) =>
    problemsOf(await describeStatement(client, text), new Map(shape), text);

  it('is reported with what is wrong', async () => {
    expect(await problems('select id, nam from client', [])).toEqual(['column "nam" does not exist']);
    expect(await problems('select id, version from client', [['id', ['number']]])).toEqual([
      'version is not in the row type',
    ]);
    expect(await problems('select id from client', [['id', ['string']]])).toEqual([
      'id is number, the row type says string',
    ]);
    expect(
      await problems('select id from client', [
        ['id', ['number']],
        ['version', []],
      ]),
    ).toEqual(['version is not selected']);
    expect(await problems('select id from client where id = $1', [['id', ['number']]])).toEqual([]);
  });
});

function problemsOf(described: Described, row: RowShape | 'unreadable' | null, text: string): string[] {
  if ('error' in described) return [described.error];
  if (row === null || row === 'unreadable') return [];
  const { columns } = described;
  const missing = [...row.keys()].filter((name) => !columns.some((column) => column.name === name));
  return [
    ...missing.map((name) => `${name} is not selected`),
    ...columns.flatMap((column) => columnProblem(column, row, text)),
  ];
}

function columnProblem({ name, type }: Column, row: RowShape, text: string): string[] {
  const expected = row.get(name);
  if (expected === undefined) return [`${name} is not in the row type`];
  // PostgreSQL takes a bare parameter for text.
  const isParameter = new RegExp(`\\$\\d+ as "?${name}\\b`).test(text);
  if (isParameter || type === null || expected.length === 0 || expected.includes(type)) return [];
  return [`${name} is ${type}, the row type says ${expected.join(' | ')}`];
}
