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
    test.use({ as, colorScheme: scheme, viewport: { width, height: heights[width] } });

    test('walks every screen that is built', async ({ page, watch }) => {
      const examples = await keptExamples();
      const opened: string[] = [];
      for (const screen of builtScreens) {
        const example = examples[screen.name];
        if (example === undefined) throw new Error(`'muster screens --json' has no example for ${screen.name}.`);
        await page.goto(example);
        await watch.settled();
        expect(new URL(page.url()).pathname, screen.name).toBe(destinationOf(screen, example, as));
        if (new URL(page.url()).pathname === example) opened.push(screen.name);
        expect(await faultsOf(page, watch), `${screen.name}, ${page.url()}`).toEqual([]);
      }
      expect(opened.length).toBeGreaterThan(as === null ? 4 : 5);
    });
  });
}

for (const as of demoRoles) {
  test.describe(`${as} elsewhere`, () => {
    test.use({ as });

    test('is led away from every address that is not there', async ({ page, watch }) => {
      await page.goto('/my-profile');
      await watch.settled();
      for (const screen of allScreens.filter(({ name }) => isNotYetBuilt(name))) {
        await page.evaluate(goTo, screen.path.replaceAll(/:\w+\??/g, '7'));
        await page.waitForURL('/page-not-found');
      }
      expect(watch.refusals()).toEqual([]);
    });
  });
}

async function faultsOf(page: Page, watch: PageWatch): Promise<readonly string[]> {
  const seen = [...watch.faults(), ...watch.refusals(), ...(await visibleFaults(page))];
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

/** A step inside the open page, as a link makes it. */
function goTo(address: string): void {
  window.history.pushState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
