import { expect, test } from '../portal-test.ts';

test.use({ as: 'admin' });

test('an admin finds a person and a screen by Ctrl+K', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search the portal' });
  await search.getByRole('combobox').fill('abigail');
  await expect(search.getByRole('option', { name: /Abigail C\. Peña/ })).toBeVisible();
  await search.getByRole('combobox').fill('zzzz');
  await expect(search.getByRole('status')).toContainText('Nothing found for “zzzz”.');
  await search.getByRole('combobox').fill('outb');
  await search.getByRole('option', { name: /Outbox/ }).click();
  await page.waitForURL('/outbox');
  await expect(search).toBeHidden();

  await page.getByRole('button', { name: /^Search or jump to/ }).click();
  await expect(search.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
});

test('an admin opens a found employee', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search the portal' }).fill('abigail c');
  await page.getByRole('option', { name: /Abigail C\. Peña/ }).click();
  await page.waitForURL(/\/employees\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Abigail C. Peña' })).toBeVisible();
});
