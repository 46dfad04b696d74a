import { expect, it } from 'vitest';
import { foundPerson } from './search-results.ts';

it('leads from a search result to the details', () => {
  expect(foundPerson({ id: 12, name: 'Ana Reyes', position: 'Paralegal' })).toMatchObject({
    label: 'Ana Reyes',
    hint: 'Paralegal',
    to: '/employees/12',
  });
});
