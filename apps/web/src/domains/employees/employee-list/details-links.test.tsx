import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { employeesEndpoints } from '../../../platform/api/endpoints/employees.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { employeeRecord, recordAnswers } from '../employee-record.fixture.ts';
import { employeeRow } from '../employee-row.fixture.ts';

withFakeServer();

const hr = { roles: ['hr'] as const };
const list = (abilities: { update: boolean; delete: boolean }) => [
  answers(employeesEndpoints.table, { data: [employeeRow({ abilities })], total: 1 }),
  ...recordAnswers(employeeRecord()),
];

it('employee-list.columns.1 links the name to the details', async () => {
  const { user, address } = await renderScreen('/employees', { as: hr, server: list({ update: true, delete: true }) });
  await user.click(await screen.findByRole('link', { name: 'Ana Reyes' }));
  expect(await heading('Ana Reyes')).toBeTruthy();
  expect(address()).toBe('/employees/12');
});

it('employee-list.actions.1 offers view in each row, even without other actions', async () => {
  const { user, address } = await renderScreen('/employees', {
    as: hr,
    server: list({ update: false, delete: false }),
  });
  await screen.findByRole('link', { name: 'Ana Reyes' });
  await user.click(screen.getByRole('button', { name: /Ana Reyes/, expanded: false }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual(['View']);
  await user.click(screen.getByRole('menuitem', { name: 'View' }));
  expect(await heading('Ana Reyes')).toBeTruthy();
  expect(address()).toBe('/employees/12');
});
