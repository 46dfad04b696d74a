import type { Page } from '@playwright/test';
import { employeePanel } from '../employee-form.ts';
import { attemptWord, expect, test } from '../portal-test.ts';

test.use({ as: 'hr' });

test('hr edits a fact in place; the second of two editors sees what changed, and by whom', async ({ page }) => {
  const word = attemptWord();
  const address = await openProfile(page, 'Bookkeeper');
  const other = await page.context().newPage();
  await other.goto(address);
  await other.getByRole('button', { name: 'Edit Biometric ID' }).click();

  await page.getByRole('button', { name: 'Edit Sprout system ID' }).click();
  const sproutId = page.getByRole('textbox', { name: 'Sprout system ID' });
  await sproutId.fill(`SP-E2E-${word}`);
  await sproutId.press('Enter');
  await expect(page.getByText('Employee Saved Successfully')).toBeVisible();
  await expect(page.getByText(`SP-E2E-${word}`)).toBeVisible();

  const field = other.getByRole('textbox', { name: 'Biometric ID' });
  await field.fill(`B-E2E-${word}`);
  await field.press('Enter');
  const conflict = other.getByRole('form', { name: 'Edit Biometric ID' }).getByRole('alert');
  await expect(conflict).toContainText('changed this employee after you opened it');
  await expect(conflict).toContainText(/Changed .+: Sprout system ID\./);
  // The record behind the editor was read again.
  await expect(conflict).toContainText('Save again to apply your changes.');
  await expect(field).toHaveValue(`B-E2E-${word}`);
  await field.press('Enter');
  await expect(other.getByText(`B-E2E-${word}`)).toBeVisible();
  await expect(other.getByText(`SP-E2E-${word}`)).toBeVisible();
});

test('hr plans a position for a later day, what holds today stays, and cancels the plan', async ({ page }) => {
  await openProfile(page, 'Paralegal');
  await page.getByRole('button', { name: 'Edit Position' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change position' });
  await dialog.getByRole('textbox', { name: 'Position' }).fill('Senior Paralegal');
  await dialog.getByLabel(/^Effective date/).fill('2099-01-01');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Employment' }).click();
  const values = page.getByRole('list', { name: 'Positions (current and planned)' }).getByRole('listitem');
  await expect(values.nth(0)).toContainText('until Dec 31, 2098');
  await expect(values.nth(1)).toContainText('Senior Paralegal');
  await expect(values.nth(1)).toContainText('From Jan 1, 2099');
  await page.getByRole('button', { name: 'Cancel planned position from Jan 1, 2099' }).click();
  await expect(page.getByText(/^The position planned from .*Jan 1, 2099 was cancelled\.$/)).toBeVisible();
  await expect(values).toHaveCount(1);
  await expect(values.nth(0)).not.toContainText('until');
});

test('the Back button asks before it discards a changed form', async ({ page }) => {
  await openSomebody(page, 'Dispatcher');
  await page.getByRole('button', { name: 'Update' }).click();
  const panel = employeePanel(page);
  await panel.getByRole('textbox', { name: 'Client position' }).fill('Not saved yet');
  await page.goBack();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(panel.getByRole('textbox', { name: 'Client position' })).toHaveValue('Not saved yet');
  await page.goBack();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('heading', { name: /^Employees/, level: 1 })).toBeVisible();
});

/** The first active employee with a position. */
async function openSomebody(page: Page, position: string): Promise<void> {
  await page.goto(`/employees?filter.position=${position}`);
  await page.locator('tbody').getByRole('link').first().click();
  await page.waitForURL(/\/employees\/\d+$/);
  await expect(page.getByRole('link', { name: 'Summary' })).toBeVisible();
}

/** Returns the address of the profile. */
async function openProfile(page: Page, position: string): Promise<string> {
  await openSomebody(page, position);
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
  return page.url();
}
