import { addDays, weekdayOf } from '@muster/contract/plain-day.ts';
import { attemptWord, expect, test } from '../portal-test.ts';
import { storedSignIn } from '../sign-ins.ts';

test.use({ as: 'employee' });

test('an employee files leave as a ticket, the team lead and the client approve it, and the ticket is resolved with the answer', async ({
  page,
  browser,
}) => {
  const reason = `A wedding in ${attemptWord()}.`;
  const first = mondayAhead(test.info().retry);
  // The catalog leads to the form of leave: this one stays at its address.
  await page.goto('/ticket?type=LEAVE');
  const form = page.getByRole('form', { name: 'Employee Leave Request' });
  await form.getByRole('combobox', { name: /^Leave type/ }).click();
  await page.getByRole('option', { name: 'Vacation Leave' }).click();
  await form.getByLabel(/^Dates requested/).fill(first);
  await form.getByRole('button', { name: 'Add day' }).click();
  await form.getByLabel('Dates requested 2').fill(addDays(first, 1));
  await form.getByLabel('Reason').fill(reason);
  await form.getByRole('button', { name: 'Submit ticket' }).click();
  const filed = await page.getByText(/^Ticket TCK-\d+ has been successfully submitted/).textContent();
  const number = filed?.split(' ')[1] ?? '';
  await page.goto(`/my-tickets/${number.replace('TCK-', '')}`);
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();

  // One record: it is under My leave, too.
  await page.goto('/my-leave');
  await expect(page.getByRole('row').filter({ hasText: reason })).toHaveCount(1);

  const context = await browser.newContext({ storageState: storedSignIn('team lead') });
  const lead = await context.newPage();
  await lead.goto('/leave-requests');
  const waiting = lead.getByRole('table', { name: 'Leave to decide' }).getByRole('row').filter({ hasText: reason });
  const approving = waiting.getByRole('button', { name: /^Approve the leave of/ });
  const review = ((await approving.getAttribute('aria-label')) ?? '').replace('Approve', 'Review');
  await approving.click();
  await expect(lead.getByText('You approved the leave of')).toBeVisible();
  await context.close();

  const phone = await browser.newContext({
    storageState: storedSignIn('client-admin'),
    viewport: { width: 390, height: 844 },
  });
  const client = await phone.newPage();
  await client.goto('/leave-approvals');
  const asked = client.getByRole('list', { name: 'Leave to approve' });
  await asked
    .getByRole('button', { name: review.replace('Review', 'Approve') })
    .last()
    .click();
  await expect(client.getByText('You approved the leave of')).toBeVisible();
  await phone.close();

  // The ticket follows after the commit.
  await expect(async () => {
    await page.goto(`/my-tickets/${number.replace('TCK-', '')}`);
    await expect(page.getByText('Approved', { exact: true })).toBeVisible({ timeout: 2_000 });
    await expect(page.getByText('Resolved', { exact: true }).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

/** Far enough for the demo's own leave and for that of other journeys, another week in each attempt. */
function mondayAhead(attempt: number): string {
  const day = addDays(Temporal.Now.plainDateISO('Asia/Manila').toString(), 77 + 7 * attempt);
  return addDays(day, 1 - weekdayOf(day));
}
