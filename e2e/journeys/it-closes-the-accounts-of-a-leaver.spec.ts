import { attemptWord, expect, test } from '../portal-test.ts';
import { storedSignIn } from '../sign-ins.ts';

test.use({ as: 'client-admin' });

const picture = {
  name: 'list-of-accounts.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('a client asks to close accounts, IT handles it by the keyboard, and the client rates the closed ticket', async ({
  page,
  browser,
}) => {
  const subject = `Accounts of ${attemptWord()}`;
  await page.goto('/submit-a-ticket');
  await page.getByRole('link', { name: /^Log-ins Deactivation/ }).click();
  const form = page.getByRole('form', { name: 'Log-ins Deactivation' });
  await form.getByLabel('Subject').fill(subject);
  await form.getByRole('combobox', { name: /^Employee/ }).click();
  await page.getByRole('option').first().click();
  await form.getByRole('combobox', { name: /^Reason/ }).click();
  await page.getByRole('option', { name: 'Other' }).click();
  await form.getByLabel('Other reason').fill('Moves to another team.');
  await form.getByRole('checkbox', { name: 'Email' }).check();
  await form.getByLabel('Last day of access').fill('2030-01-31');
  await form.getByLabel(/^Time/).fill('18:00');
  await form.getByRole('checkbox', { name: /^I know/ }).check();
  await form.getByRole('button', { name: 'Submit ticket' }).click();
  await expect(page.getByText(/^Ticket TCK-\d+ has been successfully submitted/)).toBeVisible();
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  const number = (await page.getByText(/^TCK-\d+ · opened/).textContent())?.split(' ')[0] ?? '';

  const context = await browser.newContext({ storageState: storedSignIn('it') });
  const it = await context.newPage();
  await it.goto('/');
  await expect(it.getByRole('heading', { level: 1 })).toBeVisible();
  await it.keyboard.press('Control+K');
  await it.getByRole('combobox', { name: 'Search the portal' }).fill(number);
  await it.getByRole('option', { name: new RegExp(subject) }).click();
  await expect(it.getByRole('heading', { name: subject })).toBeVisible();
  await it.keyboard.press('i');
  await expect(it.getByText(`${number} is assigned to you.`)).toBeVisible();
  await it.keyboard.press('n');
  await it.getByRole('textbox', { name: 'Internal note' }).fill('Ask the client about the mailbox first.');
  await it.keyboard.press('Control+Enter');
  await expect(it.getByText('The note was added.')).toBeVisible();
  await it.getByRole('button', { name: 'Update' }).click();
  const dialog = it.getByRole('dialog', { name: `Update ${number}` });
  await dialog.getByRole('checkbox', { name: 'Email' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(it.getByText(`${number} was updated.`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await it.keyboard.press('r');
  await it.getByRole('textbox', { name: 'Public reply' }).fill('The accounts are closed.');
  await it.locator('input[type=file]').setInputFiles(picture);
  await it.getByRole('button', { name: /^Send reply/ }).click();
  await expect(it.getByText('The reply was sent.')).toBeVisible();
  await expect(it.getByRole('button', { name: picture.name })).toBeVisible();
  await it.keyboard.press('Escape');
  await it.getByRole('heading', { name: subject }).click();
  await it.keyboard.press('e');
  await expect(it.getByText(`${number} is resolved now.`)).toBeVisible();
  await context.close();

  // Read on its way: the body of an answer from before the reload could no longer be read.
  const answered: string[] = [];
  await page.route(/\/api\/tickets\/\d+$/, async (route) => {
    const response = await route.fetch();
    answered.push(await response.text());
    await route.fulfill({ response });
  });
  await page.reload();
  await expect(page.getByText('The accounts are closed.')).toBeVisible();
  expect(answered.at(-1)).toContain(subject);
  expect(answered.join()).not.toContain('mailbox');
  await page.unroute(/\/api\/tickets\/\d+$/);
  await expect(page.getByRole('button', { name: picture.name })).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Close' }).click();
  await expect(page.getByText(`${number} is closed now.`)).toBeVisible();
  await page.getByRole('button', { name: 'Very good', exact: true }).click();
  await page.getByRole('button', { name: 'Send rating' }).click();
  await expect(page.getByText('Thank you for your rating.')).toBeVisible();
});
