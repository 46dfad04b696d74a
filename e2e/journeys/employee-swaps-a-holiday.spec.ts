import { expect, test } from '../portal-test.ts';
import { storedSignIn } from '../sign-ins.ts';

test.use({ as: 'employee' });

test('an employee swaps a holiday, the team lead approves it, and the schedule follows until it is undone', async ({
  page,
  browser,
}) => {
  await page.goto('/my-schedule');
  const label =
    (await page
      .getByRole('button', { name: /^Swap this holiday: / })
      .first()
      .getAttribute('aria-label')) ?? '';
  const [, holiday = ''] = /: (.+), \w{3}, .+$/.exec(label) ?? [];
  const swap = page.getByRole('button', { name: label, exact: true });
  await swap.click();
  const dialog = page.getByRole('dialog', { name: `Swap ${holiday}` });
  await dialog.getByRole('combobox', { name: /^Day off instead/ }).click();
  await page.getByRole('option').nth(3).click();
  const preview = (await dialog.getByText(/^You work on .+ off\.$/).textContent()) ?? '';
  const [, substitute = ''] = /and have (.+) off\.$/.exec(preview) ?? [];
  await dialog.getByRole('button', { name: 'Request swap' }).click();
  await expect(page.getByText('Your swap was requested.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Withdraw the swap of ${holiday}` })).toBeVisible();
  await expect(swap).toHaveCount(0);

  const context = await browser.newContext({ storageState: storedSignIn('team lead') });
  const lead = await context.newPage();
  await lead.goto('/holiday-swaps');
  const waiting = lead.getByRole('row').filter({ hasText: holiday }).filter({ hasText: substitute });
  await waiting.getByRole('button', { name: /^Review the swap of/ }).click();
  await lead.getByRole('dialog', { name: 'Review holiday swap' }).getByRole('button', { name: 'Approve' }).click();
  await expect(lead.getByText('Your decision was recorded.')).toBeVisible();
  await context.close();

  await page.reload();
  await expect(page.getByText(preview)).toBeVisible();
  await page.getByRole('button', { name: `Undo the swap of ${holiday}` }).click();
  await page.getByRole('dialog', { name: 'Undo the swap' }).getByRole('button', { name: 'Undo swap' }).click();
  await expect(page.getByText('The swap was undone.')).toBeVisible();
  await expect(swap).toBeVisible();
});
