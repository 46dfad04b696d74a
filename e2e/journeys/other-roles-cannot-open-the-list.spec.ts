import { expect, test } from '../portal-test.ts';

for (const [as, destination, heading] of [
  ['employee', '/page-not-found', 'Page not found'],
  ['client-user', '/forbidden', 'Forbidden'],
  ['client-admin', '/forbidden', 'Forbidden'],
  ['sales', '/forbidden', 'Forbidden'],
] as const) {
  test.describe(`somebody with the role ${as} only`, () => {
    test.use({ as });

    test(`sees ${destination} instead of the employees, and no link to them`, async ({ page }) => {
      await page.goto('/employees');
      await page.waitForURL(destination);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Employees' })).toHaveCount(0);
    });
  });
}

test('a visitor signs in and arrives at the requested address', async ({ page }) => {
  await page.goto('/employees?q=ana&sort=-name');
  await page.waitForURL('/user-login');
  await page.getByRole('textbox', { name: 'Email' }).fill('finance@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('not the password at all');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('These credentials do not match our records.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(process.env.DEMO_PASSWORD ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('/employees?q=ana&sort=-name');
  await expect(page.getByRole('searchbox', { name: 'Search Employees' })).toHaveValue('ana');
});
