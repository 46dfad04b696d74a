import { expect, it } from 'vitest';
import { statusTypeAnswer } from './lookups.presenter.ts';

it('names the group of a status', () => {
  expect(statusTypeAnswer({ id: 3, name: 'Suspended', status_group: 'inactive' })).toEqual({
    id: 3,
    name: 'Suspended',
    group: 'inactive',
  });
});
