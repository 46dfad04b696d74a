import type { CandidatePair } from '@muster/contract/domains/recruitment/candidate-merges.calls.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { candidateMergesEndpoints } from '../../../platform/api/endpoints/candidate-merges.generated.ts';
import { candidatesEndpoints } from '../../../platform/api/endpoints/candidates.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { candidate, candidateServer, shownCandidate } from '../candidate.fixture.ts';

withFakeServer();

const as = { roles: ['recruitment'] as const };
const address = '/recruitment/candidates';

async function openAction(name: string) {
  const { user } = await renderScreen(address, { as, server: candidateServer });
  await user.click(await screen.findByRole('button', { name: 'Actions for Ana Reyes' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  return user;
}

it('lists candidates with what recruiters see', async () => {
  await renderScreen(address, { as, server: candidateServer });
  const row = await screen.findByRole('row', { name: /Ana Reyes/ });
  for (const text of ['Bookkeeper, 6 years', 'Bookkeeper', 'Interview', 'Job board', 'Xero, BAS'])
    expect(within(row).getByText(text)).toBeTruthy();
  // Contact data can be added as columns.
  expect(within(row).queryByText('+63 (917) 123-4567')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ana Reyes' }).getAttribute('href')).toBe('/recruitment/candidates/3');
});

it('shows the line of a resume that the search found', async () => {
  const resume_match = [
    { text: 'Closed the month in ', is_match: false },
    { text: 'MYOB', is_match: true },
  ];
  const list = answers(candidatesEndpoints.list, { data: [{ ...shownCandidate, resume_match }], total: 1 });
  await renderScreen(`${address}?q=myob`, { as, server: [list, ...candidateServer] });
  const row = await screen.findByRole('row', { name: /Ana Reyes/ });
  expect(within(row).getByText('MYOB').tagName).toBe('MARK');
  expect(within(row).getByTitle('Resume: Closed the month in MYOB')).toBeTruthy();
});

it('adds a candidate, and names possible duplicates while it is typed', async () => {
  const { user } = await renderScreen(address, { as, server: candidateServer });
  await user.click(await screen.findByRole('button', { name: 'Add candidate' }));
  const panel = await screen.findByRole('dialog', { name: 'Candidate details' });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  const errors = await within(panel).findByRole('alert');
  for (const text of ['The first name is required.', 'The last name is required.'])
    expect(errors.textContent).toContain(text);
  const asked = watch(candidatesEndpoints.duplicates, [
    { id: 9, name: 'Bea Cruz', headline: 'Paralegal', is_archived: true, matches: ['email', 'name'] },
  ]);
  await user.type(within(panel).getByLabelText(/^First name/), 'Bea');
  await user.type(within(panel).getByLabelText(/^Last name/), 'Cruz');
  const hint = await within(panel).findByRole('link', { name: 'Bea Cruz' }, { timeout: 3000 });
  expect(hint.getAttribute('href')).toBe('/recruitment/candidates/9');
  expect(within(panel).getByText(/archived · same email, same name/)).toBeTruthy();
  expect(asked.at(-1)?.body).toEqual({ first_name: 'Bea', last_name: 'Cruz', email: '', phone: '' });
  await user.type(within(panel).getByLabelText(/^Tags/), 'Contracts, Spanish');
  const sent = watch(candidatesEndpoints.create, { id: 4, version: 1 });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Candidate has been successfully added.')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ first_name: 'Bea', source: 'application', tags: ['Contracts', 'Spanish'] });
});

it('archives a candidate', async () => {
  const { user } = await renderScreen(address, { as, server: candidateServer });
  await user.click(await screen.findByRole('button', { name: 'Actions for Ana Reyes' }));
  const sent = watch(candidatesEndpoints.archive, undefined);
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  expect(await screen.findByText('Ana Reyes is now archived.')).toBeTruthy();
  expect(sent).toHaveLength(1);
});

it('asks for archived candidates where the address says so', async () => {
  const asked: string[] = [];
  const list = answers(candidatesEndpoints.list, ({ query }) => {
    asked.push(String(query.get('show_archived')));
    return { data: [], total: 0 };
  });
  await renderScreen(`${address}?show_archived=1`, { as, server: [list] });
  await screen.findByText('No candidates found.');
  expect(asked[0]).toBe('true');
});

it('updates a candidate with the version that was read', async () => {
  const user = await openAction('Update');
  const headline = await screen.findByLabelText(/^Headline/);
  const panel = screen.getByRole('dialog', { name: 'Candidate details' });
  await user.clear(headline);
  await user.type(headline, 'Accountant');
  const sent = watch(candidatesEndpoints.update, { id: 3, version: 3 });
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Candidate has been successfully updated.')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ id: 3, version: 2, headline: 'Accountant', email: 'ana.reyes@mail.test' });
});

it('says why a candidate cannot be deleted', async () => {
  const user = await openAction('Delete');
  fakeServer.use(refuses(candidatesEndpoints.delete, 'conflict', { message: 'It is in use.' }));
  const dialog = await screen.findByRole('dialog', { name: /^Delete Ana Reyes/ });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByText('It is in use.')).toBeTruthy();
});

it('shows role client names without contact data and without anything to change', async () => {
  const list = answers(candidatesEndpoints.list, { data: [shownCandidate], total: 1 });
  await renderScreen(address, { as: { roles: ['client'] }, server: [list] });
  expect(await screen.findByRole('row', { name: /Ana Reyes/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Actions for|^Add candidate/ })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: /Email|Phone|Source|Tags/ })).toBeNull();
  expect(screen.queryByText('Show archived')).toBeNull();
});

it('lists likely duplicates, compares two records and merges them', async () => {
  const { work } = candidate;
  const other = {
    ...candidate,
    ...{ id: 8, version: 4, headline: 'Senior bookkeeper' },
    work: work && { ...work, email: 'ana@other.test' },
  };
  const shown = { name: 'Ana Reyes', headline: null, is_archived: false };
  const pair: CandidatePair = { one: { id: 3, ...shown }, other: { id: 8, ...shown }, matches: ['phone', 'name'] };
  const byId = answers(candidatesEndpoints.details, ({ params }) => (params['id'] === '8' ? other : candidate));
  const server = [answers(candidateMergesEndpoints.pairs, [pair]), byId, ...candidateServer];
  const { user } = await renderScreen(address, { as, server });
  await user.click(await screen.findByRole('button', { name: 'Duplicates' }));
  expect(await screen.findByText('Same phone, same name')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Compare Ana Reyes and Ana Reyes' }));
  const emails = await screen.findByRole('radiogroup', { name: 'Email' });
  expect(screen.queryByRole('radiogroup', { name: 'Phone' })).toBeNull();
  await user.click(within(emails).getByRole('radio', { name: 'ana@other.test (record 8)' }));
  const sent = watch(candidateMergesEndpoints.merge, { id: 3, version: 3 });
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('The records of Ana Reyes are now one.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ version: 2, other_id: 8, other_version: 4, taken: ['email'] });
});
