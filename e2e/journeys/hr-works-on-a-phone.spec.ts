import { employeePanel } from '../employee-form.ts';
import { expect, test } from '../portal-test.ts';

test.use({ as: 'hr', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('hr navigates with the menu drawer and reads cards instead of a table', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Employees' }).tap();
  await page.waitForURL('/employees');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('table')).toHaveCount(0);
  const card = page.getByRole('list', { name: 'Employees' }).getByRole('listitem').first();
  await expect(card).toContainText('Abigail C. Peña');
  await expect(card).toContainText('Dispatcher · Cedar & Pine Outfitters LLC');
  await expect(card).toContainText('Active');
  expect(await card.boundingBox()).toMatchObject({ height: 72 });
  await expect(card).toBeInViewport({ ratio: 1 });
  await card.getByRole('button', { name: 'Actions for Abigail C. Peña' }).tap();
  await page.getByRole('menuitem', { name: 'Update' }).tap();
  const panel = employeePanel(page);
  await expect(panel.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Abigail C. Peña');
  expect(await panel.boundingBox()).toMatchObject({ x: 0, width: 390 });
  await panel.getByRole('button', { name: 'Cancel' }).tap();
  await expect(panel).toBeHidden();
});

test('hr sorts and filters in a sheet, which takes effect when applied', async ({ page }) => {
  await page.goto('/employees');
  await page.getByRole('button', { name: 'Filters and sorting' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Sort and filter' });
  await sheet.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, descending');
  await sheet.getByText('Work From Home', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Show results' }).tap();
  await page.waitForURL(/sort=-name/);
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Location Work From Home');
  const first = page.getByRole('list', { name: 'Employees' }).getByRole('listitem').first();
  await expect(first).not.toContainText('Abigail');
  await page.getByRole('button', { name: 'Clear all' }).tap();
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0);
});
