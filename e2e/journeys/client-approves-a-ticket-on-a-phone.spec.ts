import { attemptWord, expect, test } from '../portal-test.ts';
import { storedSignIn } from '../sign-ins.ts';

test.use({ as: 'client-user' });

test('a client user asks for candidates, and an approver of the company decides on a phone', async ({
  page,
  browser,
}) => {
  const subject = `Bookkeeper ${attemptWord()}`;
  await page.goto('/submit-a-ticket');
  await page.getByRole('link', { name: /^New Candidate Search/i }).click();
  const form = page.getByRole('form');
  await form.getByLabel('Subject').fill(subject);
  await form.getByLabel(/^Position/).fill('Bookkeeper');
  await form.getByLabel(/^Number of people/).fill('2');
  await form.getByLabel(/^Skills and experience/).fill('Two years with Xero.');
  await form.getByRole('button', { name: 'Submit ticket' }).click();
  const filed = await page.getByText(/^Ticket TCK-\d+ has been successfully submitted/).textContent();
  const number = filed?.split(' ')[1] ?? '';

  const phone = await browser.newContext({
    ...{ storageState: storedSignIn('client-admin'), viewport: { width: 390, height: 844 } },
    ...{ hasTouch: true, isMobile: true },
  });
  const approver = await phone.newPage();
  await approver.goto('/tickets-for-approval');
  const cards = approver.getByRole('list', { name: 'Tickets to decide' });
  await cards.getByRole('button', { name: subject }).tap();
  const review = approver.getByRole('dialog', { name: subject });
  await expect(review.getByText('Two years with Xero.')).toBeVisible();
  const { width } = (await review.boundingBox()) ?? { width: 0 };
  expect(width).toBeLessThanOrEqual(390);
  await review.getByRole('button', { name: 'Reject…' }).tap();
  const rejecting = approver.getByRole('dialog', { name: `Reject ${number}` });
  await rejecting.getByRole('button', { name: 'Reject' }).tap();
  await expect(rejecting.getByRole('alert')).toContainText('Say why the ticket is rejected.');
  await rejecting.getByRole('button', { name: 'Cancel' }).tap();
  await review.getByRole('button', { name: 'Approve ticket' }).tap();
  await expect(approver.getByText(`You approved ${number}.`)).toBeVisible();
  await expect(cards.getByText(number)).toHaveCount(0);
  await phone.close();

  await page.goto(`/my-tickets/${number.replace('TCK-', '')}`);
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await expect(page.getByText(/^Approved by Helen Strand/)).toBeVisible();
});
