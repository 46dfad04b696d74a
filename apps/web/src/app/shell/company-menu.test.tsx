import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { companyEndpoints } from '../../platform/api/endpoints/company.generated.ts';
import { profileEndpoints } from '../../platform/api/endpoints/profile.generated.ts';
import { answers, watch } from '../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../testing/render-screen.tsx';

withFakeServer();

const companies = [
  { clientId: 4, name: 'Bayview Solar' },
  { clientId: 9, name: 'Redgum Logistics' },
];
const as = { roles: ['client-user'] as const, user: { clientId: 4, companies } };
const server = [answers(profileEndpoints.loginLinks, { links: [], sessions: [] })];

it('names the open company, and switches in two clicks', async () => {
  const { user, exits } = await renderScreen('/my-profile', { as, server });
  const switched = watch(companyEndpoints.switchCompany, undefined);
  await user.click(await screen.findByRole('button', { name: 'Company: Bayview Solar' }));
  await user.click(await screen.findByRole('menuitemradio', { name: /Redgum Logistics/, hidden: true }));
  await waitFor(() => expect(exits).toEqual(['/']));
  expect(switched[0]?.body).toEqual({ client_id: 9 });
});

it('is not shown to somebody with one company', async () => {
  await renderScreen('/my-profile', { as: { ...as, user: { clientId: 4 } }, server });
  await screen.findByRole('heading', { name: 'Maricel Reyes' });
  expect(screen.queryByRole('button', { name: /^Company: / })).toBeNull();
});

it('offers to switch for a link of another company, and opens it there', async () => {
  const { user, exits } = await renderScreen('/my-profile?company=9', { as, server });
  watch(companyEndpoints.switchCompany, undefined);
  await user.click(await screen.findByRole('button', { name: 'Switch to Redgum Logistics' }));
  await waitFor(() => expect(exits).toEqual(['/my-profile?company=9']));
});

it('answers a link of a foreign company like an unknown address', async () => {
  await renderScreen('/my-profile?company=77', { as, server });
  expect(await screen.findByText('Page not found')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Maricel Reyes' })).toBeNull();
});
