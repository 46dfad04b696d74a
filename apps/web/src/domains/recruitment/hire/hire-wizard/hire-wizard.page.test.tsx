import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hireDraftsEndpoints } from '../../../../platform/api/endpoints/hire-drafts.generated.ts';
import { answers, breaks, fakeServer, refuses, watch } from '../../../../testing/fake-server.ts';
import { narrowWindow } from '../../../../testing/narrow-window.ts';
import { heading, renderScreen, withFakeServer } from '../../../../testing/render-screen.tsx';
import { draftRow, hireDraft, hireServer } from '../hire-draft.fixture.ts';

withFakeServer();
const as = { roles: ['client-user'] as const, clientId: 4 };
const at = (path: string) => `/position/${path}?draft=${draftRow.uuid}`;
const hours = { shift_start: '07:00', shift_end: '16:00' };
const pay = { budget_least: 3_800_000, budget_most: 4_200_000, budget_currency_id: 2 };
const paid = { ...hireDraft().answers, ...hours, ...pay };
const show = (path: string, gaps: Parameters<typeof hireDraft>[0] = {}) =>
  renderScreen(at(path), { as, server: hireServer(hireDraft(gaps)) });

it.each([
  ['build-path', 'Step 1 of 5 · Choose how to write the description'],
  ['automate-job-description', 'Step 2 of 5 · Describe the job'],
  ['hire/additional-details', 'Step 3 of 5 · Add hours, skills and pay'],
  ['create', 'Step 4 of 5 · Write the description'],
  ['hire/generated-insights', 'Step 4 of 5 · Read the suggestions'],
  ['review-generated-description', 'Step 4 of 5 · Review the description'],
  ['review', 'Step 5 of 5 · Check your answers'],
  ['finalize', 'Step 5 of 5 · Publish the position'],
  ['edit', 'Everything on one page'],
  ['view', 'Started by Priya Nair'],
])('shows /position/%s', async (path, text) => {
  await show(path);
  await heading('Dispatcher');
  expect(screen.getByText(text)).toBeTruthy();
});

it('saves an answer shortly after it was typed', async () => {
  const { user } = await show('automate-job-description');
  const saved = watch(hireDraftsEndpoints.save, { version: 4 });
  await user.type(await screen.findByRole('textbox', { name: /^Programs/ }), 'Excel');
  await waitFor(() => expect(saved.at(-1)?.body).toMatchObject({ answers: { tools: ['Excel'] } }), { timeout: 3000 });
  expect(await screen.findByText(/^Saved/)).toBeTruthy();
});

it('says that it is offline, and keeps what was typed', async () => {
  const { user } = await show('automate-job-description');
  fakeServer.use(breaks(hireDraftsEndpoints.save));
  await user.type(await screen.findByRole('textbox', { name: /^Programs/ }), 'Excel');
  expect(await screen.findByText('Offline, kept on this device', {}, { timeout: 3000 })).toBeTruthy();
});

it('keeps what was being saved when the session was found to have ended, and stores it after the next sign-in', async () => {
  const { user, exits } = await show('automate-job-description');
  fakeServer.use(refuses(hireDraftsEndpoints.save, 'session-expired'));
  await user.type(await screen.findByRole('textbox', { name: /^Programs/ }), 'Excel');
  const kept = () => window.sessionStorage.getItem(`muster.draft.hire ${draftRow.uuid}`);
  await waitFor(() => expect(kept()).toContain('Excel'), { timeout: 3000 });
  await waitFor(() => expect(exits).toHaveLength(1), { timeout: 3000 });
  cleanup();
  fakeServer.resetHandlers();
  const stored: unknown[] = [];
  const save = answers(hireDraftsEndpoints.save, ({ body }) => {
    stored.push(body);
    return { version: 4 };
  });
  await renderScreen(at('automate-job-description'), { as, server: [save, ...hireServer(hireDraft())] });
  await waitFor(() => expect(stored[0]).toMatchObject({ answers: { tools: ['Excel'] } }), { timeout: 3000 });
});

it('asks whose change counts where a colleague changed the same answer', async () => {
  const { user } = await show('automate-job-description');
  const conflict = { by: 'Oliver Hart', at: '2026-03-02T02:00:00Z', fields: [{ name: 'tools', label: 'Programs' }] };
  fakeServer.use(refuses(hireDraftsEndpoints.save, 'conflict', { conflict }));
  await user.type(await screen.findByRole('textbox', { name: /^Programs/ }), 'Excel');
  expect(await screen.findByText('A colleague changed the same part', {}, { timeout: 3000 })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use theirs' }));
  await waitFor(() => expect(screen.queryByText('A colleague changed the same part')).toBeNull());
});

it('marks what was generated and changed, and lists suggestions', async () => {
  const { user } = await show('review-generated-description');
  expect(await screen.findByText('Edited by you')).toBeTruthy();
  expect(await screen.findByText('Say what “a reasonable time” means')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Changes 1' }));
  expect(screen.getByRole('region', { name: 'Summary' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Duties' })).toBeNull();
});

it('sets the pay that a suggestion names, also in the text', async () => {
  const { user } = await show('review-generated-description', {
    answers: paid,
    text: {
      summary: 'S.',
      duties: '- A\n- B\n- C',
      requirements: '- R',
      benefits: '- Pay: PHP 38,000 to 42,000 a month',
    },
    past_pay: [
      { currency: 'PHP', least: 4_000_000, most: 4_650_000 },
      { currency: 'PHP', least: 4_100_000, most: 4_500_000 },
    ],
  });
  const saved = watch(hireDraftsEndpoints.save, { version: 4 });
  await user.click(await screen.findByRole('button', { name: 'Set the top to 46,500' }));
  const changed = { answers: { budget_most: 46_500 }, text: { benefits: '- Pay: PHP 38,000 to 46,500 a month' } };
  await waitFor(() => expect(saved.map(({ body }) => body)).toContainEqual(expect.objectContaining(changed)), {
    timeout: 3000,
  });
});

it('shows a suggestion at its marked words, and below their line on a phone', async () => {
  const pin = { name: /^Suggestion \d: Say what “a reasonable time” means/ };
  const widen = narrowWindow();
  const { user } = await show('review-generated-description', { answers: paid });
  expect(await screen.findByRole('button', { name: 'Suggestions 1' })).toBeTruthy();
  const duties = await screen.findByRole('region', { name: 'Duties' });
  expect(within(duties).queryByRole('button', { name: 'Use “one working day”' })).toBeNull();
  expect(within(duties).getAllByRole('listitem').length).toBeGreaterThan(1);
  expect(duties.textContent).not.toMatch(/•/);
  await user.click(within(duties).getByRole('button', pin));
  const saved = watch(hireDraftsEndpoints.save, { version: 4 });
  await user.click(await within(duties).findByRole('button', { name: 'Use “one working day”' }));
  await waitFor(
    () =>
      expect(saved.at(-1)?.body).toMatchObject({ text: { duties: expect.stringContaining('within one working day') } }),
    { timeout: 3000 },
  );
  widen();
});

it('uses the words that a suggestion offers, and stores what is dismissed', async () => {
  const { user } = await show('review-generated-description', { answers: paid });
  const saved = watch(hireDraftsEndpoints.save, { version: 4 });
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByRole('button', { name: 'Show 1 dismissed' })).toBeTruthy();
  const sent = () => saved.map(({ body }) => body);
  await waitFor(() =>
    expect(sent()).toContainEqual({ version: 3, dismiss: 'duties Say what “a reasonable time” means' }),
  );
  await user.click(screen.getByRole('button', { name: 'Show 1 dismissed' }));
  await user.click(await screen.findByRole('button', { name: 'Use “one working day”' }));
  await waitFor(
    () => expect(sent().at(-1)).toMatchObject({ text: { duties: expect.stringContaining('within one working day') } }),
    { timeout: 3000 },
  );
});

it('records a review, and only then leads on', async () => {
  const { user } = await show('review-generated-description');
  const reviewed = watch(hireDraftsEndpoints.review, { version: 4 });
  const next = await screen.findByRole('button', { name: 'Continue to publish' });
  expect((next as HTMLButtonElement).disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: /^I have read/ }));
  await waitFor(() => expect(reviewed.map(({ body }) => body)).toEqual([{ version: 3, is_reviewed: true }]));
});

it('publishes a reviewed draft', async () => {
  const { user } = await show('finalize', { review: { by: 'Priya Nair', at: '2026-03-02T01:00:00Z' } });
  const published = watch(hireDraftsEndpoints.finalize, { uuid: '00000000-0000-4000-8000-000000000003' });
  await user.click(await screen.findByRole('button', { name: 'Publish the position' }));
  await waitFor(() => expect(published.map(({ body }) => body)).toEqual([{ version: 3 }]));
});

it('finds no draft of somebody else', async () => {
  await renderScreen(at('review'), { as, server: [refuses(hireDraftsEndpoints.details, 'not-found')] });
  expect(await heading('Draft not found')).toBeTruthy();
});

it('asks for a draft where the address has none', async () => {
  await renderScreen('/position/review', { as, server: [answers(hireDraftsEndpoints.list, [])] });
  expect((await screen.findByRole('link', { name: 'Choose a draft' })).getAttribute('href')).toBe('/position/hire');
});
