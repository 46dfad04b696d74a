import { expect, test } from '../portal-test.ts';

test.use({ as: 'admin' });

const background = () => getComputedStyle(document.body).backgroundColor;

test('an admin chooses dark mode, which is remembered, and then the device setting', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const light = await page.evaluate(background);
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  const dark = await page.evaluate(background);
  expect(dark).not.toBe(light);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(background)).toBe(dark);

  await page.getByRole('button', { name: /Andrea Lim/ }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: 'System' }).click();
  await expect.poll(() => page.evaluate(background)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => page.evaluate(background)).toBe(dark);
});
