import type { Page } from '@playwright/test';
import { employeePanel, fillEmployeeForm } from '../employee-form.ts';
import { attemptWord, expect, test } from '../portal-test.ts';

test.use({ as: 'hr' });

test('hr adds, finds, updates and deletes an employee', async ({ page, watch }) => {
  const word = attemptWord();
  const name = `Marisol ${word} Abueva`;
  const email = `marisol.${word.toLowerCase()}@example.com`;
  await page.goto('/employees');
  await page.getByRole('button', { name: 'Add Employee' }).click();
  const panel = employeePanel(page);
  await expect(panel.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();

  await panel.getByRole('button', { name: 'Cost', exact: true }).click();
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  const errors = panel.getByRole('alert');
  await expect(errors).toContainText('14 fields need attention');
  await expect(errors).toBeFocused();
  await expect(errors).toBeInViewport();
  await expect(toast(page, 'An error occurred while saving the employee.')).toBeHidden();
  await errors.getByRole('button', { name: 'The work email is required.' }).click();
  await expect(panel.getByRole('textbox', { name: 'Work email' })).toBeFocused();

  await fillEmployeeForm(panel, { name, number: `MUS-${word}-1`, email, position: 'Ledger Keeper' });
  await expect(panel.getByRole('textbox', { name: 'Work phone' })).toHaveValue('+63 (917) 123-4567');
  await expect(errors).toBeHidden();
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await slowDown(page);
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Adding...' })).toBeVisible();
  expect((await answer).status()).toBe(201);
  await expect(toast(page, 'Employee Saved Successfully')).toBeVisible();
  await expect(panel).toBeHidden();

  await page.getByRole('searchbox', { name: 'Search Employees' }).fill(`marisol ${word}`);
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('Ledger Keeper');
  await expect(row).toContainText('Work From Home');
  await expect(page.getByRole('row')).toHaveCount(2);

  await row.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Update' }).click();
  await expect(panel.getByRole('textbox', { name: 'Work email' })).toHaveValue(email);
  await expect(panel.getByRole('heading', { name: 'Cost Information' })).toBeHidden();
  await panel.getByRole('textbox', { name: 'Position', exact: true }).fill('Senior Ledger Keeper');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Senior Ledger Keeper');

  await row.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Employee' });
  await expect(question).toContainText('Are you sure you want to delete this employee?');
  await expect(question).toContainText(name);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, `Employee ${name} has been successfully removed.`)).toBeVisible();
  await expect(page.getByText('No Employees found')).toBeVisible();
  expect(watch.refusals()).toEqual([]);
});

const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text);

/** Slows the call down, so that the label shown meanwhile is visible. */
async function slowDown(page: Page): Promise<void> {
  await page.route('**/api/employees', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
}
