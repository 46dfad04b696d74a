import { allCalls } from '@muster/contract/all-calls.ts';
import { expect, it } from 'vitest';
import { requestAddress } from './request-address.ts';

it('puts parameters into the path, encoded', () => {
  expect(requestAddress('/api/login-sessions/:id', { id: 12 }, undefined)).toBe('/api/login-sessions/12');
  expect(requestAddress('/api/:id/impersonate', { id: 'a/b' }, undefined)).toBe('/api/a%2Fb/impersonate');
});

it('omits absent values from the query and repeats the name for lists', () => {
  const query = { page: 2, event: undefined, kind: null, items: ['shift', 'schedule'], term: 'a b&c' };
  expect(requestAddress('/api/x', undefined, query)).toBe('/api/x?page=2&items=shift&items=schedule&term=a+b%26c');
});

it('names a missing parameter', () => {
  expect(() => requestAddress('/api/employees/:id', {}, undefined)).toThrow(/employees\/:id needs the parameter 'id'/);
});

it('calls.general.1 every call goes to the host that the page came from', () => {
  const known = { id: 7, code: 'x', kind: 'mail', token: 'x', uuid: 'y' };
  const addresses = allCalls.map(({ path }) => requestAddress(path, known, undefined));
  expect(addresses.filter((address) => !/^\/[a-z]/.test(address))).toEqual([]);
});
