import { expect, test } from '../portal-test.ts';

test.use({ as: 'hr' });

test('hr filters by missing items and reads them in the dialog of the warning', async ({ page }) => {
  await page.goto('/employees');
  await page.getByRole('columnheader', { name: 'Name' }).first().hover();
  await page.getByRole('button', { name: 'Filter Name and Incomplete Configuration' }).click();
  const popover = page.getByRole('dialog', { name: 'Filter Name and Incomplete Configuration' });
  await expect(popover.getByRole('checkbox')).toHaveCount(8);
  await popover.getByText('All', { exact: true }).click();
  await expect(popover.getByRole('checkbox', { name: 'Birth Date' })).toBeChecked();
  await popover.getByText('All', { exact: true }).click();
  await popover.getByText('Birth Date', { exact: true }).click();
  await popover.getByRole('button', { name: 'Apply' }).click();
  await page.waitForURL(/incomplete_configuration=birthdate/);
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Incomplete Configuration Birth Date');

  const warnings = page.getByRole('button', { name: /^Incomplete Configuration:/ });
  await expect(warnings.first()).toBeVisible();
  // The previous rows stay until the new ones arrive.
  await expect.poll(async () => (await page.getByRole('row').count()) - 1 - (await warnings.count())).toBe(0);
  const name = (await warnings.first().getAttribute('aria-label'))?.slice('Incomplete Configuration: '.length) ?? '';
  await warnings.first().click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toContainText('Please be informed that the following needs to be configured');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Birth Date' })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(warnings.first()).toBeFocused();

  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByRole('button', { name: 'Actions for Abigail C. Peña' })).toBeVisible();
});
