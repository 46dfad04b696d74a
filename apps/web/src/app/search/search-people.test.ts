import { expect, it } from 'vitest';
import { foundPerson } from './search-results.ts';

const ana = {
  id: 12,
  name: 'Ana Reyes',
  position: 'Paralegal',
  third_party_employee_id: 'MNL-12',
  status: 'active',
  user_id: null,
} as const;

it('leads from a search result to the details, and says who the person is', () => {
  expect(foundPerson(ana)).toMatchObject({
    label: 'Ana Reyes',
    hint: 'Paralegal · MNL-12',
    to: '/employees/12',
  });
});

it('marks people who do not work here now', () => {
  expect(foundPerson({ ...ana, status: 'resignation' }).hint).toBe('Paralegal · MNL-12 · Resignation');
});
