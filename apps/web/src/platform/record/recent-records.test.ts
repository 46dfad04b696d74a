import { afterEach, expect, it } from 'vitest';
import { pageDataFor } from '../../testing/people.ts';
import { clearSession, startSession } from '../session/session-store.ts';
import { recentRecords, rememberRecord } from './recent-records.ts';

afterEach(() => clearSession());

const signIn = (id: number) => startSession(pageDataFor({ roles: ['hr'], user: { id } }));
const open = (name: string) => rememberRecord({ path: `/clients/${name}`, name, thing: 'client' });

it('lists the latest record first and each once', () => {
  signIn(1);
  for (const name of ['Harbour', 'Redgum', 'Harbour']) open(name);
  expect(recentRecords().map(({ name }) => name)).toEqual(['Harbour', 'Redgum']);
  for (let index = 0; index < 9; index += 1) open(`Client ${index}`);
  expect(recentRecords()).toHaveLength(6);
});

it('never shows the records of another user', () => {
  signIn(1);
  open('Harbour');
  signIn(2);
  expect(recentRecords()).toEqual([]);
  open('Redgum');
  expect(recentRecords().map(({ name }) => name)).toEqual(['Redgum']);
});
