import { attemptWord, expect, test } from '../portal-test.ts';
import { storedSignIn } from '../sign-ins.ts';

test.use({ as: 'employee' });

test('IT answers with canned replies, by the button and by the key, and sends what it has read', async ({
  page,
  browser,
}) => {
  const subject = `No picture ${attemptWord()}`;
  await page.goto('/submit-a-ticket');
  await page.getByRole('link', { name: /^IT support/i }).click();
  const form = page.getByRole('form');
  await form.getByLabel('Subject').fill(subject);
  await form.getByRole('combobox', { name: /^Problem with/ }).click();
  await page.getByRole('option', { name: 'Other', exact: true }).click();
  await form.getByRole('textbox', { name: /^What happens/ }).fill('The screen stays black.');
  await form.getByRole('button', { name: 'Submit ticket' }).click();
  const filed = await page.getByText(/^Ticket TCK-\d+ has been successfully submitted/).textContent();
  const number = filed?.split(' ')[1] ?? '';
  const id = number.replace('TCK-', '');

  const context = await browser.newContext({ storageState: storedSignIn('it') });
  const it = await context.newPage();
  await it.goto(`/ticket-details/${id}`);
  await expect(it.getByRole('heading', { name: subject })).toBeVisible();
  const reply = it.getByRole('textbox', { name: 'Public reply' });
  const picker = it.getByRole('dialog', { name: 'Canned replies' });

  await it.getByRole('button', { name: 'Insert a canned reply' }).click();
  await picker.getByRole('option', { name: /^We received your ticket/ }).click();
  await expect(picker).toBeHidden();
  await expect(reply).toBeFocused();
  await expect(reply).toHaveValue(new RegExp(`^Hello .+,\\n\\nThank you for ${number}\\.`));
  await expect(reply).not.toHaveValue(/[{}]/);
  // Nothing was sent yet.
  await page.goto(`/my-tickets/${id}`);
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await expect(page.getByText(`Thank you for ${number}.`)).toHaveCount(0);

  await reply.fill('');
  await reply.press('Escape');
  await it.keyboard.press('c');
  await expect(picker.getByRole('combobox', { name: 'Search canned replies' })).toBeFocused();
  await it.keyboard.type('restart');
  await expect(picker.getByRole('option')).toHaveCount(1);
  await it.keyboard.press('Enter');
  await expect(reply).toBeFocused();
  await expect(reply).toHaveValue(/Please restart the computer/);
  await it.keyboard.press('Control+Enter');
  await expect(it.getByText('The reply was sent.')).toBeVisible();

  await it.keyboard.press('Escape');
  await it.keyboard.press('c');
  await expect(picker).toBeVisible();
  await it.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await it.keyboard.press('n');
  await expect(it.getByRole('textbox', { name: 'Internal note' })).toBeFocused();
  await expect(it.getByRole('button', { name: 'Insert a canned reply' })).toHaveCount(0);
  await context.close();

  await page.reload();
  await expect(page.getByText(/Please restart the computer/)).toBeVisible();
});
