import { expect, test } from '../portal-test.ts';

test.use({ as: 'payroll' });

test('payroll prints an open timesheet without the list behind it, and the list in full without controls', async ({
  page,
}) => {
  await page.goto('/timesheets');
  const list = page.getByRole('table', { name: 'Timesheets' });
  const name = list.getByRole('row').nth(1).getByRole('link').first();
  await expect(name).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(list).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(list.getByRole('checkbox').first()).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await name.click();
  const panel = page.getByRole('dialog', { name: /^Timesheet of/ });
  await expect(panel.getByRole('heading', { name: 'Days' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(panel.getByRole('heading', { name: 'Days' })).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
});
