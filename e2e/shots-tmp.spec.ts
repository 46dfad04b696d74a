import { mkdirSync } from 'node:fs';
import { expect, test } from './portal-test.ts';

const out = '/work/keep/pics/clientusers';
mkdirSync(out, { recursive: true });
test.use({ as: 'client-admin' });
for (const scheme of ['light', 'dark'] as const)
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    test(`shots ${scheme} ${width}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height });
      const shot = async (name: string) => {
        await page.waitForTimeout(700);
        await page.screenshot({ path: `${out}/${name}-${width}-${scheme}.png` });
      };
      await page.goto('/user-management');
      await expect(page.getByText('Marcus Dunne').first()).toBeVisible();
      await shot('users');
      await page.getByRole('button', { name: 'Invite user' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Invite user' })).toBeVisible();
      await page.getByRole('dialog').getByRole('combobox', { name: 'Positions' }).click();
      await page.getByRole('option', { name: 'Chosen positions' }).click();
      await shot('invite');
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await page.goto('/user-management');
      await page.getByText('Priya Raman').first().click();
      await expect(page.getByRole('heading', { name: 'Priya Raman' })).toBeVisible();
      await shot('user');
      await page.goto('/team-management');
      await page.waitForTimeout(1000);
      await shot('teams');
      await page.locator('a[href^="/team-management/"]').first().click();
      await page.waitForTimeout(1000);
      await shot('team');
      await page.goto('/client-user-settings');
      await page.waitForTimeout(800);
      await shot('settings');
    });
