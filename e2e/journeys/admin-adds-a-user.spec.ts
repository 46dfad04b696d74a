import { linkInOutbox } from '../mailed-links.ts';
import { fillNewPassword } from '../new-user.ts';
import { attemptWord, expect, test } from '../portal-test.ts';
import { fillCredentials } from '../sign-ins.ts';

test.use({ as: 'admin' });

const password = 'copper lantern meadow';

test('an admin adds a user, who signs in with the chosen roles, and ends the access', async ({ page, browser }) => {
  const word = attemptWord();
  const email = `noa.${word.toLowerCase()}@muster.example`;
  const name = `Noa ${word}`;
  await page.goto('/users');
  await page.getByRole('button', { name: 'Add user' }).click();
  const form = page.getByRole('dialog', { name: 'Add user' });
  await form.getByLabel('First name').fill('Noa');
  await form.getByLabel('Last name').fill(word);
  await form.getByLabel('Email').fill(email);
  await form.getByRole('checkbox', { name: 'Payroll' }).check();
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`The invitation of ${email} is in the outbox.`)).toBeVisible();
  await page.getByPlaceholder('Search: Name, Email').fill(email);
  await expect(page.getByRole('row', { name }).getByText('Invited')).toBeVisible();

  const link = await linkInOutbox(browser, { email, subject: 'Set up your Muster account' });
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const added = await context.newPage();
  await added.goto(link);
  await fillNewPassword(added, password);
  await added.getByRole('button', { name: 'Set up the account' }).click();
  await added.getByRole('link', { name: 'Go to sign in' }).click();
  await fillCredentials(added, email, password);
  await added.waitForURL((address) => address.pathname !== '/user-login');
  await added.goto('/timesheets');
  await expect(added.getByRole('heading', { name: 'Timesheets' })).toBeVisible();

  // The list follows without a reload.
  await expect(page.getByRole('row', { name }).getByText('Active')).toBeVisible();
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText(`${name} was deactivated.`)).toBeVisible();
  await added.goto('/timesheets');
  await added.waitForURL('/user-login');
  await context.close();
});
