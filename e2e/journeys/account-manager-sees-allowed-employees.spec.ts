import { expect, test } from '../portal-test.ts';

test.describe('the account manager', () => {
  test.use({ as: 'account manager' });

  test('sees neither timezones nor personal emails, and cannot change employees', async ({ page }) => {
    await page.goto('/employees');
    await expect(page.getByRole('button', { name: 'Position', exact: true })).toBeVisible();
    const [choice, ...shown] = await page.getByRole('columnheader').allInnerTexts();
    // The first column selects rows.
    expect(choice).toBe('');
    expect(shown).toEqual([
      'Name',
      'Position',
      'Client name',
      'Shift schedule',
      'Location',
      'Status',
      'Reason',
      'Clearance status',
      'Rehire',
      'Actions',
    ]);
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem', { name: 'View' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Update' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Add Employee' })).toHaveCount(0);
  });

  test('does not find employees by a hidden email', async ({ page }) => {
    await page.goto('/employees?q=abigail.pena.160@mail.example');
    await expect(page.getByText('No Employees found')).toBeVisible();
  });
});

test.describe('hr', () => {
  test.use({ as: 'hr' });

  test('sees all twelve columns and finds by personal email', async ({ page }) => {
    await page.goto('/employees?q=abigail.pena.160@mail.example');
    // And the one that selects rows.
    await expect(page.getByRole('columnheader')).toHaveCount(13);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('cell', { name: /^abigail\.pena\.160@mail/ })).toBeVisible();
  });
});
