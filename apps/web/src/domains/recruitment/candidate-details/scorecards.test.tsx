import type { ApplicationScorecards } from '@muster/contract/domains/recruitment/scorecards.calls.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applicationsEndpoints } from '../../../platform/api/endpoints/applications.generated.ts';
import { scorecardsEndpoints } from '../../../platform/api/endpoints/scorecards.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { applicationServer, candidateApplication } from '../application.fixture.ts';
import { candidateServer } from '../candidate.fixture.ts';

withFakeServer();

const address = '/recruitment/candidates/3?tab=applications';
const as = { roles: ['recruitment'] as const };
const living = answers(applicationsEndpoints.ofCandidate, [{ ...candidateApplication, stage: 'interview' }]);
const found: ApplicationScorecards = {
  application_id: candidateApplication.id,
  criteria: ['Xero'],
  average: 3.5,
  cards: [
    {
      ...{ id: 1, author: 'Camille Sarmiento', is_own: false, recommendation: 'yes', comment: 'Calm and exact' },
      ...{ ratings: [{ criterion: 'Xero', rating: 4 }], average: 4, written_at: '2026-03-01T02:00:00Z' },
    },
  ],
};

it('shows the scorecards of an application with their average', async () => {
  const server = [living, answers(scorecardsEndpoints.ofCandidate, [found]), ...candidateServer, ...applicationServer];
  await renderScreen(address, { as, server });
  expect(await screen.findByText('Scorecards · average 3.5 of 5')).toBeTruthy();
  for (const text of ['Camille Sarmiento · Yes · 4.0', 'Xero 4', 'Calm and exact'])
    expect(screen.getByText(text)).toBeTruthy();
});

it('adds the own scorecard once each criterion is rated', async () => {
  const empty = { ...found, average: null, cards: [] };
  const server = [living, answers(scorecardsEndpoints.ofCandidate, [empty]), ...candidateServer, ...applicationServer];
  const { user } = await renderScreen(address, { as, server });
  await user.click(await screen.findByRole('button', { name: 'Add scorecard' }));
  const dialog = await screen.findByRole('dialog', { name: 'My scorecard of Ana Reyes' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Rate each criterion.');
  await user.click(within(dialog).getByRole('combobox', { name: /^Xero/ }));
  await user.click(await screen.findByRole('option', { name: /^5/ }));
  await user.click(within(dialog).getByRole('combobox', { name: /^Recommendation/ }));
  await user.click(await screen.findByRole('option', { name: 'Strong yes' }));
  const sent = watch(scorecardsEndpoints.save, undefined);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The scorecard was saved.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    ratings: [{ criterion: 'Xero', rating: 5 }],
    recommendation: 'strong yes',
    comment: '',
  });
});
