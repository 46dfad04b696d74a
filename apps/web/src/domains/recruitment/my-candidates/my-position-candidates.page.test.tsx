import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applicationsEndpoints } from '../../../platform/api/endpoints/applications.generated.ts';
import { myPositionsEndpoints } from '../../../platform/api/endpoints/my-positions.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { anaReyes, benCruz, myPositionServer, positionOfCandidates } from '../my-position.fixture.ts';

withFakeServer();

const as = { roles: ['client-admin'] as const };
const address = `/position/my-open-positions/candidates/${positionOfCandidates.uuid}`;
const open = (path = address) => renderScreen(path, { as, server: myPositionServer });
const group = (name: RegExp) => screen.findByRole('region', { name });

it('shows candidates by stage, with what was decided by whom and why', async () => {
  await open();
  expect(within(await group(/^Your decision 2/)).getAllByRole('listitem')).toHaveLength(2);
  const ended = await group(/^No longer considered 1/);
  for (const text of ['Rejected', 'by Helen Strand', '“Too junior for us”'])
    expect(within(ended).getByText(text)).toBeTruthy();
  expect(screen.queryByRole('region', { name: /^Hired/ })).toBeNull();
});

it('shortlists in place, and takes it back', async () => {
  const { user } = await open();
  const sent = watch(applicationsEndpoints.decide, { version: 2 });
  await user.click(await screen.findByRole('button', { name: 'Shortlist Ana Reyes' }));
  await screen.findByText('You shortlisted Ana Reyes.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Your decision is as it was before.');
  expect(sent.map(({ body }) => body)).toEqual([
    { version: 1, decision: 'shortlisted' },
    { version: 2, decision: 'undecided' },
  ]);
});

it('waits for the candidate once there is an offer, and says what the recruiter shares', async () => {
  const interview = {
    uuid: '00000000-0000-4000-8000-000000000077',
    starts_at: '2026-03-01T02:00:00Z',
    ends_at: '2026-03-01T03:00:00Z',
    timezone: 'Australia/Sydney',
    status: 'Completed' as const,
    rating: 4,
  };
  const offered = {
    ...anaReyes,
    ...{ stage: 'offered' as const, decision: 'wants interview' as const, decided_by: 'Helen Strand', interview },
    note: 'Has a notice period of 30 days.',
  };
  const list = answers(myPositionsEndpoints.candidates, { position: positionOfCandidates, data: [offered] });
  const { user } = await renderScreen(address, { as, server: [list, ...myPositionServer] });
  const card = within(await group(/^Offered 1/));
  for (const text of ['Waiting for the candidate', 'Has a notice period of 30 days.'])
    expect(card.getByText(text)).toBeTruthy();
  expect(card.queryByRole('button', { name: /^(Invite|Not a fit|Undo)/ })).toBeNull();
  expect(card.getByRole('link', { name: 'View feedback' }).getAttribute('href')).toBe(
    `/interview/schedules/${interview.uuid}`,
  );
  await user.click(card.getByRole('button', { name: 'More decisions on Ana Reyes' }));
  const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(entries).toEqual(['Undo decision', 'Not a fit…']);
});

it('asks why a candidate is not a fit', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Not a fit… Ben Cruz' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ben Cruz is not a fit?' });
  const sent = watch(applicationsEndpoints.decide, { version: 2 });
  await user.click(within(dialog).getByRole('button', { name: 'Not a fit' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('The reason is required.');
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Too far away');
  await user.click(within(dialog).getByRole('button', { name: 'Not a fit' }));
  await screen.findByText('Ben Cruz: rejected.');
  expect(sent[0]?.body).toEqual({ version: 1, decision: 'rejected', reason: 'Too far away' });
});

it('compares chosen candidates side by side, at an address that can be shared', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Compare Ana Reyes' }));
  expect(screen.getByText('Choose one more to compare.')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Compare Ben Cruz' }));
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  expect(await heading('Compare candidates for Bookkeeper')).toBeTruthy();
  expect(screen.getByText('Accountant')).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'Candidates side by side' }));
  expect(table.getAllByRole('columnheader')).toHaveLength(2);
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'Lives in',
    'Presented',
  ]);
  expect(screen.getByText('You asked for Xero, BAS')).toBeTruthy();
  expect(screen.queryByText('Reason')).toBeNull();
  expect(screen.queryByText('Cara Lim')).toBeNull();
  expect(screen.getByRole('link', { name: 'All candidates' }).getAttribute('href')).toBe(address);
});

it('says when the interview is, and how the own side rated the others', async () => {
  const held = {
    ...{ uuid: anaReyes.uuid, starts_at: '2026-03-12T02:00:00Z', ends_at: '2026-03-12T02:45:00Z' },
    ...{ timezone: 'Asia/Manila', rating: 5 },
    status: 'Completed',
  } as const;
  const both = [
    { ...anaReyes, stage: 'interview' as const, interview: held },
    { ...benCruz, interview: { ...held, rating: 3 } },
  ];
  const server = [answers(myPositionsEndpoints.candidates, { position: positionOfCandidates, data: both })];
  await renderScreen(address, { as, server });
  const cards = await screen.findAllByText(/^Interviewed Thu, Mar.12, 10:00.AM · Your feedback ..of.5$/);
  expect(cards).toHaveLength(2);
  await renderScreen(`${address}?compare=${anaReyes.uuid},${benCruz.uuid}`, { as, server });
  const best = await screen.findByRole('cell', { name: '5 of 5' });
  expect(best.getAttribute('data-best')).toBe('true');
  expect(screen.getByRole('cell', { name: '3 of 5' }).getAttribute('data-best')).toBeNull();
});

it('keeps those who are no longer considered folded', async () => {
  await open();
  const ended = await group(/^No longer considered 1/);
  expect(ended.querySelector('details')?.open).toBe(false);
});

it('compares at most four, once each, and shows the list for fewer than two', async () => {
  await open(`${address}?compare=${anaReyes.uuid},${anaReyes.uuid}`);
  expect(await group(/^Your decision/)).toBeTruthy();
});

it('offers nothing to compare for a single candidate', async () => {
  const server = [answers(myPositionsEndpoints.candidates, { position: positionOfCandidates, data: [benCruz] })];
  await renderScreen(address, { as, server });
  await screen.findByRole('link', { name: 'Ben Cruz' });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('says when nobody was presented', async () => {
  const none = [answers(myPositionsEndpoints.candidates, { position: positionOfCandidates, data: [] })];
  await renderScreen(address, { as, server: none });
  expect(await screen.findByText('No candidates yet.')).toBeTruthy();
});

it('finds nothing for an unknown position', async () => {
  await renderScreen(address, { as, server: [refuses(myPositionsEndpoints.candidates, 'not-found')] });
  expect(await heading('Open position not found')).toBeTruthy();
});
