import { allScreens } from '@muster/contract/all-screens.ts';
import { isNotYetBuilt } from '@muster/contract/not-yet-built.ts';
import type { ScreenDeclaration } from '@muster/contract/screen.ts';
import type { Page } from '@playwright/test';
import { accessibilityProblems, isKnownStructure } from './axe.ts';
import { measuredShift, recordShifts } from './layout-shift.ts';
import { visibleProblems } from './page-problems.ts';
import type { PageWatch } from './page-watch.ts';
import { keptExamples } from './portal.ts';
import { expect, test } from './portal-test.ts';
import { planWalks, type WalkPlan } from './walk-plan.ts';

interface View {
  readonly width: 1440 | 768 | 390;
  readonly scheme: 'light' | 'dark';
}

const heights = { 1440: 900, 768: 1024, 390: 844 } as const;

/** A screen is opened in the first view and then looked at in each, as when somebody enlarges the window. */
const allViews: readonly [View, ...View[]] = [
  { width: 390, scheme: 'light' },
  { width: 390, scheme: 'dark' },
  { width: 768, scheme: 'dark' },
  { width: 768, scheme: 'light' },
  { width: 1440, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
];
const desk: View = { width: 1440, scheme: 'light' };
const phone: View = { width: 390, scheme: 'dark' };
/** What moves while a screen opens is measured at one width: those that many visitors see are opened at both in turn. */
const opening: readonly [View, View] = [desk, { width: 768, scheme: 'light' }];

const screensInOneTest = 8;

/** One of each side: an address that no screen has leads everybody of a side to the same page. */
const visitsPlanned: readonly WalkPlan['as'][] = ['admin', 'client', 'employee'];

for (const plan of planWalks({ everyRole: process.env.WHOLE_WALK !== undefined })) {
  test.describe(plan.as ?? 'nobody', () => {
    test.use({ as: plan.as });
    test.setTimeout(300_000);

    for (const [index, screens] of portions(plan.whole, screensInOneTest).entries()) {
      test(`sees every width and scheme of its screens, part ${index + 1}`, async ({ page, watch }) => {
        const examples = await keptExamples();
        for (const screen of screens) {
          const before = watch.refusals().length;
          await lookAs(page, allViews[0]);
          await openScreen({ page, watch, screen, example: exampleOf(screen, examples) });
          await lookAtViews({ page, watch, screen, before, views: allViews, isMain: true });
        }
      });
    }

    test('sees what is open to it and is sent away from the rest', async ({ page, watch }) => {
      const examples = await keptExamples();
      await lookAs(page, desk);
      await recordShifts(page);
      await page.goto('/');
      await watch.settled();
      for (const [index, screen] of plan.light.entries()) {
        const before = watch.refusals().length;
        await lookAs(page, opening[index % 2 === 0 ? 0 : 1]);
        await openScreen({ page, watch, screen, example: exampleOf(screen, examples) });
        // A structure that another visitor saw in every view needs the phone no more.
        const views = (await isKnownStructure(page, screen.name)) ? [desk] : [desk, phone];
        await lookAtViews({ page, watch, screen, before, views, isMain: false });
      }
      expect(await strayed(page, plan, examples)).toEqual([]);
    });
  });
}

interface Look {
  readonly page: Page;
  readonly watch: PageWatch;
  readonly screen: ScreenDeclaration;
}

interface Views {
  /** Requests refused before the screen was opened. */
  readonly before: number;
  /** Whether the visitor sees the most of all. */
  readonly isMain: boolean;
}

/** Loads the page for the first screen. The later ones are opened by a step inside it, which takes a fifth of the time. */
async function openScreen({ page, watch, screen, example }: Look & { readonly example: string }): Promise<void> {
  const isFirst = page.url() === 'about:blank';
  if (isFirst) await recordShifts(page);
  // A public screen that is loaded first has no router.
  if (isFirst || opened.get(page)?.access === 'public') await page.goto(example);
  else await page.evaluate(stepTo, example);
  opened.set(page, screen);
  await expect(page, screen.name).toHaveURL((url) => url.pathname === pathnameOf(example));
  await watch.settled();
  const { sum, moved } = await measuredShift(page);
  expect.soft(sum, [`layout shift of ${screen.name}, ${example}`, ...moved].join('\n')).toBeLessThan(mostShift);
}

/** The screen that a page shows. */
const opened = new WeakMap<Page, ScreenDeclaration>();

/** Of the window, while a screen loads. */
const mostShift = 0.02;

async function lookAtViews({ views, ...look }: Look & Views & { readonly views: readonly View[] }) {
  const { page, watch, screen } = look;
  for (const view of views) {
    await lookAs(page, view);
    await watch.drawn();
    const where = `${screen.name}, ${page.url()} at ${view.width}, ${view.scheme}`;
    expect(await problemsOf({ ...look, view }), where).toEqual([]);
  }
}

/** Setting what is set already would lay out and paint the page once more. */
const shown = new WeakMap<Page, View>();

async function lookAs(page: Page, view: View): Promise<void> {
  const { width, scheme } = shown.get(page) ?? { width: 0, scheme: null };
  // Colours that are still changing from one scheme to the other have no contrast to check.
  if (scheme !== view.scheme) await page.emulateMedia({ colorScheme: view.scheme, reducedMotion: 'reduce' });
  if (width !== view.width) await page.setViewportSize({ width: view.width, height: heights[view.width] });
  shown.set(page, view);
}

/** Screens whose address has a code of a mail: only its hash is stored. */
const withoutRecord = new Set(['approveTicket']);

type ProblemSearch = Look & Views & { readonly view: View };

async function problemsOf({ page, screen, watch, before, isMain, view }: ProblemSearch): Promise<readonly string[]> {
  // A record that exists need not exist for every role: then the screen says so.
  const mayBeMissing = screen.path.includes(':') && (!isMain || withoutRecord.has(screen.name));
  const since = watch.refusals().slice(before);
  const refusals = since.filter((refusal) => !(mayBeMissing && refusal.endsWith(' 404')));
  return [
    ...watch.problems(),
    ...refusals,
    ...(await visibleProblems(page)),
    ...(await accessibilityProblems(page, screen.name, `${view.width} ${view.scheme}`)),
  ];
}

/** Closed screens that did not lead where section 2.1 says, and planned ones that did not lead to /page-not-found. */
async function strayed(page: Page, { as, closed }: WalkPlan, examples: Examples): Promise<readonly string[]> {
  const refused = closed.map(({ screen, destination }) => ({ address: exampleOf(screen, examples), destination }));
  const planned = visitsPlanned.includes(as) ? allScreens.filter(({ name }) => isNotYetBuilt(name)) : [];
  const missing = planned.map(({ path }) => ({
    address: path.replaceAll(/:\w+\??/g, '7'),
    destination: '/page-not-found',
  }));
  return as === null ? openedElsewhere(page, refused) : page.evaluate(wrongTurns, [...refused, ...missing]);
}

/** Without a sign-in the page has no router: every fifth address is opened as typed. The access matrix knows them all. */
async function openedElsewhere(page: Page, turns: readonly Turn[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { address, destination } of turns.filter((_, index) => index % 5 === 0)) {
    await page.goto(address);
    await page.waitForURL((url) => url.pathname === destination).catch(() => wrong.push(`${address} -> ${page.url()}`));
  }
  return wrong;
}

interface Turn {
  readonly address: string;
  readonly destination: string;
}

type Examples = Readonly<Record<string, string>>;

function exampleOf({ name }: ScreenDeclaration, examples: Examples): string {
  const example = examples[name];
  if (example === undefined) throw new Error(`'muster screens --json' has no example for ${name}.`);
  return example;
}

/** An example may have its record in the query. */
const pathnameOf = (address: string) => address.split('?')[0] ?? address;

function portions<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}

/** A step inside the open page, as a link does. */
async function stepTo(address: string): Promise<void> {
  // What still moves belongs to the change of the window before.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  Reflect.set(window, 'screenOpenedAt', performance.now());
  window.history.pushState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** Goes to each address by a step inside the open page; answers those that led elsewhere. */
async function wrongTurns(turns: readonly Turn[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { address, destination } of turns) {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
    for (let turn = 0; turn < 400 && window.location.pathname !== destination; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    if (window.location.pathname !== destination) wrong.push(`${address} -> ${window.location.pathname}`);
  }
  return wrong;
}
