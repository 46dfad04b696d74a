import type { Page } from '@playwright/test';
import { enterAsNewUser, logOut } from '../new-user.ts';
import { oneTimeCode } from '../one-time-code.ts';
import { attemptWord, expect, test } from '../portal-test.ts';
import { fillCredentials } from '../sign-ins.ts';

const person = { name: 'Teresa Factora', password: 'lantern orchard velvet' };

test('a user sets up two-factor login and signs in with a code and with a recovery code', async ({ page }) => {
  const word = attemptWord();
  const user = { ...person, email: `two.factors.${word.toLowerCase()}@demo.test` };
  await enterAsNewUser(page, user, 'it');
  const { secret, codes } = await setUp(page);
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();

  await meetChallenge(page, user.email);
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toHaveAttribute('aria-invalid', 'true');
  // The code of the enrolment is used up: wait for the next one.
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(oneTimeCode(secret, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('/');

  await meetChallenge(page, user.email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Teresa');
});

async function setUp(page: Page): Promise<{ secret: string; codes: readonly string[] }> {
  await page.goto('/my-profile');
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByLabel('Current password').fill(person.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await page.getByText(/^[A-Z2-7 ]{16,}$/).textContent()) ?? '';
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(oneTimeCode(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list).toBeVisible();
  const codes = await list.getByRole('listitem').allInnerTexts();
  expect(new Set(codes).size).toBeGreaterThanOrEqual(8);
  await page.getByRole('button', { name: "I've saved my codes" }).click();
  return { secret, codes };
}

async function meetChallenge(page: Page, email: string): Promise<void> {
  await logOut(page, person.name);
  await fillCredentials(page, email, person.password);
  await expect(page.getByRole('heading', { name: 'Two-factor code' })).toBeVisible();
}
