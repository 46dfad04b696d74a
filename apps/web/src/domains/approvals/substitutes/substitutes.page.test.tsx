import type { SubstituteRow } from '@muster/contract/domains/approvals/substitutes.calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { substitutesEndpoints } from '../../../platform/api/endpoints/substitutes.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const row: SubstituteRow = {
  id: 4,
  approver: { id: 1, name: 'Ana Reyes' },
  substitute: { id: 2, name: 'Ben Cruz' },
  first_day: '2026-03-20',
  last_day: '2026-03-22',
  state: 'planned',
  abilities: { end: true },
};
const over: SubstituteRow = { ...row, id: 5, state: 'over', abilities: { end: false } };
const as = { roles: ['team lead'] as const };
const server = [
  answers(substitutesEndpoints.list, { data: [row, over] }),
  answers(substitutesEndpoints.choices, [{ id: 2, name: 'Ben Cruz', email: 'ben@example.com' }]),
];

it('names a substitute for a range of days', async () => {
  const { user } = await renderScreen('/approval-substitutes', { as, server });
  expect((await screen.findAllByRole('row', { name: /Ben Cruz/ }))[0]?.textContent).toContain('Scheduled');
  await user.click(screen.getByRole('button', { name: 'Name substitute' }));
  const panel = await screen.findByRole('dialog', { name: 'Name substitute' });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect((await within(panel).findByRole('alert')).textContent).toContain('The substitute is required.');
  await user.click(within(panel).getByRole('combobox', { name: /^Substitute/ }));
  await user.click(await screen.findByRole('option', { name: /Ben Cruz/ }));
  await user.type(within(panel).getByLabelText(/^First day/), '2026-03-20');
  await user.type(within(panel).getByLabelText(/^Last day/), '2026-03-22');
  const sent = watch(substitutesEndpoints.add, { id: 6 });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Substitute has been successfully added.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ substitute_id: 2, first_day: '2026-03-20', last_day: '2026-03-22' });
});

it('ends one after a question, and offers it only where it is allowed', async () => {
  const { user } = await renderScreen('/approval-substitutes', { as, server });
  const ends = await screen.findAllByRole('button', { name: 'End Ben Cruz' });
  expect(ends).toHaveLength(1);
  const sent = watch(substitutesEndpoints.end, undefined);
  await user.click(screen.getByRole('button', { name: 'End Ben Cruz' }));
  const dialog = await screen.findByRole('dialog', { name: 'End substitute' });
  await user.click(within(dialog).getByRole('button', { name: 'End' }));
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ id: 4 }]));
});
