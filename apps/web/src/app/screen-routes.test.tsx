import { allScreens } from '@muster/contract/all-screens.ts';
import { isNotYetBuilt } from '@muster/contract/not-yet-built.ts';
import { createMemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { heading, renderScreen, withFakeServer } from '../testing/render-screen.tsx';
import { plannedRoutes, unknownAddress } from './screen-routes.tsx';

withFakeServer();

it('does not take the address of a screen for a record: /employees/attendance is not the employee "attendance"', async () => {
  const { address } = await renderScreen('/employees/attendance/old', { as: { roles: ['hr'] } });
  await heading('Earlier months');
  expect(address()).toBe('/employees/attendance/old');
});

const planned = allScreens.filter(({ name }) => isNotYetBuilt(name));

it.each(planned.map(({ path }) => path.replaceAll(/:\w+\??/g, '7')))(
  'leads from %s to /page-not-found',
  async (path) => {
    const routes = [{ path: '/page-not-found' }, { path: '/employees/:id' }, ...plannedRoutes(planned), unknownAddress];
    const router = createMemoryRouter(routes, { initialEntries: ['/'] });
    await router.navigate(path);
    expect(router.state.location.pathname).toBe('/page-not-found');
  },
);
