import { linkInOutbox } from '../mailed-links.ts';
import { enterAsNewUser, fillNewPassword, logOut } from '../new-user.ts';
import { attemptWord, expect, test } from '../portal-test.ts';
import { fillCredentials } from '../sign-ins.ts';

const person = { name: 'Fidel Limot', password: 'marble compass thunder' };
const nextPassword = 'harvest lighthouse pebble';

test('a user resets a forgotten password with the email that an admin finds in the outbox', async ({
  page,
  browser,
}) => {
  const word = attemptWord();
  const user = { ...person, email: `forgetful.${word.toLowerCase()}@demo.test` };
  await enterAsNewUser(page, user, 'office admin');
  await logOut(page, user.name);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(user.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('status')).toContainText('Check your mail');

  const link = await linkInOutbox(browser, { email: user.email, subject: 'Reset your Muster password' });
  await page.goto(link);
  await fillNewPassword(page, nextPassword);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await page.getByRole('link', { name: 'Sign in with the new password' }).click();
  await fillCredentials(page, user.email, user.password);
  await expect(page.getByText('These credentials do not match our records.')).toBeVisible();
  await fillCredentials(page, user.email, nextPassword);
  await page.waitForURL('/');

  await logOut(page, user.name);
  await page.goto(link);
  await expect(page.getByText('It has expired or was already used. Request a new one.')).toBeVisible();
});
