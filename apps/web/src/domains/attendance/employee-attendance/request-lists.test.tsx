import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { attendanceDaysEndpoints } from '../../../platform/api/endpoints/attendance-days.generated.ts';
import { correctionsEndpoints } from '../../../platform/api/endpoints/corrections.generated.ts';
import { overtimeEndpoints } from '../../../platform/api/endpoints/overtime.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { passTime } from '../../../testing/pass-time.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { correctionRow } from '../attendance.fixture.ts';
import { address, hr, usual, waiting, waitingDay } from './employee-attendance.fixture.ts';

withFakeServer();

it('opens a request beside its list: its decision, or its day where there is none to make', async () => {
  const decided = { ...correctionRow, state: 'approved' as const, abilities: { decide: false, withdraw: false } };
  const server = [
    ...usual.filter((_, place) => place !== 1),
    answers(correctionsEndpoints.list, ({ query }) =>
      query.get('view') === 'waiting' ? waiting : { data: [decided], total: 1, waiting: 1 },
    ),
    answers(attendanceDaysEndpoints.details, waitingDay),
  ];
  const { user } = await renderScreen(`${address}?show=corrections`, { as: hr, server });
  await user.click(await screen.findByText('I forgot to clock out.'));
  const beside = await screen.findByRole('complementary', { name: 'Ana Reyes' });
  const box = await within(beside).findByRole('region', { name: 'Pending correction' });
  expect((await within(box).findByRole('row', { name: /^Worked/ })).textContent).toContain('5 min late');
  expect(within(beside).getAllByRole('region', { name: 'Pending correction' })).toHaveLength(1);
  expect(await within(beside).findByText('Waiting for Grace Tan')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Decided' }));
  const row = await screen.findByRole('row', { name: /Corrected/ });
  await user.click(within(row).getByText('I forgot to clock out.'));
  expect(await screen.findByRole('region', { name: 'Clock events' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Pending correction' })).toBeNull();
});

it('offers the decision also where the day cannot be read', async () => {
  const server = [...usual, refuses(attendanceDaysEndpoints.details, 'not-found')];
  const { user } = await renderScreen(`${address}?show=corrections`, { as: hr, server });
  const sent = watch(correctionsEndpoints.decide, { id: 4, version: 2 });
  await user.click(await screen.findByText('I forgot to clock out.'));
  const box = await screen.findByRole('region', { name: 'Pending correction' });
  expect(box.textContent).toContain('5 min late');
  await user.keyboard('a');
  expect(await screen.findByText(/^The correction of Ana Reyes for .* was approved\.$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View' }).getAttribute('href')).toContain('q=Ana+Reyes');
  expect(sent[0]?.body).toEqual({ id: 4, version: 1, decision: 'approved', note: null });
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Ana Reyes' })).toBeNull());
});

it('decides a correction in its row, and requires a reason for a rejection', async () => {
  const { user } = await renderScreen(`${address}?show=corrections`, { as: hr, server: usual });
  const sent = watch(correctionsEndpoints.decide, { id: 4, version: 2 });
  await user.click(await screen.findByRole('button', { name: /^Reject the correction of Ana Reyes/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject correction: Ana Reyes, Mon, Mar 2' });
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Say why the correction is rejected.');
  expect(sent).toHaveLength(0);
  await user.type(within(dialog).getByLabelText(/^Note/), 'Seen in the log.');
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('The correction of Ana Reyes was rejected.')).toBeTruthy();
  passTime(700);
  await user.click(screen.getByRole('button', { name: 'Approve the correction of Ana Reyes, Mon, Mar 2' }));
  expect(await screen.findByText(/^The correction of Ana Reyes for .* was approved\.$/)).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([
    { id: 4, version: 1, decision: 'rejected', note: 'Seen in the log.' },
    { id: 4, version: 1, decision: 'approved', note: null },
  ]);
});

it('switches from corrections that wait to those that were decided', async () => {
  const { user, address: now } = await renderScreen(`${address}?show=corrections`, { as: hr, server: usual });
  expect(await screen.findByRole('table', { name: 'Pending corrections' })).toBeTruthy();
  await screen.findByRole('button', { name: /^Approve the correction/ });
  await user.click(screen.getByRole('button', { name: 'Decided' }));
  expect(await screen.findByText('No correction was decided yet.')).toBeTruthy();
  expect(now()).toBe(`${address}?show=decided`);
  expect(screen.getByRole('link', { name: 'Corrections 1' }).getAttribute('aria-current')).toBe('page');
});

it('does not say that nothing waits when a search finds nothing', async () => {
  await renderScreen(`${address}?show=decided&q=zzzz`, { as: hr, server: usual });
  expect(await screen.findByText('No corrections found.')).toBeTruthy();
  expect(screen.queryByText('No correction was decided yet.')).toBeNull();
});

it('asks before it discards the note of a decision', async () => {
  const { user } = await renderScreen(`${address}?show=corrections`, { as: hr, server: usual });
  await user.click(await screen.findByRole('button', { name: /^Reject the correction/ }));
  const dialog = await screen.findByRole('dialog', { name: /Ana Reyes/ });
  await user.type(within(dialog).getByLabelText(/^Note/), 'Seen in the log.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Ana Reyes/ })).toBeNull());
});

it('decides the overtime of one day or of several, and requires a reason for a refusal', async () => {
  const sent = watch(overtimeEndpoints.decide, {
    done: 1,
    left_out: [{ id: 10, name: 'Ben Cruz', work_date: '2026-03-02', why: 'version' }],
  });
  const { user } = await renderScreen(`${address}?show=overtime`, { as: hr, server: usual });
  expect(await screen.findByRole('link', { name: 'Overtime 2' })).toBeTruthy();
  const row = await screen.findByRole('row', { name: /Ana Reyes/ });
  expect(within(row).getByText('1 h 30 min')).toBeTruthy();
  expect(within(row).getByText('After the shift, 1 h of it approved')).toBeTruthy();
  await user.click(within(row).getByRole('button', { name: /^Reject the overtime of Ana Reyes/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject overtime: Ana Reyes, Mon, Mar 2' });
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Say why the overtime is rejected.');
  expect(sent).toHaveLength(0);
  await user.type(within(dialog).getByRole('textbox', { name: /Note/ }), 'It was not agreed.');
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('You rejected the overtime of 1 day.')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /Ana Reyes/ }));
  await user.click(screen.getByRole('checkbox', { name: /Ben Cruz/ }));
  await user.click(screen.getByRole('button', { name: 'Decide on 2 days…' }));
  const several = await screen.findByRole('dialog', { name: 'Overtime of 2 days' });
  expect(several.textContent).toContain('Ana Reyes, Ben Cruz: ');
  await user.click(within(several).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('You approved the overtime of 1 day.')).toBeTruthy();
  expect(screen.getByText(/Ben Cruz, Mar 2: This overtime changed/)).toBeTruthy();
  const requests = [
    { id: 9, version: 1 },
    { id: 10, version: 1 },
  ];
  expect(sent[1]?.body).toEqual({ requests, decision: 'approved', note: '' });
});

it('shows that another user decided first', async () => {
  const message = 'This correction was rejected meanwhile.';
  const server = [...usual, refuses(correctionsEndpoints.decide, 'conflict', { message })];
  const { user } = await renderScreen(`${address}?show=corrections`, { as: hr, server });
  await user.click(await screen.findByRole('button', { name: /^Approve the correction/ }));
  expect(await screen.findByText(message)).toBeTruthy();
});
