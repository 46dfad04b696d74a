import type { Locator, Page } from '@playwright/test';
import { demoPassword } from '../portal.ts';
import { expect, test } from '../portal-test.ts';
import { emailOf } from '../sign-ins.ts';

test('somebody without a mouse signs in, searches, opens a form and leaves it', async ({ page }) => {
  await page.goto('/user-login');
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }));
  await page.keyboard.type(emailOf('workforce admin'));
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search the portal' })).toBeFocused();
  await page.keyboard.type('employees');
  await expect(page.getByRole('option', { name: /Employees/ }).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.waitForURL('/employees');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('hr without a mouse', () => {
  test.use({ as: 'hr' });

  test('opens, fills and leaves the form, and returns the focus to where it was', async ({ page }) => {
    await page.goto('/employees');
    const add = page.getByRole('button', { name: 'Add Employee' });
    await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
    await page.keyboard.press('Enter');
    await tabTo(page, add);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Employee Form Details' });
    await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
    await page.keyboard.type('Keyed In');
    await tabTo(page, dialog.getByRole('combobox', { name: 'Office' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('combobox', { name: 'Office' })).not.toHaveValue('');
    await expect(dialog, 'Enter in a list sends no form').not.toContainText('need attention');

    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Discard unsaved changes?' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Keyed In');
    await page.keyboard.press('Escape');
    await tabTo(page, question.getByRole('button', { name: 'Discard changes' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(add).toBeFocused();
  });

  test('moves through the row menus with the arrow keys', async ({ page }) => {
    await page.goto('/employees');
    const menus = page.getByRole('button', { name: /^Actions for/ });
    await menus.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'View' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Update' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menus.first()).toBeFocused();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search Employees' })).toBeFocused();
  });
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No way by Tab to ${target}.`);
}
