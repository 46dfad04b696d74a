import { describe, expect, inject, it } from 'vitest';
import { clientConfig, describeConnection, onDatabase } from './connection.ts';
import { createPool } from './pools.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };

describe('a connection', () => {
  it.each([
    ['postgres://u:p@db:5433/muster?sslmode=require', 'postgres://u:p@db:5433/other?sslmode=require'],
    ['postgresql://u:p@/muster?host=/run/postgresql', 'postgresql://u:p@/other?host=/run/postgresql'],
  ])('leads to another database of the same server: %s', (url, expected) => {
    expect(onDatabase({ url }, 'other')).toEqual({ url: expected });
  });

  it('is described without user and password', () => {
    expect(describeConnection({ url: 'postgres://u:secret@db:5433/muster' })).toBe('database muster on db:5433');
    expect(describeConnection({ url: 'postgres://u:secret@/muster?host=/run/pg' })).toBe('database muster on /run/pg');
  });

  it('keeps the options of the address together with its own', () => {
    const config = clientConfig(
      { url: 'postgres://u@db/muster?options=-c%20geqo%3Doff' },
      { name: 'test', settings: { 'app.scope': 'a b\\c' } },
    );
    expect(config.connectionString).toBe('postgres://u@db/muster');
    expect(config.options).toMatch(/^-c geqo=off .*-c app\.scope=a\\ b\\\\c$/);
  });

  it('opens sessions with the settings of its pool, a time limit and a name', async () => {
    const pool = createPool(inject('databaseCluster').connection, {
      name: 'test',
      max: 1,
      log,
      settings: { 'app.scope': 'all staff' },
    });
    const { rows } = await pool.query(
      "select current_setting('app.scope') as scope, current_setting('statement_timeout') as timeout, current_setting('application_name') as name, current_setting('TimeZone') as zone",
    );
    expect(rows).toEqual([{ scope: 'all staff', timeout: '5s', name: 'muster test', zone: 'UTC' }]);
    await pool.end();
  });

  it('survives the loss of an idle session', async () => {
    const { connection } = inject('databaseCluster');
    const pool = createPool(connection, { name: 'lost', max: 1, log });
    const other = createPool(connection, { name: 'other', max: 1, log });
    await pool.query('select 1');
    await other.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'muster lost'");
    await expect.poll(() => pool.query('select 1 as one').then(({ rows }) => rows, String)).toEqual([{ one: 1 }]);
    await Promise.all([pool.end(), other.end()]);
  });
});
