import { expect, test } from '../portal-test.ts';

test.use({ as: 'client-admin', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a client admin compares candidates on a phone, shortlists one and rejects one with a reason', async ({
  page,
}) => {
  await page.goto('/position/my-open-positions');
  await page.getByRole('link', { name: 'Bookkeeper', exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'Bookkeeper' })).toBeVisible();
  await page.getByRole('link', { name: /^Candidates/ }).tap();
  const toDecide = page.getByRole('region', { name: /^Your decision/ });
  await expect(toDecide.getByRole('listitem').first()).toBeVisible();
  const names = await toDecide.getByRole('listitem').getByRole('link').allTextContents();
  const [first, second] = names;
  if (first === undefined || second === undefined) throw new Error('The demo has fewer than two candidates to decide.');
  await page.getByRole('checkbox', { name: `Compare ${first}` }).check();
  await page.getByRole('checkbox', { name: `Compare ${second}` }).check();
  await page.getByRole('button', { name: 'Compare', exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'Compare candidates for Bookkeeper' })).toBeVisible();
  const isSideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isSideways).toBe(false);

  await page.getByRole('button', { name: `Shortlist ${first}` }).tap();
  await expect(page.getByText(`You shortlisted ${first}.`)).toBeVisible();
  await page.getByRole('button', { name: `Not a fit… ${second}` }).tap();
  const dialog = page.getByRole('dialog', { name: `${second} is not a fit?` });
  await dialog.getByRole('button', { name: 'Not a fit' }).tap();
  await expect(dialog.getByRole('alert')).toContainText('The reason is required.');
  await dialog.getByLabel(/^Reason/).fill('We need someone with Xero.');
  await dialog.getByRole('button', { name: 'Not a fit' }).tap();
  await expect(page.getByText(`${second}: rejected.`)).toBeVisible();

  await page.getByRole('link', { name: 'All candidates' }).tap();
  const ended = page.getByRole('region', { name: /^No longer considered/ });
  await ended.getByText(/^No longer considered/).tap();
  await expect(ended.getByText('“We need someone with Xero.”')).toBeVisible();
  await page.getByRole('link', { name: first }).tap();
  await expect(page.getByRole('heading', { name: 'Your decision: shortlisted' })).toBeVisible();
  await page.getByRole('button', { name: `More decisions on ${first}` }).tap();
  await page.getByRole('menuitem', { name: 'Undo decision' }).tap();
  await expect(page.getByText(`You took back your decision on ${first}.`)).toBeVisible();
});
