import type { Browser } from '@playwright/test';
import { demoPassword } from '../portal.ts';
import { attemptWord, expect, test } from '../portal-test.ts';
import { emailOf, fillCredentials, signIn } from '../sign-ins.ts';

test.use({ as: 'client-user' });

test('an approver of a client decides by the link in a mail, after signing in, and once', async ({ page, browser }) => {
  const subject = `Controller ${attemptWord()}`;
  await page.goto('/submit-a-ticket');
  await page.getByRole('link', { name: /^New Candidate Search/i }).click();
  const form = page.getByRole('form');
  await form.getByLabel('Subject').fill(subject);
  await form.getByLabel(/^Position/).fill('Controller');
  await form.getByLabel(/^Number of people/).fill('1');
  await form.getByLabel(/^Skills and experience/).fill('Five years with IFRS.');
  await form.getByRole('button', { name: 'Submit ticket' }).click();
  const filed = await page.getByText(/^Ticket TCK-\d+ has been successfully submitted/).textContent();
  const number = filed?.split(' ')[1] ?? '';
  const link = await linkInOutbox(browser, number);

  await page.goto(link);
  await expect(page.getByText('This link is not for your account')).toBeVisible();
  await expect(page.getByText('Five years with IFRS.')).toHaveCount(0);

  const phone = await browser.newContext({
    ...{ storageState: { cookies: [], origins: [] }, viewport: { width: 390, height: 844 } },
    ...{ hasTouch: true, isMobile: true },
  });
  const approver = await phone.newPage();
  await approver.goto(link);
  await approver.waitForURL('/user-login');
  await fillCredentials(approver, emailOf('client-admin'), demoPassword);
  await approver.waitForURL(link);
  await expect(approver.getByText('Five years with IFRS.')).toBeVisible();
  await approver.getByRole('button', { name: 'Reject' }).tap();
  await expect(approver.getByText('Say why the ticket is rejected.')).toBeVisible();
  await approver.getByRole('button', { name: 'Approve' }).tap();
  await expect(approver.getByText('Your decision was recorded')).toBeVisible();
  await approver.goto(link);
  await expect(approver.getByText('This link was used, and your decision was recorded.')).toBeVisible();
  await expect(approver.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await approver.getByRole('link', { name: 'Open the tickets for approval' }).tap();
  await approver.waitForURL('/tickets-for-approval');
  await phone.close();

  await page.goto(`/my-tickets/${number.replace('TCK-', '')}`);
  await expect(page.getByText(/^Approved by Helen Strand/)).toBeVisible();
});

/** The address of the link in the mail to the approver. Without a mail server, an admin reads mails in the outbox. */
async function linkInOutbox(browser: Browser, number: string): Promise<string> {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await signIn(page, 'admin');
  await expect(async () => {
    await page.goto('/outbox');
    await page
      .getByRole('row', { name: emailOf('client-admin') })
      .getByRole('button', { name: `${number} needs your approval` })
      .click({ timeout: 2000 });
  }).toPass();
  const text = await page
    .getByRole('dialog')
    .getByText(/approve-ticket\//)
    .textContent();
  await context.close();
  const link = /https?:\/\/\S+\/approve-ticket\/[\w-]+/.exec(text ?? '')?.[0];
  if (link === undefined) throw new Error(`The mail holds no link: ${text}`);
  return link;
}
