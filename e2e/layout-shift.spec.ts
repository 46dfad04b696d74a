import type { Role } from '@muster/contract/roles.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './portal-test.ts';

/** Of the window's area and height, as browsers count it (Cumulative Layout Shift). The goal is 0.02; a slow machine loads in other orders. */
const mostShift = 0.05;

const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Pages whose parts load one after the other. */
const pages: Readonly<Partial<Record<Role, readonly string[]>>> = {
  admin: [
    '/',
    '/employees',
    '/employees/1',
    '/clients',
    '/employees/shifts',
    '/timesheets',
    '/attendance-metrics',
    '/notifications',
    '/client-notifications',
  ],
  employee: ['/', '/my-schedule', '/my-timesheets'],
  'client-admin': ['/', '/employees'],
};

for (const [role, paths] of Object.entries(pages)) {
  test.describe(role, () => {
    test.use({ as: role as Role });

    for (const size of widths) {
      test(`sees pages load at ${size.width} without shifts`, async ({ page, watch }) => {
        await page.setViewportSize(size);
        await page.addInitScript(countShifts);
        const shifted: [string, number, readonly string[]][] = [];
        for (const path of paths) {
          await page.goto(path);
          await watch.settled();
          const { shift, moved } = await shiftsOf(page);
          if (shift > mostShift) shifted.push([path, shift, moved]);
        }
        expect(shifted).toEqual([]);
      });
    }
  });
}

interface Shifts {
  shift: number;
  readonly moved: string[];
}

declare global {
  interface Window {
    countedShifts?: Shifts;
  }
}

const shiftsOf = (page: Page) => page.evaluate(() => window.countedShifts ?? { shift: 0, moved: [] });

/** In the page: adds up the shifts that no input caused, with what moved. */
function countShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  const counted: Shifts = { shift: 0, moved: [] };
  window.countedShifts = counted;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      counted.shift += entry.value;
      for (const { node } of entry.sources) counted.moved.push(node?.textContent?.slice(0, 40) ?? 'removed');
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
