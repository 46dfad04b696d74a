import { describe, expect, it } from 'vitest';
import { clientStatuses } from '../../states.ts';
import { dependentsText, refusedStatusText, statusesFrom, stillEmployedText } from './clients.rules.ts';

describe('state.client.1', () => {
  it('knows the transitions between the four statuses', () => {
    const ways = Object.fromEntries(clientStatuses.map((status) => [status, statusesFrom({ id: 2, status })]));
    expect(ways).toEqual({
      Active: ['Inactive'],
      Potential: ['Active', 'Draft', 'Inactive'],
      Inactive: ['Active', 'Potential'],
      Draft: ['Potential', 'Active'],
    });
  });

  it('keeps the provider itself active', () => {
    expect(statusesFrom({ id: 1, status: 'Active' })).toEqual([]);
    expect(refusedStatusText({ id: 1, status: 'Active' })).toContain('stays active');
    expect(refusedStatusText({ id: 2, status: 'Draft' })).toBe(
      'The status is invalid: Draft changes to Potential or Active.',
    );
  });
});

it('lists who still works for the client, and how many more', () => {
  expect(stillEmployedText(['Ana Reyes'])).toBe(
    'The client still has 1 active employee. Move them or end their employment first: Ana Reyes.',
  );
  const many = stillEmployedText(Array.from({ length: 23 }, (_, index) => `Person ${index}`));
  expect(many).toContain('23 active employees');
  expect(many).toMatch(/Person 19 and 3 more\.$/);
});

it('says what still refers to a client', () => {
  expect(dependentsText({ employees: 0, users: 0, teams: 0, shifts: 0, positions: 0 })).toBeNull();
  expect(dependentsText({ employees: 2, users: 1, teams: 0, shifts: 3, positions: 1 })).toBe(
    'The client is in use: 2 employees, 1 user, 3 shifts and 1 open position, past ones included. Make it inactive instead.',
  );
});
