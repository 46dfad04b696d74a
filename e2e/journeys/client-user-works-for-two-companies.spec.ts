import { linkInOutbox } from '../mailed-links.ts';
import { demoPassword } from '../portal.ts';
import { expect, test } from '../portal-test.ts';
import { fillCredentials } from '../sign-ins.ts';

test.use({ as: 'client-admin' });

const email = 'client-admin-2@demo.test';

test('a client admin of another company is invited, accepts, switches, and is deactivated in one company', async ({
  page,
  browser,
}) => {
  await page.goto('/user-management');
  await page.getByRole('button', { name: 'Invite user' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite user' });
  await invitation.getByLabel('First name').fill('Jamie');
  await invitation.getByLabel('Last name').fill('Whitlock');
  await invitation.getByLabel('Email').fill(email);
  await invitation.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`The invitation was sent to ${email}.`)).toBeVisible();
  await expect(page.getByRole('row', { name: 'Jamie Whitlock' }).getByText('Invited')).toBeVisible();

  const link = await linkInOutbox(browser, { email, subject: /^Join / });
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const person = await context.newPage();
  await person.goto(link);
  await person.getByLabel('Password', { exact: true }).fill(demoPassword);
  await person.getByRole('button', { name: 'Accept invitation' }).click();
  await person.getByRole('link', { name: 'Go to sign in' }).click();
  await fillCredentials(person, email, demoPassword);
  await person.waitForURL((address) => address.pathname !== '/user-login');
  const open = person.getByRole('button', { name: /^Company: / });
  const first = (await open.textContent()) ?? '';
  await person.goto('/user-management');
  await expect(person.getByRole('row', { name: 'Helen Strand' })).toBeVisible();

  const tab = await context.newPage();
  await tab.goto('/user-management');
  await expect(tab.getByRole('row', { name: 'Helen Strand' })).toBeVisible();
  await open.click();
  await person.getByRole('menuitemradio', { checked: false }).click();
  await expect(open).not.toHaveText(first);
  await person.goto('/user-management');
  await expect(person.getByRole('row', { name: 'James Whitlock' })).toBeVisible();
  await expect(person.getByRole('row', { name: 'Helen Strand' })).toHaveCount(0);
  // The tab of the former company ends; it shows nothing of the new one.
  await tab.getByRole('link', { name: 'Team management' }).click();
  await expect(tab.getByText('Your session has expired. Please login again.')).toBeVisible();
  await tab.close();

  await page.getByRole('button', { name: 'Actions for Jamie Whitlock' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Jamie Whitlock was deactivated.')).toBeVisible();
  await person.goto('/user-management');
  await expect(person.getByRole('row', { name: 'James Whitlock' })).toBeVisible();
  await expect(open).toHaveCount(0);
  await context.close();
});
