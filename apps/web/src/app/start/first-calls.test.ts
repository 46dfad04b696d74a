import type { Role } from '@muster/contract/roles.ts';
import { expect, it } from 'vitest';
import { type PersonFacts, pageDataFor } from '../../testing/people.ts';
import { firstCallsOf } from './first-calls.ts';

const addresses = (path: string, roles: readonly Role[], facts: Partial<PersonFacts> = {}) =>
  firstCallsOf(path, pageDataFor({ ...facts, roles })).map(({ address }) => address.split('?')[0]);

it('reads the details of the user at every address', () => {
  expect(addresses('/employees', ['hr'])).toEqual(['/api/get-user-details']);
  expect(addresses('/', ['hr'])).toEqual(['/api/get-user-details']);
  expect(addresses('/dashboard', ['client-admin'])).toEqual(['/api/get-user-details']);
});

it('reads what the home of a client user shows, and only what the user may read', () => {
  const home = addresses('/', ['client-user'], { user: { clientId: 4 }, permissions: [] });
  expect(home).toEqual([
    '/api/get-user-details',
    '/api/needs',
    '/api/my-open-positions',
    '/api/upcoming-interviews',
    '/api/my-client-notifications',
    '/api/get-account-managers/4',
  ]);
  expect(addresses('/', ['client-user'], { permissions: [{ name: 'can view employee schedule today' }] })).toContain(
    '/api/home/today',
  );
});

it('marks what the page asks for by itself', () => {
  const marked = firstCallsOf('/', pageDataFor({ roles: ['client-user'] })).filter(({ background }) => background);
  expect(marked.map(({ address }) => address)).toEqual(['/api/my-client-notifications']);
});
