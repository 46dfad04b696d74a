import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { employeesEndpoints } from '../../../platform/api/endpoints/employees.generated.ts';
import { policiesEndpoints } from '../../../platform/api/endpoints/policies.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { leadStep, policyDetails } from './policy.fixture.ts';

withFakeServer();

const as = { roles: ['admin'] as const };
const server = [
  answers(policiesEndpoints.details, policyDetails),
  answers(policiesEndpoints.people, [
    { id: 4, name: 'Hana HR', email: 'hana@example.com', roles: ['hr'] },
    { id: 5, name: 'Paul Payroll', email: 'paul@example.com', roles: ['payroll'] },
  ]),
  answers(employeesEndpoints.forDropdown, [{ id: 7, name: 'Ana Reyes', position: 'Nurse' }]),
];

it('shows the versions, and who would approve for a person', async () => {
  const sent = watch(policiesEndpoints.preview, {
    employee: 'Ana Reyes',
    steps: [{ name: 'Team lead or HR', approvers: ['Lena Lead'], escalation: ['Ada Admin'] }],
  });
  const { user } = await renderScreen('/approval-policies/2', { as, server });
  const current = await screen.findByRole('region', { name: 'Version 2' });
  expect(within(current).getByText('3 open requests')).toBeTruthy();
  expect(document.title).toBe('Timesheet · Muster');
  expect(within(current).getByText(/by Ada Admin$/)).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Employee' }));
  await user.click(await screen.findByRole('option', { name: /Ana Reyes/ }));
  await user.click(screen.getByRole('button', { name: 'Show approvers' }));
  const list = await screen.findByRole('list', { name: 'Approvers for Ana Reyes' });
  expect(list.textContent).toContain('Lena Lead');
  expect(sent[0]?.body).toMatchObject({ id: 2, employee_id: 7, steps: [{ name: 'Team lead or HR' }] });
});

it('publishes the next version with a step for a person and a condition', async () => {
  const { user } = await renderScreen('/approval-policies/2', { as, server });
  await user.click(await screen.findByRole('button', { name: 'New version' }));
  const panel = await screen.findByRole('dialog', { name: 'Timesheet: version 3' });
  expect(within(panel).getByText(/3 open requests keep their version\./)).toBeTruthy();
  await user.click(within(panel).getByRole('button', { name: 'Add step' }));
  const added = within(await within(panel).findByRole('region', { name: 'Step 2' }));
  const sent = watch(policiesEndpoints.publish, { version: 3 });
  await user.click(within(panel).getByRole('button', { name: 'Publish version 3' }));
  expect((await within(panel).findByRole('alert')).textContent).toContain('Step 2: The name is required.');
  expect(sent).toHaveLength(0);
  await user.type(added.getByLabelText(/^Name/), 'Long months');
  await user.click(added.getByRole('combobox', { name: /^Approver/ }));
  await user.click(await screen.findByRole('option', { name: 'A person' }));
  await user.click(added.getByRole('combobox', { name: /^Person/ }));
  expect(screen.queryByRole('option', { name: /Paul Payroll/ })).toBeNull();
  await user.click(await screen.findByRole('option', { name: /Hana HR/ }));
  await user.click(added.getByRole('combobox', { name: /^Only if/ }));
  await user.click(await screen.findByRole('option', { name: 'Overtime hours' }));
  await user.type(added.getByLabelText(/^Value/), '10');
  expect(
    added.getByText("Only if 'Overtime hours' is at least 10. Any of: Hana HR. Reminder after 48 h."),
  ).toBeTruthy();
  await user.click(within(panel).getByRole('button', { name: 'Publish version 3' }));
  expect(await screen.findByText('Version 3 was published.')).toBeTruthy();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    id: 2,
    version: 2,
    steps: [
      { name: leadStep.name, condition_field: null },
      {
        name: 'Long months',
        approvers: [{ source: 'person', user_id: 4, role: null }],
        condition_field: 'overtime_hours',
        condition_operator: 'at-least',
        condition_value: 10,
      },
    ],
  });
});
