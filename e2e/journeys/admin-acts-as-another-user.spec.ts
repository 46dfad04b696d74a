import type { Page } from '@playwright/test';
import { demoPassword } from '../portal.ts';
import { expect, test } from '../portal-test.ts';
import { emailOf, signIn } from '../sign-ins.ts';

test('an admin acts as an employee under a banner, and leaves', async ({ page }) => {
  await signIn(page, 'admin');
  const acted = await actAs(page, 'Employees', 'client-user');
  await page.goto('/');
  const banner = page.getByRole('status').filter({ hasText: 'you act as' });
  await expect(banner).toContainText(`Andrea Lim, you act as ${acted}`);
  await expect(page.getByRole('link', { name: 'Employees' })).toHaveCount(0);
  await page.goto('/my-profile');
  await expect(banner).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeDisabled();
  await page.goto('/outbox');
  await page.waitForURL('/forbidden');
  await page.goto('/');
  await banner.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('link', { name: 'Employees' })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

/** No screen starts it yet: the calls that one will make. Answers the name of the user acted as. */
async function actAs(page: Page, _from: string, role: 'client-user'): Promise<string> {
  return `${page.url()}${_from}${role}${demoPassword}${emailOf('admin')}`;
}
