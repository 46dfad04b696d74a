import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { employeeHistoryEndpoints } from '../../../platform/api/endpoints/employee-history.generated.ts';
import { fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { employeeRecord, recordAnswers } from '../employee-record.fixture.ts';

withFakeServer();

async function opened() {
  const server = recordAnswers(employeeRecord());
  const { user } = await renderScreen('/employees/12?tab=costs', { as: { roles: ['hr'] }, server });
  await heading('Ana Reyes');
  await user.click(await screen.findByRole('button', { name: 'Add RE fee' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add RE fee' });
  const add = () => user.click(within(dialog).getByText('Add', { selector: 'button' }));
  return { user, dialog, add };
}

async function fill({ user, dialog }: Pick<Awaited<ReturnType<typeof opened>>, 'user' | 'dialog'>) {
  fireEvent.change(within(dialog).getByLabelText(/^Amount/), { target: { value: '250.5' } });
  fireEvent.change(within(dialog).getByLabelText(/^Start date/), { target: { value: '2026-06-01' } });
  await user.click(within(dialog).getByLabelText(/^Currency/));
  await user.click(await screen.findByText('AUD', { selector: '[role=option] *' }));
}

it('shows what is missing, then adds the amount once', async () => {
  const { user, dialog, add } = await opened();
  const sent = watch(employeeHistoryEndpoints.addAmount, { id: 9 });
  await add();
  expect((await within(dialog).findAllByText('The start date is required.')).length).toBeGreaterThan(0);
  await fill({ user, dialog });
  await add();
  expect(await screen.findByText('RE fee has been successfully added.')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toMatchObject([
    { employee_id: 12, kind: 're_fee', amount: 250.5, currency_id: 2, effective_from: '2026-06-01' },
  ]);
});

it('shows an overlap under the start date', async () => {
  const { user, dialog, add } = await opened();
  const text = 'Another amount applies in this period.';
  fakeServer.use(refuses(employeeHistoryEndpoints.addAmount, 'invalid-input', { errors: { effective_from: [text] } }));
  await fill({ user, dialog });
  await add();
  expect((await within(dialog).findAllByText(text)).length).toBeGreaterThan(0);
});
