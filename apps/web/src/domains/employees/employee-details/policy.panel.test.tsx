import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { employeeHistoryEndpoints } from '../../../platform/api/endpoints/employee-history.generated.ts';
import { leavePoliciesEndpoints } from '../../../platform/api/endpoints/leave-policies.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { employeeRecord, recordAnswers } from '../employee-record.fixture.ts';

withFakeServer();

const choices = answers(employeeHistoryEndpoints.policyChoices, [
  { kind: 'holiday', id: 4, name: 'Manila holidays' },
  { kind: 'leave', id: 4, name: 'Generous leave' },
]);
const noPolicies = answers(employeeHistoryEndpoints.policies, []);

async function open(record = employeeRecord()) {
  const server = [choices, noPolicies, ...recordAnswers(record)];
  const portal = await renderScreen('/employees/12?tab=policies', { as: { roles: ['hr'] }, server });
  await screen.findByText('Occurrence points');
  return portal;
}

it('gives the employee a leave policy, and shows what it does to the balances before', async () => {
  const { user } = await open();
  const preview = {
    ...{ employees: 1, total: 1, year_end: '2026-12-31' },
    balances: [
      {
        ...{ employee_id: 12, name: 'Maria Santos', leave_type_id: 3, leave_type: 'Vacation Leave' },
        ...{ today: { before: 480, after: 480 }, year_end: { before: 7200, after: 9600 } },
      },
    ],
  };
  const asked = watch(leavePoliciesEndpoints.previewAssignment, preview);
  const sent = watch(employeeHistoryEndpoints.addPolicy, { id: 8 });
  await user.click(screen.getByRole('button', { name: 'Set leave policy' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Set leave policy' }));
  await user.click(panel.getByRole('combobox', { name: /^Policy/ }));
  expect(screen.queryByRole('option', { name: 'Manila holidays' })).toBeNull();
  await user.click(await screen.findByRole('option', { name: 'Generous leave' }));
  expect(asked).toHaveLength(0);
  await user.type(panel.getByLabelText(/^Start date/), '2026-06-01');
  expect(panel.getByText('Nothing → Generous leave')).toBeTruthy();
  const row = await panel.findByRole('row', { name: /Vacation Leave/ });
  expect(row.textContent).toContain('15 days → 20 days');
  expect(asked.at(-1)?.body).toEqual({ employee_id: 12, policy_id: 4, effective_from: '2026-06-01' });
  await user.click(panel.getByRole('button', { name: /^(Add|Save|Create)/ }));
  expect(await screen.findByText(/leave policy has been successfully/i)).toBeTruthy();
  expect(sent[0]?.body).toEqual({ employee_id: 12, kind: 'leave', policy_id: 4, effective_from: '2026-06-01' });
});

it('is not offered to viewers who may not choose the policies', async () => {
  await open(employeeRecord({ abilities: { update: true, delete: true, exempt: false, policies: false } }));
  expect(screen.queryByRole('button', { name: /^Set / })).toBeNull();
});
