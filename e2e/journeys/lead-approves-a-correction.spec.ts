import type { Locator, Page } from '@playwright/test';
import { attemptWord, expect, test } from '../portal-test.ts';
import { storedSignIn } from '../sign-ins.ts';

test.use({ as: 'employee' });

test('an employee requests a correction, and the lead of the team approves it', async ({ page, browser }) => {
  const word = attemptWord();
  const reason = `The ${word.toLowerCase()} line was down until ten past.`;
  await page.goto('/my-timesheets');
  const row = await lastOwnDay(page);
  await row.getByRole('button', { name: /^Open / }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Correct / })
    .click();
  const panel = page.getByRole('dialog', { name: /^Correct / });
  await panel.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await panel.getByRole('button', { name: 'Request correction' }).click();
  await expect(page.getByText('Your correction has been submitted for approval.')).toBeVisible();
  await expect(row.getByText('Correction pending')).toBeVisible();

  const context = await browser.newContext({ storageState: storedSignIn('team lead') });
  const lead = await context.newPage();
  await lead.goto('/my-timesheets');
  const waiting = lead.getByRole('table', { name: 'Pending corrections' }).getByRole('row').filter({
    hasText: reason,
  });
  await waiting.getByRole('button', { name: 'Review' }).click();
  const dialog = lead.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  // The summary of the errors names it as well.
  await expect(dialog.getByRole('button', { name: 'Say why the correction is rejected.' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Confirmed by the log.');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(lead.getByText(/^The correction of .* was approved\.$/)).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await context.close();

  await page.reload();
  await expect((await lastOwnDay(page)).getByText('Corrected')).toBeVisible();
  await page.getByRole('button', { name: /notifications/i }).click();
  await expect(page.getByText('Your correction was approved').first()).toBeVisible();
});

/** The earliest day that can be corrected. */
async function lastOwnDay(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Show \d+ earlier days$/ }).click();
  return page.getByRole('table', { name: 'Own days' }).getByRole('row').last();
}
