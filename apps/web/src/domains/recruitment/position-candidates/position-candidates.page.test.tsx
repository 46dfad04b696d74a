import type { ApplicationCard } from '@muster/contract/domains/recruitment/application-answers.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applicationsEndpoints } from '../../../platform/api/endpoints/applications.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { applicationServer, boardPosition, hireServer, panelServer, shownCard } from '../application.fixture.ts';

withFakeServer();

const as = { roles: ['recruitment'] as const };
const address = '/recruitment/position-candidates/00000000-0000-4000-8000-000000000003';
const progress = { source: 'referral', score: null, interview: null } as const;
const open = () => renderScreen(address, { as, server: applicationServer });
const column = (name: RegExp) => screen.findByRole('region', { name });

it('shows everybody who applies by stage', async () => {
  await open();
  await heading('Bookkeeper');
  const screening = await column(/^Screening/);
  expect(within(screening).getByRole('link', { name: 'Ana Reyes' }).getAttribute('href')).toBe(
    '/recruitment/candidates/3',
  );
  for (const text of ['Referral', 'Present to the client', '4.3'])
    expect(within(screening).getByText(text)).toBeTruthy();
  expect(within(await column(/^New/)).getByText('No candidate')).toBeTruthy();
});

it('marks an overdue next step', async () => {
  await open();
  const age = (await screen.findByText(', overdue')).parentElement;
  expect(age?.dataset).toHaveProperty('slow');
});

it('says for whom, how many and since when', async () => {
  await open();
  expect(
    await screen.findByText(/^Harbour Legal Pty Ltd · 2 places, 1 hired · opened Feb.16 · owner Camille Sarmiento$/),
  ).toBeTruthy();
});

it('shows the candidates as a list with the same panel and keys', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'List' }));
  const table = await screen.findByRole('table', { name: 'Candidates' });
  expect(within(table).getByText('Present to the client')).toBeTruthy();
  await user.click(within(table).getByRole('link', { name: 'Ana Reyes' }));
  await screen.findByRole('complementary', { name: 'Ana Reyes' });
  await user.keyboard('m');
  expect(await screen.findByRole('menuitem', { name: 'Present to the client' })).toBeTruthy();
});

it('shares screened candidates with the client', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Share with client' }));
  const dialog = await screen.findByRole('dialog', { name: 'Share with Harbour Legal Pty Ltd' });
  const sent = watch(applicationsEndpoints.present, { presented: [{ id: shownCard.id, version: 3 }], refused: [] });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Ana Reyes' }));
  await user.click(within(dialog).getByRole('button', { name: 'Share 1 candidate' }));
  expect(await screen.findByText('Harbour Legal Pty Ltd sees 1 more candidate now.')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ applications: [{ id: shownCard.id, version: 2 }] }]);
});

it('names those who could not be shared', async () => {
  const refused = [{ id: shownCard.id, reason: 'Refused for a test.' }];
  const server = [answers(applicationsEndpoints.present, { presented: [], refused }), ...applicationServer];
  const { user } = await renderScreen(address, { as, server });
  await user.click(await screen.findByRole('button', { name: 'Share with client' }));
  const dialog = await screen.findByRole('dialog', { name: 'Share with Harbour Legal Pty Ltd' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Ana Reyes' }));
  await user.click(within(dialog).getByRole('button', { name: 'Share 1 candidate' }));
  expect(await within(dialog).findByText('Ana Reyes: Refused for a test.')).toBeTruthy();
});

it('folds far and empty stages, until somebody opens them', async () => {
  const { user } = await open();
  const hired = await column(/^Hired/);
  expect(within(await column(/^Screening/)).queryByRole('button', { name: /^(?:Open|Fold)/ })).toBeNull();
  await user.click(within(hired).getByRole('button', { name: '0 Hired, open' }));
  await user.click(within(hired).getByRole('button', { name: 'Fold Hired' }));
  expect(within(hired).getByRole('button', { name: '0 Hired, open' })).toBeTruthy();
});

it('moves a card by the key M, and by dragging to where it may go', async () => {
  const { user } = await open();
  const screening = await column(/^Screening/);
  const sent = watch(applicationsEndpoints.move, { version: 3 });
  (await within(screening).findByRole('link', { name: 'Ana Reyes' })).focus();
  await user.keyboard('m');
  await user.click(await screen.findByRole('menuitem', { name: 'Present to the client' }));
  expect(await screen.findByText('Ana Reyes is now in presented.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ version: 2, stage: 'presented' });
  const card = within(screening).getByRole('listitem');
  const dataTransfer = { setData: () => undefined, effectAllowed: '' };
  fireEvent.dragStart(card, { dataTransfer });
  fireEvent.drop(await column(/^Hired/), { dataTransfer });
  expect(sent).toHaveLength(1);
  fireEvent.drop(await column(/^New/), { dataTransfer });
  expect(await screen.findByText('Ana Reyes is now in new.')).toBeTruthy();
});

it('shows a candidate beside the board, with the next step, scorecards and notes', async () => {
  const { user } = await open();
  await user.click(await screen.findByText('Referral'));
  const panel = await screen.findByRole('complementary', { name: 'Ana Reyes' });
  const box = await within(panel).findByRole('region', { name: 'Next step' });
  expect(within(box).getByText('Present to the client', { selector: 'p' })).toBeTruthy();
  expect(await within(panel).findByText('ana.reyes@mail.test')).toBeTruthy();
  expect(await within(panel).findByRole('list', { name: 'History of Bookkeeper' })).toBeTruthy();
  expect(await within(panel).findByText('No notes yet')).toBeTruthy();
  expect(within(panel).getByRole('button', { name: 'Next candidate' })).toHaveProperty('disabled', true);
  const sent = watch(applicationsEndpoints.move, { version: 3 });
  await user.click(within(box).getByRole('button', { name: 'Present to the client' }));
  expect(await screen.findByText('Ana Reyes is now in presented.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ version: 2, stage: 'presented' });
});

it('goes through the candidates by J and K, rejects by R, and closes by Esc', async () => {
  const second: ApplicationCard = {
    ...{ ...shownCard, id: 6, candidate: { ...shownCard.candidate, id: 4, name: 'Ben Cruz' } },
    work: {
      ...progress,
      version: 7,
      stage_since: '2026-02-22T02:00:00Z',
      decided_by: null,
      employee: null,
      moves: ['rejected'],
    },
  };
  const first: ApplicationCard = { ...second, id: 5, candidate: shownCard.candidate };
  const board = answers(applicationsEndpoints.ofPosition, { position: boardPosition, data: [first, second] });
  const { user } = await renderScreen(address, { as, server: [board, ...panelServer] });
  await user.click(await screen.findByRole('link', { name: 'Ana Reyes' }));
  await screen.findByRole('complementary', { name: 'Ana Reyes' });
  await user.keyboard('j');
  await screen.findByRole('complementary', { name: 'Ben Cruz' });
  await user.keyboard('r');
  const dialog = await screen.findByRole('dialog', { name: 'Reject Ben Cruz?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.keyboard('k');
  await screen.findByRole('complementary', { name: 'Ana Reyes' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary', { name: 'Ana Reyes' })).toBeNull();
});

it('opens the interview that is booked, and books none beside it', async () => {
  const interview = {
    ...{ id: 70, has_feedback: false },
    starts_at: new Date(Date.now() + 3_600_000).toISOString(),
    ends_at: new Date(Date.now() + 7_200_000).toISOString(),
  };
  const work = { version: 4, stage_since: '2026-02-22T02:00:00Z', decided_by: null, employee: null, moves: [] };
  const met: ApplicationCard = { ...shownCard, stage: 'interview', work: { ...work, ...progress, interview } };
  const server = [
    answers(applicationsEndpoints.ofPosition, { position: boardPosition, data: [met] }),
    ...applicationServer,
  ];
  const { user } = await renderScreen(address, { as, server });
  await user.click(await screen.findByText('Referral'));
  const box = within(await screen.findByRole('region', { name: 'Next step' }));
  expect(box.getByRole('link', { name: 'Open interview' }).getAttribute('href')).toBe('/recruitment/interview/70');
  expect(box.queryByRole('button', { name: /interview…/ })).toBeNull();
});

it('hires a candidate with an offer: the employee form opens filled in', { timeout: 60_000 }, async () => {
  const work = { version: 4, stage_since: '2026-02-22T02:00:00Z', decided_by: null, employee: null, ...progress };
  const offered: ApplicationCard = {
    ...shownCard,
    stage: 'offered',
    work: { ...work, moves: ['interview', 'rejected'] },
  };
  const server = [
    answers(applicationsEndpoints.ofPosition, { position: boardPosition, data: [offered] }),
    ...hireServer,
  ];
  const { user } = await renderScreen(address, { as: { roles: ['hr'] }, server });
  const dataTransfer = { setData: () => undefined, effectAllowed: '' };
  fireEvent.dragStart(within(await column(/^Offered/)).getByRole('listitem'), { dataTransfer });
  fireEvent.drop(await column(/^Hired/), { dataTransfer });
  expect(await screen.findByLabelText(/^Name/, {}, { timeout: 40_000 })).toHaveProperty('value', 'Ana Reyes');
  const panel = screen.getByRole('dialog', { name: 'Employee Form Details' });
  expect(within(panel).getByLabelText(/^Position/)).toHaveProperty('value', 'Bookkeeper');
  expect(within(panel).getByLabelText(/^Personal email/)).toHaveProperty('value', 'ana@mail.test');
  expect(within(panel).getByText('Harbour Legal Pty Ltd')).toBeTruthy();
  expect(within(panel).queryByRole('combobox', { name: /^Client \*?$/ })).toBeNull();
  await user.click(within(panel).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Move Ana Reyes' }));
  expect(await screen.findByRole('menuitem', { name: 'Hire…' })).toBeTruthy();
});

it('shows whom a candidate became, and takes the hire back with a note', async () => {
  const employee = { id: 41, name: 'Ana Reyes Santos' };
  const work = { version: 4, stage_since: '2026-02-22T02:00:00Z', decided_by: null, employee, ...progress };
  const hired: ApplicationCard = { ...shownCard, stage: 'hired', work: { ...work, moves: ['withdrawn'] } };
  const server = [answers(applicationsEndpoints.ofPosition, { position: boardPosition, data: [hired] })];
  const { user } = await renderScreen(address, { as, server });
  expect((await screen.findByRole('link', { name: 'Ana Reyes Santos' })).getAttribute('href')).toBe('/employees/41');
  await user.click(screen.getByRole('button', { name: 'Move Ana Reyes' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Take the hire back…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Take back the hire of Ana Reyes?' });
  const sent = watch(applicationsEndpoints.move, { version: 5 });
  await user.type(within(dialog).getByLabelText(/^Note/), 'Did not start');
  await user.click(within(dialog).getByRole('button', { name: 'End application' }));
  expect(await screen.findByText('Ana Reyes is now in withdrawn.')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ version: 4, stage: 'withdrawn', note: 'Did not start' });
});

it('asks why a candidate is rejected', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Move Ana Reyes' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reject…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject Ana Reyes?' });
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('The reason is required.');
  await user.click(within(dialog).getByRole('combobox', { name: /^Reason/ }));
  await user.click(await screen.findByRole('option', { name: 'Pay expectation' }));
  const sent = watch(applicationsEndpoints.move, { version: 3 });
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Ana Reyes is now in rejected.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ version: 2, stage: 'rejected', rejection: 'pay', note: '' });
});

it('adds a candidate found by name', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add candidate' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a candidate for Bookkeeper' });
  await user.click(within(dialog).getByRole('combobox', { name: /^Candidate/ }));
  await user.click(await screen.findByRole('option', { name: /Ben Cruz/ }));
  const sent = watch(applicationsEndpoints.create, { id: 9, version: 1 });
  await user.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('The candidate has been added to the position.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ position_id: 3, candidate_id: 8 });
});

it('lets a client decide with a reason, and move nothing', async () => {
  const server = [answers(applicationsEndpoints.ofPosition, { position: boardPosition, data: [shownCard] })];
  const { user } = await renderScreen(address, { as: { roles: ['client'] }, server });
  const presented = await column(/^Presented/);
  expect(within(presented).getByText('Undecided')).toBeTruthy();
  expect(screen.queryByRole('region', { name: /^New|^Screening/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Move|^Add candidate/ })).toBeNull();
  const sent = watch(applicationsEndpoints.decide, { version: 2 });
  await user.click(screen.getByRole('button', { name: 'Decide on Ana Reyes' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ask for interview' }));
  expect(await screen.findByText('Ana Reyes: wants an interview.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Decide on Ana Reyes' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Not a fit…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ana Reyes is not a fit?' });
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Too junior');
  await user.click(within(dialog).getByRole('button', { name: 'Not a fit' }));
  expect(await screen.findByText('Ana Reyes: rejected.')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([
    { version: 1, decision: 'wants interview' },
    { version: 1, decision: 'rejected', reason: 'Too junior' },
  ]);
});

it('finds nothing for an unknown position', async () => {
  await renderScreen(address, { as, server: [refuses(applicationsEndpoints.ofPosition, 'not-found')] });
  expect(await heading('Open position not found')).toBeTruthy();
});
