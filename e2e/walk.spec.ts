import AxeBuilder from '@axe-core/playwright';
import { allScreens } from '@muster/contract/all-screens.ts';
import { builtScreens, isNotYetBuilt } from '@muster/contract/not-yet-built.ts';
import { defaultPermissions } from '@muster/contract/permissions.ts';
import type { Role } from '@muster/contract/roles.ts';
import { judgeScreen, type ScreenDeclaration } from '@muster/contract/screen.ts';
import type { Page } from '@playwright/test';
import { visibleFaults } from './page-faults.ts';
import type { PageWatch } from './page-watch.ts';
import { keptExamples } from './portal.ts';
import { expect, test } from './portal-test.ts';
import { demoRoles } from './sign-ins.ts';

interface Walk {
  readonly as: Role | null;
  readonly width: 1440 | 768 | 390;
  readonly scheme: 'light' | 'dark';
}

const heights = { 1440: 900, 768: 1024, 390: 844 } as const;
const darkRoles: readonly Role[] = ['hr', 'sales', 'client', 'employee'];

/** They see everything that others see; of the other roles each looks at every third screen that is open to it. */
const wholeRoles: readonly (Role | null)[] = ['admin', 'team lead', 'client-admin', 'employee', null];

/** All roles at the desk; nobody, an admin, an employee and a client at every size; light and dark at each. */
const walks: readonly Walk[] = [
  ...demoRoles.map((as): Walk => ({ as, width: 1440, scheme: darkRoles.includes(as) ? 'dark' : 'light' })),
  { as: 'admin', width: 1440, scheme: 'dark' },
  ...([null, 'admin', 'employee', 'client-admin'] as const).flatMap((as): Walk[] => [
    { as, width: 768, scheme: as === 'admin' ? 'dark' : 'light' },
    { as, width: 390, scheme: as === 'admin' ? 'light' : 'dark' },
  ]),
  { as: null, width: 1440, scheme: 'light' },
];

for (const walk of walks) {
  const { as, width, scheme } = walk;
  test.describe(`${as ?? 'nobody'} at ${width}, ${scheme}`, () => {
    test.setTimeout(180_000);
    test.use({ as, colorScheme: scheme, viewport: { width, height: heights[width] } });

    test('walks every screen that is built', async ({ page, watch }) => {
      const examples = await keptExamples();
      const seen = new Set<string>();
      let refused = 0;
      let open = as === null ? 0 : demoRoles.indexOf(as);
      for (const screen of builtScreens) {
        const example = examples[screen.name];
        if (example === undefined) throw new Error(`'muster screens --json' has no example for ${screen.name}.`);
        const leadsTo = destinationOf(screen, example, as);
        if (leadsTo !== example) refused += 1;
        // The access matrix knows every address and role; here a fifth of the closed ones shows that the browser obeys it.
        if (leadsTo !== example && refused % 5 !== 1) continue;
        if (leadsTo === example) open += 1;
        if (leadsTo === example && !wholeRoles.includes(as) && open % 3 !== 0) continue;
        const before = watch.refusals().length;
        await page.goto(example);
        await watch.settled();
        const { pathname } = new URL(page.url());
        expect(pathname, screen.name).toBe(pathnameOf(leadsTo));
        // Whoever is sent to one place from several addresses looks at it once.
        if (!seen.has(pathname))
          expect(await faultsOf(page, screen, watch, before), `${screen.name}, ${page.url()}`).toEqual([]);
        seen.add(pathname);
      }
      expect(seen.size).toBeGreaterThan(3);
    });

    if (as !== null && wholeRoles.includes(as) && width === 1440) {
      test('is led away from every address that is not there', async ({ page, watch }) => {
        await page.goto('/my-profile');
        await watch.settled();
        const planned = allScreens.filter(({ name }) => isNotYetBuilt(name));
        const addresses = planned.map(({ path }) => path.replaceAll(/:\w+\??/g, '7'));
        expect(await page.evaluate(addressesThatStay, addresses)).toEqual([]);
        expect(watch.refusals()).toEqual([]);
      });
    }
  });
}

/** An example may name its record in the query. */
const pathnameOf = (address: string) => address.split('?')[0];

async function faultsOf(page: Page, screen: ScreenDeclaration, watch: PageWatch, before: number): Promise<string[]> {
  // A record that exists need not exist for everybody: then the screen says so.
  const mayBeMissing = screen.path.includes(':');
  const since = watch.refusals().slice(before);
  const refusals = since.filter((refusal) => !(mayBeMissing && refusal.endsWith(' 404')));
  const seen = [...watch.faults(), ...refusals, ...(await visibleFaults(page))];
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return [...seen, ...serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)];
}

function destinationOf(screen: ScreenDeclaration, example: string, role: Role | null): string {
  const viewer = role && { roles: [role], permissions: defaultPermissions[role] };
  const otherwise = { login: '/user-login', home: '/', forbidden: '/forbidden', 'not-found': '/page-not-found' };
  const verdict = judgeScreen(screen, viewer);
  return verdict === 'open' ? example : otherwise[verdict];
}

/** Goes to each address by a step inside the open page, as a link does; answers those that did not lead to /page-not-found. */
async function addressesThatStay(addresses: readonly string[]): Promise<readonly string[]> {
  const stay: string[] = [];
  for (const address of addresses) {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
    for (let turn = 0; turn < 400 && window.location.pathname === address; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    if (window.location.pathname !== '/page-not-found') stay.push(`${address} -> ${window.location.pathname}`);
  }
  return stay;
}
