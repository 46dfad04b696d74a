import type { Browser, Page } from '@playwright/test';
import { demoPassword } from '../portal.ts';
import { attemptWord, expect, test } from '../portal-test.ts';
import { fillCredentials, storedSignIn } from '../sign-ins.ts';

test.use({ as: 'hr' });

test('staff write, preview and publish a notification; its recipient reads it, others do not get it', async ({
  page,
  browser,
  watch,
}) => {
  const word = attemptWord();
  const title = `Fire drill ${word} in the Makati office`;
  await page.goto('/client-notifications');
  await page.getByRole('link', { name: 'Add notification' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Message' }).fill('There is a **fire drill** at noon.\n\n- Calls may drop');
  await page.getByRole('combobox', { name: 'Audience' }).click();
  await page.getByRole('option', { name: 'Chosen clients' }).click();
  await page.getByText('Harbourline Property Group').click();
  await page.getByText('Client users', { exact: true }).click();
  await expect(page.getByText('3 people')).toBeVisible();

  await page.getByRole('button', { name: 'Save draft and preview' }).click();
  const frame = page.getByRole('region', { name: 'As Harbourline Property Group Pty Ltd sees it' });
  await expect(frame.getByText('fire drill', { exact: true })).toBeVisible();
  await page.getByText('Phone', { exact: true }).click();
  await expect(frame).toHaveAttribute('data-width', 'phone');
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  const question = page.getByRole('dialog', { name: 'Publish to 3 people at 1 client?' });
  await question.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(/successfully sent/)).toBeVisible();

  await page.getByRole('searchbox').fill(`fire drill ${word}`);
  await expect(page.getByRole('row', { name: title })).toContainText('Published');
  await expect(page.getByRole('row', { name: title })).toContainText('0 of 3');

  const reader = await openAs(browser, 'client-admin');
  await reader.goto('/');
  await reader.getByRole('button', { name: /^Notifications/ }).click();
  await expect(reader.getByRole('dialog').getByText(title)).toBeVisible();
  await reader.keyboard.press('Escape');
  await listed(reader)
    .getByRole('button', { name: new RegExp(title) })
    .click();
  await expect(reader.getByRole('dialog', { name: title }).getByText('Calls may drop')).toBeVisible();
  // Without a reload: push refreshes the receipt.
  await expect(page.getByRole('row', { name: title })).toContainText('1 of 3');

  // Another role of the same client, and a user of another client.
  const colleague = await openAs(browser, 'client-user');
  await colleague.goto('/');
  const stranger = await openAs(browser, null);
  await stranger.goto('/user-login');
  await fillCredentials(stranger, 'client-admin-2@demo.test', demoPassword);
  for (const other of [colleague, stranger]) {
    await expect(listed(other)).toBeVisible();
    await expect(other.getByText(title)).toHaveCount(0);
  }

  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('row', { name: title })).toContainText('Withdrawn');
  await reader.goto('/');
  await expect(listed(reader)).toBeVisible();
  await expect(reader.getByText(title)).toHaveCount(0);
  expect(watch.refusals()).toEqual([]);
});

async function openAs(browser: Browser, role: 'client-admin' | 'client-user' | null): Promise<Page> {
  const baseURL = process.env.E2E_ADDRESS ?? '';
  const storageState = role === null ? { cookies: [], origins: [] } : storedSignIn(role);
  return (await browser.newContext({ baseURL, storageState })).newPage();
}

const listed = (page: Page) => page.getByRole('list', { name: 'Announcements' });
