import type { Page } from '@playwright/test';
import { enterAsNewUser } from '../new-user.ts';
import { attemptWord, expect, test } from '../portal-test.ts';
import { storedSignIn } from '../sign-ins.ts';

test('a person turns a notification off and gets none any more', async ({ page, browser }) => {
  const word = attemptWord();
  const user = {
    name: `Nora ${word}`,
    email: `nora.${word.toLowerCase()}@demo.test`,
    password: 'seven-lanterns-on-the-pier',
  };
  await enterAsNewUser(page, user, 'sales');
  await page.goto('/submit-a-ticket');
  await page.getByRole('link', { name: /^IT support/i }).click();
  const form = page.getByRole('form');
  await form.getByLabel('Subject').fill(`No sound for ${word}`);
  await form.getByRole('combobox', { name: /^Problem with/ }).click();
  await page.getByRole('option', { name: 'Other', exact: true }).click();
  await form.getByRole('textbox', { name: /^What happens/ }).fill('Calls have no sound.');
  await form.getByRole('button', { name: 'Submit ticket' }).click();
  const filed = await page.getByText(/^Ticket TCK-\d+ has been successfully submitted/).textContent();
  const number = filed?.split(' ')[1] ?? '';
  const id = number.replace('TCK-', '');

  const context = await browser.newContext({ storageState: storedSignIn('it') });
  const it = await context.newPage();
  await it.goto(`/ticket-details/${id}`);
  await reply(it, 'Which headset is it?');
  const notices = page.getByText(new RegExp(` replied on ${number}`));
  await page.goto('/notifications');
  await expect(notices).toHaveCount(1);

  await page.goto('/notifications?show=settings');
  const table = page.getByRole('table', { name: 'Notifications by channel' });
  await table.getByRole('button', { name: /^Tickets/ }).click();
  for (const channel of ['In the portal', 'Email', 'Browser']) {
    const choice = table.getByRole('switch', { name: `Reply on your ticket: ${channel}` });
    if (await choice.isChecked()) await choice.click();
    await expect(choice).not.toBeChecked();
  }
  await page.reload();
  await table.getByRole('button', { name: /^Tickets/ }).click();
  for (const channel of ['In the portal', 'Email', 'Browser'])
    await expect(table.getByRole('switch', { name: `Reply on your ticket: ${channel}` })).not.toBeChecked();

  // The reply and what it notifies of are stored together: with the reply in view, a notification would be there.
  await reply(it, 'Please try another port.');
  await page.goto(`/my-tickets/${id}`);
  await expect(page.getByText('Please try another port.')).toBeVisible();
  await page.goto('/notifications');
  await expect(notices).toHaveCount(1);
  await context.close();
});

async function reply(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Public reply' }).fill(text);
  await page.getByRole('button', { name: /^Send reply/ }).click();
  await expect(page.getByText('The reply was sent.').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Conversation' }).getByText(text, { exact: true })).toBeVisible();
}
