import { addDays, weekdayOf } from '@muster/contract/plain-day.ts';
import { attemptWord, expect, test } from '../portal-test.ts';
import { storedSignIn } from '../sign-ins.ts';

test.use({ as: 'employee' });

const certificate = {
  name: 'certificate.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('an employee requests leave with a certificate, the team lead and the client approve it, and schedule and balance follow', async ({
  page,
  browser,
}) => {
  const reason = `A course in ${attemptWord()}.`;
  const first = mondayAhead(test.info().retry);
  await page.goto('/my-leave');
  const sick = page
    .getByRole('list', { name: 'Leave balances' })
    .getByRole('listitem')
    .filter({ hasText: 'Sick Leave' });
  await page.getByRole('button', { name: 'Request leave' }).click();
  const panel = page.getByRole('dialog', { name: 'Request leave' });
  await panel.getByRole('radio', { name: /^Sick Leave/ }).check();
  // The last day first: the preview then answers once, for the whole range.
  await panel.getByLabel('Last day').fill(addDays(first, 2));
  await panel.getByLabel('First day').fill(first);
  const request = panel.getByRole('button', { name: /^Request [\d.]+ days?$/ });
  await expect(panel.getByRole('region', { name: 'What this request takes' })).toContainText('Left after it');
  const wanted = ((await request.textContent()) ?? '').replace('Request ', '');
  await panel.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await panel.getByLabel('Attach documents').setInputFiles(certificate);
  await request.click();
  await expect(page.getByText('Leave has been successfully requested.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: reason });
  await expect(row.getByText('Pending', { exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: '1 document' })).toBeVisible();
  await expect(sick).toContainText(`${wanted} requested`);

  const context = await browser.newContext({ storageState: storedSignIn('team lead') });
  const lead = await context.newPage();
  await lead.goto('/leave-requests');
  const waiting = lead.getByRole('table', { name: 'Leave to decide' }).getByRole('row').filter({ hasText: reason });
  const approving = waiting.getByRole('button', { name: /^Approve the leave of/ });
  const review = ((await approving.getAttribute('aria-label')) ?? '').replace('Approve', 'Review');
  await waiting.getByText(reason).click();
  const beside = lead.getByRole('complementary');
  await expect(beside.getByRole('list', { name: 'Documents' })).toContainText(certificate.name);
  await beside.getByRole('button', { name: 'Approve leave' }).click();
  await expect(lead.getByText('You approved the leave of')).toBeVisible();
  // It waits for the client now.
  await expect(approving).toHaveCount(0);
  await context.close();
  await page.reload();
  await expect(row.getByText('Waiting for the client')).toBeVisible();

  const phone = await browser.newContext({
    storageState: storedSignIn('client-admin'),
    viewport: { width: 390, height: 844 },
  });
  const client = await phone.newPage();
  const answered = client.waitForResponse((response) => response.url().endsWith('/api/leave-approvals'));
  await client.goto('/leave-approvals');
  expect(await (await answered).text()).not.toMatch(/leave_type|reason|Sick|course|document|certificate/);
  const asked = client.getByRole('list', { name: 'Leave to approve' });
  await asked
    .getByRole('button', { name: review.replace('Review', 'Approve') })
    .last()
    .click();
  await expect(client.getByText('You approved the leave of')).toBeVisible();
  await phone.close();

  await page.reload();
  await expect(row.getByText('Approved', { exact: true })).toBeVisible();
  // The schedule follows after the commit.
  await expect(async () => {
    await page.goto(`/my-schedule?from=${first}`);
    await expect(page.getByText('On leave').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

/** Far enough for the demo's own leave, another week in each attempt. */
function mondayAhead(attempt: number): string {
  const day = addDays(Temporal.Now.plainDateISO('Asia/Manila').toString(), 35 + 7 * attempt);
  return addDays(day, 1 - weekdayOf(day));
}
