import type { Role } from '@muster/contract/roles.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { employeesEndpoints } from '../../../platform/api/endpoints/employees.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

async function offeredTo(role: Role): Promise<(string | null)[]> {
  const { user } = await renderScreen('/employees', {
    as: { roles: [role], permissions: [{ name: 'can view all employees' }] },
    server: [answers(employeesEndpoints.table, { data: [], total: 0 })],
  });
  await heading('Employees');
  const [single] = screen.queryAllByRole('button', { name: /^Import .+/ });
  if (single) return [single.textContent];
  const menu = screen.queryByRole('button', { name: 'Import' });
  if (!menu) return [];
  await user.click(menu);
  return screen.getAllByRole('menuitem').map((item) => item.textContent);
}

const people = ['Import employees', 'Import employee shifts', 'Import leave credits'];

it.each([
  ['admin', ['Import employees', 'Import employee shifts', 'Import invoice information', 'Import leave credits']],
  ['hr', people],
  ['finance', ['Import invoice information']],
  ['payroll', ['Import invoice information']],
  ['recruitment', []],
  ['account manager', []],
] as const)(
  'employee-list.imports.1 employee-list.imports.2 employee-list.imports.3 employee-list.imports.4 for %s',
  async (role, offered) => {
    expect(await offeredTo(role)).toEqual(offered);
  },
);
