import type { Pool } from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { createPool } from './pools.ts';

const pool: Pool = createPool(inject('databaseCluster').connection, {
  name: 'test',
  max: 1,
  log: { info: () => {}, warn: () => {}, error: () => {} },
});
afterAll(() => pool.end());

describe('values from the database', () => {
  it.each([
    ["date '2026-01-31'", '2026-01-31'],
    ["timestamptz '2026-01-31 08:05:09.123987+08'", '2026-01-31T00:05:09.123Z'],
    ["timestamptz '2026-01-31 08:05:09+00'", '2026-01-31T08:05:09.000Z'],
    ["timestamptz '2026-01-31 08:05:09.5+00'", '2026-01-31T08:05:09.500Z'],
    ["timestamptz 'infinity'", 'infinity'],
    ["timestamp '2026-01-31 08:05:09'", '2026-01-31 08:05:09'],
    ["time '08:05'", '08:05:00'],
    ['9007199254740991::int8', 9_007_199_254_740_991],
    ['count(*)', 1],
    ['12345678901234567890.10::numeric', '12345678901234567890.10'],
    ["interval '1 day 2 hours'", '1 day 02:00:00'],
    ["array[date '2026-01-31', null]", ['2026-01-31', null]],
    ["array[timestamptz '2026-01-31 08:05:09+00']", ['2026-01-31T08:05:09.000Z']],
    ['array[1, 2]::int8[]', [1, 2]],
    ["array['1.50']::numeric[]", ['1.50']],
    ["daterange('2026-01-01', '2026-02-01')", '[2026-01-01,2026-02-01)'],
    [`'{"a":[1]}'::jsonb`, { a: [1] }],
    ["'\\x00ff'::bytea", Buffer.from([0, 255])],
  ])('%s', async (expression, expected) => {
    const { rows } = await pool.query(`select ${expression} as value`);
    expect(rows[0]?.value).toEqual(expected);
  });

  it('does not round a whole number that is too large', async () => {
    await expect(pool.query('select 9007199254740993::int8')).rejects.toThrow('too large to be read exactly');
  });
});
