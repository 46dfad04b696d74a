import type { Locator, Page } from '@playwright/test';
import { attemptWord, expect, test } from '../portal-test.ts';
import { storedSignIn } from '../sign-ins.ts';

// Leads are employees too, and no other journey reads the attendance of this one.
test.use({ as: 'team lead' });

test('an employee clocks in, takes a break and clocks out of a night shift across midnight', async ({
  page,
  browser,
}) => {
  const word = attemptWord();
  const night = nightNow(word);
  await page.goto('/my-timesheets');
  const signOut = page.getByRole('button', { name: 'Clock out' });
  await expect(page.getByRole('button', { name: /^Clock (in|out)$/ })).toBeVisible();
  if (await signOut.isVisible()) await press(page, 'Clock out');
  const name = await ownName(page);

  const context = await browser.newContext({ storageState: storedSignIn('hr') });
  await planNight(await context.newPage(), name, night);
  await context.close();

  const day = page.getByRole('dialog', { name: weekdayText(night.day) });
  // The day is settled after the assignment was saved.
  await expect(async () => {
    await page.goto(`/my-timesheets?day=${night.day}`);
    await expect(day.getByText(night.shift)).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 30_000 });
  await page.goto('/my-timesheets');
  for (const kind of ['Clock in', 'Start break', 'End break', 'Clock out']) await press(page, kind);

  // All punches belong to the day on which the night shift began.
  const planned = page.getByRole('row', { name: weekdayText(night.day) });
  await planned.getByRole('button', { name: /^Open / }).click();
  for (const kind of ['Clock in', 'Start break', 'End break', 'Clock out'])
    await expect(day.getByText(kind, { exact: true }).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(day).toHaveCount(0);
  // Late, unless the demo person clocked in before the shift.
  await expect(planned.getByText(/^(Late|Undertime)$/)).toBeVisible();
  await expect(planned).toContainText('undertime');
  await expect(page.getByRole('button', { name: 'Clock in' })).toBeVisible();
});

/** 'Mon, Nov 30'. */
const weekdayText = (day: string): string =>
  Temporal.PlainDate.from(day).toLocaleString('en-US', { weekday: 'short', month: 'short', day: 'numeric' });

async function press(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: kind }).click();
  await expect(page.getByRole('button', { name: kind })).toHaveCount(0);
}

/** As shown at the bottom of the menu, below the initials. */
async function ownName(page: Page): Promise<string> {
  const block = page.getByRole('complementary', { name: 'Menu' }).getByRole('button').last();
  return (
    (await block.allInnerTexts())
      .join('')
      .split('\n')
      .find((line) => line.includes(' ')) ?? ''
  );
}

interface Night {
  readonly shift: string;
  readonly zone: string;
  readonly day: string;
  readonly start: string;
  readonly end: string;
}

const zones = [
  'Asia/Manila',
  'Australia/Sydney',
  'Pacific/Auckland',
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/New_York',
  'America/Sao_Paulo',
  'Europe/London',
  'Asia/Dubai',
] as const;

/** A shift in a zone where it is evening: it began a quarter of an hour ago and ends tomorrow. */
function nightNow(word: string): Night {
  for (const zone of zones) {
    const now = Temporal.Now.zonedDateTimeISO(zone);
    if (now.hour < 18 || (now.hour === 18 && now.minute < 15)) continue;
    const start = now.subtract({ minutes: 15 });
    const clock = (at: Temporal.ZonedDateTime) => at.toPlainTime().toString({ smallestUnit: 'minute' });
    const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
    const day = start.toPlainDate().toString();
    return { shift: `${city} ${word} Desk`, zone, day, start: clock(start), end: clock(start.add({ hours: 8 })) };
  }
  throw new Error('It is evening nowhere.');
}

async function planNight(page: Page, name: string, night: Night): Promise<void> {
  await page.goto('/shifts');
  await page.getByRole('button', { name: 'Add shift' }).click();
  const panel = page.getByRole('dialog', { name: 'Shift details' });
  await panel.getByRole('textbox', { name: 'Name', exact: true }).fill(night.shift);
  await choose(panel, 'Type', 'Night Shift');
  await choose(panel, 'Timezone', night.zone);
  await panel.getByLabel('Start time').fill(night.start);
  await panel.getByLabel('End time').fill(night.end);
  await panel.getByLabel(/^Active from/).fill(night.day);
  for (const day of ['Saturday', 'Sunday']) await panel.getByRole('checkbox', { name: day }).check({ force: true });
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(`Shift ${night.shift} has been successfully added.`)).toBeVisible();
  await page.getByRole('searchbox').fill(night.shift);
  await page.getByRole('link', { name: night.shift }).click();
  await page.getByRole('button', { name: 'Assign people' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign people to the shift' });
  await dialog.getByLabel('First day').fill(night.day);
  await choose(dialog, 'Employees', name);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: 'Assign 1 person' }).click();
  await expect(page.getByText('1 person is on the shift now.')).toBeVisible();
}

async function choose(panel: Locator, label: string, option: string): Promise<void> {
  await panel.getByRole('combobox', { name: label }).click();
  await panel.getByRole('combobox', { name: label }).fill(option);
  await panel.getByRole('option', { name: option }).first().click();
}
