import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../portal-test.ts';

test.use({ as: 'hr' });

test('hr suspends an employee, reactivates, ends the employment and rehires the employee', async ({ page }) => {
  await page.goto('/employees?filter.position=Medical+Biller');
  const first = page.locator('tbody').getByRole('link').first();
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

  const leave = await begin(page, 'Deactivate');
  await leave.getByText('Suspended', { exact: true }).click();
  await leave.getByRole('textbox', { name: 'Reason' }).fill('Pending inquiry');
  await leave.getByRole('button', { name: 'Deactivate' }).click();
  await expect(badge(page, /^Inactive · Suspended since /)).toBeVisible();

  const back = await begin(page, 'Reactivate');
  await back.getByRole('button', { name: 'Reactivate' }).click();
  await expect(badge(page, 'Active')).toBeVisible();

  const end = await begin(page, 'End employment');
  await choose(end, 'Type', 'Resigned');
  // The shift of this last day is over at any hour of the day, so the employment ends immediately.
  await end.getByLabel(/^Last day/).fill(Temporal.Now.plainDateISO('UTC').subtract({ days: 7 }).toString());
  await choose(end, 'Clearance status', 'Cleared');
  await choose(end, 'Rehire', 'Yes');
  await end.getByRole('textbox', { name: 'Reason' }).fill('Moved to another city');
  await end.getByRole('button', { name: 'End employment' }).click();
  await expect(badge(page, /^Resignation · Resigned since /)).toBeVisible();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page.getByRole('main').getByText('Moved to another city')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Position' })).toHaveCount(0);

  const rehire = await begin(page, 'Rehire');
  await rehire.getByLabel(/^Start date/).fill('2099-01-05');
  await rehire.getByRole('button', { name: 'Rehire' }).click();
  await expect(badge(page, 'Active')).toBeVisible();
  await page.getByRole('link', { name: 'Employment' }).click();
  const periods = page.getByRole('list', { name: 'Employment periods' });
  await expect(periods.getByRole('listitem')).not.toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Status history' })).toContainText('Resigned');
});

async function begin(page: Page, entry: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Status', exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
  return page.getByRole('dialog', { name: new RegExp(`^${entry}`) });
}

async function choose(dialog: Locator, label: string, option: string): Promise<void> {
  await dialog.getByRole('combobox', { name: label, exact: true }).click();
  await dialog.getByRole('option', { name: option, exact: true }).click();
}

const badge = (page: Page, word: string | RegExp) => page.getByRole('main').getByText(word, { exact: true }).first();
