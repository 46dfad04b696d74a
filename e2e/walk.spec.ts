import AxeBuilder from '@axe-core/playwright';
import { allScreens } from '@muster/contract/all-screens.ts';
import { builtScreens, isNotYetBuilt } from '@muster/contract/not-yet-built.ts';
import { defaultPermissions } from '@muster/contract/permissions.ts';
import type { Role } from '@muster/contract/roles.ts';
import { judgeScreen, type ScreenDeclaration } from '@muster/contract/screen.ts';
import type { Page } from '@playwright/test';
import { visibleProblems } from './page-problems.ts';
import type { PageWatch } from './page-watch.ts';
import { keptExamples } from './portal.ts';
import { expect, test } from './portal-test.ts';
import { demoRoles } from './sign-ins.ts';

interface View {
  readonly width: 1440 | 768 | 390;
  readonly scheme: 'light' | 'dark';
}

interface Walk {
  readonly as: Role | null;
  /** A screen is opened in the first size and then checked in each, as when somebody rotates or resizes the window. */
  readonly views: readonly [View, ...View[]];
  /** Index of this walk among the parallel ones, from 0. */
  readonly part?: readonly [number, number];
}

const heights = { 1440: 900, 768: 1024, 390: 844 } as const;
const darkRoles: readonly Role[] = ['hr', 'sales', 'client', 'employee'];

/**
 * These roles check every screen at every size. Each other role checks every third screen that is open to it,
 * or all of them with WHOLE_WALK, which takes a few minutes more.
 */
const wholeRoles: readonly (Role | null)[] = ['admin', 'team lead', 'client-admin', 'employee', null];
const isWhole = (as: Role | null) => process.env.WHOLE_WALK !== undefined || wholeRoles.includes(as);

const desk = (as: Role | null): View => ({
  width: 1440,
  scheme: as !== null && darkRoles.includes(as) ? 'dark' : 'light',
});
const phone: View = { width: 390, scheme: 'dark' };
const tablet: View = { width: 768, scheme: 'light' };
const adminViews: Walk['views'] = [
  { width: 390, scheme: 'light' },
  { width: 768, scheme: 'dark' },
  { width: 1440, scheme: 'dark' },
  { width: 1440, scheme: 'light' },
];

/** The longest first, so that two parallel workers end at about the same time. */
const walks: readonly Walk[] = [
  ...[0, 1].map((part): Walk => ({ as: 'admin', views: adminViews, part: [part, 2] })),
  ...(['employee', 'client-admin', null] as const).map((as): Walk => ({ as, views: [phone, tablet, desk(as)] })),
  ...demoRoles
    .filter((as) => !['admin', 'employee', 'client-admin'].includes(as))
    .map((as): Walk => ({ as, views: [desk(as)] })),
];

for (const { as, views, part = [0, 1] } of walks) {
  const [{ width, scheme }] = views;
  const name = `${as ?? 'nobody'} at ${[...new Set(views.map((view) => view.width))].join(', ')}`;
  const [own, parts] = part;
  test.describe(parts === 1 ? name : `${name}, part ${own + 1}`, () => {
    test.setTimeout(300_000);
    test.use({ as, colorScheme: scheme, viewport: { width, height: heights[width] } });

    test('walks every screen that is built', async ({ page, watch }) => {
      const examples = await keptExamples();
      const seen = new Set<string>();
      let refused = 0;
      let open = as === null ? 0 : demoRoles.indexOf(as);
      for (const screen of builtScreens.filter((_, index) => index % parts === own)) {
        const example = examples[screen.name];
        if (example === undefined) throw new Error(`'muster screens --json' has no example for ${screen.name}.`);
        const leadsTo = destinationOf(screen, example, as);
        if (leadsTo !== example) refused += 1;
        // The access matrix tests every address and role; here a fifth of the closed addresses shows that the browser follows it.
        if (leadsTo !== example && refused % 5 !== 1) continue;
        if (leadsTo === example) open += 1;
        if (leadsTo === example && !isWhole(as) && open % 3 !== 0) continue;
        const before = watch.refusals().length;
        await lookAs(page, views[0]);
        await page.goto(example);
        await watch.settled();
        const { pathname } = new URL(page.url());
        expect(pathname, screen.name).toBe(pathnameOf(leadsTo));
        // A destination that several addresses redirect to is checked once.
        if (seen.has(pathname)) continue;
        seen.add(pathname);
        for (const view of views) {
          await lookAs(page, view);
          await watch.settled();
          const where = `${screen.name}, ${page.url()} at ${view.width}, ${view.scheme}`;
          expect(await problemsOf(page, screen, watch, before), where).toEqual([]);
        }
      }
      expect(seen.size).toBeGreaterThan(3);
    });

    if (as !== null && wholeRoles.includes(as) && own === 0) {
      test('is redirected from every address that does not exist', async ({ page, watch }) => {
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

async function lookAs(page: Page, { width, scheme }: View): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.setViewportSize({ width, height: heights[width] });
}

/** An example may have its record in the query. */
const pathnameOf = (address: string) => address.split('?')[0];

async function problemsOf(page: Page, screen: ScreenDeclaration, watch: PageWatch, before: number): Promise<string[]> {
  // A record may be out of reach for a role: then the screen says so.
  const mayBeMissing = screen.path.includes(':');
  const since = watch.refusals().slice(before);
  const refusals = since.filter((refusal) => !(mayBeMissing && refusal.endsWith(' 404')));
  const seen = [...watch.problems(), ...refusals, ...(await visibleProblems(page))];
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

/** Opens each address inside the open page, like a link; returns those that did not lead to /page-not-found. */
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
