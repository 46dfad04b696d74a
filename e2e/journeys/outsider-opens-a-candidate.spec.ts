import { expect, test } from '../portal-test.ts';

test.use({ as: 'recruitment' });

test('a recruiter shares a candidate by a link, an outsider opens it and nothing else, until it is revoked', async ({
  page,
  browser,
}) => {
  await page.goto('/recruitment/candidates');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Label/).fill('Prospect in Perth');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const url = (await page.getByText(/\/candidates\/[\w-]{40,}$/).textContent()) ?? '';

  const outside = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const stranger = await outside.newPage();
  await stranger.goto(new URL(url).pathname);
  await expect(stranger.getByRole('heading', { name })).toBeVisible();
  await expect(stranger.getByText(/@|\+63|09\d{9}/)).toHaveCount(0);
  await stranger.goto('/recruitment/candidates');
  await expect(stranger).toHaveURL(/\/user-login/);

  await page.getByRole('button', { name: 'Revoke Prospect in Perth' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke link' }).click();
  await expect(page.getByText('The link was revoked.')).toBeVisible();
  await stranger.goto(new URL(url).pathname);
  await expect(stranger.getByText('This link does not work')).toBeVisible();
  await outside.close();
});
