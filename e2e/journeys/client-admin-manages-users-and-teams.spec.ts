import { linkInOutbox } from '../mailed-links.ts';
import { fillNewPassword } from '../new-user.ts';
import { attemptWord, expect, test } from '../portal-test.ts';
import { fillCredentials } from '../sign-ins.ts';

test.use({ as: 'client-admin' });

const password = 'marble compass thunder';

test('a client admin invites a user, who signs in, and changes the role and a team', async ({ page, browser }) => {
  const word = attemptWord();
  const email = `ines.${word.toLowerCase()}@client.example`;
  const name = `Ines ${word}`;
  await page.goto('/user-management');
  await page.getByRole('button', { name: 'Invite user' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite user' });
  await invitation.getByLabel('First name').fill('Ines');
  await invitation.getByLabel('Last name').fill(word);
  await invitation.getByLabel('Email').fill(email);
  await invitation.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`The invitation was sent to ${email}.`)).toBeVisible();
  await expect(page.getByRole('row', { name }).getByText('Invited')).toBeVisible();

  const link = await linkInOutbox(browser, { email, subject: 'Set up your Muster account' });
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const invited = await context.newPage();
  await invited.goto(link);
  await fillNewPassword(invited, password);
  await invited.getByRole('button', { name: 'Set up the account' }).click();
  await invited.getByRole('link', { name: 'Go to sign in' }).click();
  await fillCredentials(invited, email, password);
  await invited.waitForURL((address) => address.pathname !== '/user-login');
  await invited.goto('/user-management');
  await expect(invited.getByRole('row', { name: 'Helen Strand' })).toBeVisible();
  await expect(invited.getByRole('button', { name: 'Invite user' })).toHaveCount(0);

  // The list follows without a reload.
  await expect(page.getByRole('row', { name }).getByText('Active')).toBeVisible();
  await page.getByRole('row', { name }).getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Update' }).click();
  const details = page.getByRole('dialog', { name: 'User details' });
  await details.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: /^Client admin/ }).click();
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User has been successfully updated.')).toBeVisible();
  await invited.goto('/user-management');
  await expect(invited.getByRole('button', { name: 'Invite user' })).toBeVisible();

  const team = `Team ${word}`;
  await page.goto('/team-management');
  await page.getByRole('button', { name: 'Add team' }).click();
  const form = page.getByRole('dialog', { name: 'Team details' });
  await form.getByLabel('Name').fill(team);
  await form.getByRole('combobox', { name: 'Add a person' }).click();
  await page.getByRole('option').first().click();
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(`Team ${team} has been successfully added.`)).toBeVisible();
  await invited.goto('/team-management');
  await invited.getByRole('link', { name: team }).click();
  await expect(invited.getByRole('heading', { name: team })).toBeVisible();
  await expect(invited.getByText('1 member')).toBeVisible();

  await page.goto('/user-management');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText(`${name} was deactivated.`)).toBeVisible();
  await invited.goto('/team-management');
  await invited.waitForURL('/user-login');
  await context.close();
});
