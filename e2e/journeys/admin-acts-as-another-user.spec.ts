import type { BrowserContext } from '@playwright/test';
import { demoPassword } from '../portal.ts';
import { expect, test } from '../portal-test.ts';
import { emailOf, signIn, storedSignIn } from '../sign-ins.ts';

test('an admin acts as a client user under a banner, and leaves', async ({ page, context, browser }) => {
  const other = await browser.newContext({ storageState: storedSignIn('client-user') });
  const id = await ownIdOf(other);
  await other.close();
  await signIn(page, 'admin');
  await actAs(context, id);

  await page.goto('/');
  const banner = page.getByRole('status').filter({ hasText: 'you act as' });
  await expect(banner).toContainText('Andrea Lim, you act as Thomas Keane until');
  await expect(page.getByRole('link', { name: 'Employees' })).toHaveCount(0);
  await page.goto('/my-profile');
  await expect(page.getByRole('button', { name: 'Set up' })).toBeDisabled();
  await page.goto('/outbox');
  await page.waitForURL('/forbidden');

  await page.goto('/');
  await banner.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('button', { name: /Andrea Lim/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Employees', exact: true })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

/** The calls of a screen that lists users, which is not built: a fresh factor, then the impersonation with its reason. */
async function actAs(context: BrowserContext, userId: number): Promise<void> {
  const { request } = context;
  const headers = await csrfHeader(context);
  const confirmed = await request.post('/user/confirm-password', { headers, data: { password: demoPassword } });
  expect(confirmed.status(), await confirmed.text()).toBe(204);
  const answer = await request.post('/api/tokens/create', { headers, data: { email: emailOf('admin') } });
  const { token } = await answer.json();
  const reason = encodeURIComponent('To see what the client user sees');
  const begun = await request.get(`/api/${userId}/impersonate?reason=${reason}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(begun.status(), await begun.text()).toBe(200);
}

async function csrfHeader(context: BrowserContext): Promise<Record<string, string>> {
  await context.request.get('/sanctum/csrf-cookie');
  const cookie = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN');
  return { 'x-xsrf-token': decodeURIComponent(cookie?.value ?? '') };
}

/** As in the page's session data. */
async function ownIdOf(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  await page.goto('/');
  return page.evaluate(() => JSON.parse(document.getElementById('page-data')?.textContent ?? '{}').user.id);
}
