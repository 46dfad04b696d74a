import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { myPositionsEndpoints } from '../../../platform/api/endpoints/my-positions.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const hrefOf = (name: RegExp) => screen.findByRole('link', { name }).then((link) => link.getAttribute('href'));

it('shows the figures of the company; each opens the rows behind it', async () => {
  const figures = { open: 3, waiting: 2, presented: 9, places: 5, filled: 2 };
  const server = [answers(myPositionsEndpoints.figures, figures)];
  await renderScreen('/dashboard', { as: { roles: ['client-admin'] }, server });
  await heading('Dashboard');
  expect(await hrefOf(/^Open positions\s*3\s*9 candidates/)).toBe(
    '/position/my-open-positions?filter.status=sourcing&filter.status=pending+interviews',
  );
  expect(await hrefOf(/^Your decision\s*2/)).toBe('/position/my-open-positions?sort=-waiting');
  expect(await hrefOf(/^Hires\s*2\s*of 5 places/)).toBe('/position/my-open-positions');
});

it.each([[['hr', 'client-user']], [['client']]] as const)('is closed to users with the roles %j', async (roles) => {
  await renderScreen('/dashboard', { as: { roles } });
  expect(await screen.findByText(/You don't have access to this page/)).toBeTruthy();
});
