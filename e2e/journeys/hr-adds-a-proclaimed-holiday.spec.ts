import type { Page } from '@playwright/test';
import { attemptWord, expect, test } from '../portal-test.ts';

test.use({ as: 'hr' });

test('hr adds a holiday that is proclaimed within the year, and sees whom it touches before saving', async ({
  page,
}) => {
  const word = attemptWord();
  const name = `Day of ${word}`;
  const day = nextWeekday();
  await page.goto('/holidays');
  await page.getByRole('button', { name: 'Add holiday' }).click();
  const panel = page.getByRole('dialog', { name: 'Holiday details' });
  await panel.getByRole('textbox', { name: 'Name' }).fill(name);
  await choose(page, 'Calendar', 'Philippines');
  await panel.getByRole('textbox', { name: 'Date' }).fill(day);
  await choose(page, 'Type', 'Special non-working');
  await panel.getByRole('textbox', { name: 'Source' }).fill('Proclamation No. 2000');
  const touched = panel.getByRole('table', { name: 'Touched employees' });
  await expect(touched.getByRole('row', { name: /Scheduled/ }).first()).toBeVisible();
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(`Holiday ${name} has been successfully added.`)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search Holidays' }).fill(name);
  await expect(page.getByRole('row', { name })).toContainText('Proclamation No. 2000');

  // The schedules follow after the commit, and after what other journeys changed before. The open page follows them.
  await page.goto(`/employees/shifts?from=${day}`);
  await expect(page.getByText(name).first()).toBeVisible({ timeout: 45_000 });
});

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** A day of next week on which most people work: far enough ahead that no shift of it has begun. */
function nextWeekday(): string {
  const today = Temporal.Now.plainDateISO('Asia/Manila');
  return today.add({ days: 9 - today.dayOfWeek }).toString();
}
