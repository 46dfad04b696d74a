import { type Browser, expect } from '@playwright/test';
import { signIn } from './sign-ins.ts';

interface MailedLink {
  readonly email: string;
  readonly subject: string | RegExp;
}

/** The link in the mail, as an admin reads it in the outbox. */
export async function linkInOutbox(browser: Browser, { email, subject }: MailedLink): Promise<string> {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  // A mail with a link asks for the password again, ten minutes after a sign-in.
  await signIn(page, 'admin');
  await expect(async () => {
    await page.goto('/outbox');
    await page.getByRole('row', { name: email }).getByRole('button', { name: subject }).click({ timeout: 2000 });
  }).toPass();
  const text = await page
    .getByRole('dialog')
    .getByText(/\?token=/)
    .textContent();
  await context.close();
  const link = /https?:\/\/\S+/.exec(text ?? '')?.[0];
  if (link === undefined) throw new Error(`The mail holds no link: ${text}`);
  return link;
}
