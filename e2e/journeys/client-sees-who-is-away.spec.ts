import { expect, test } from '../portal-test.ts';
import { storedSignIn } from '../sign-ins.ts';

test.use({ as: 'client-user' });

test('a client user sees who of the own company is away, by name, days and class alone', async ({ page, browser }) => {
  await page.goto('/dashboard');
  const card = page.getByRole('list', { name: /^(Who is away|Upcoming leave)$/ });
  await expect(card.getByRole('listitem').first()).toContainText(/Planned leave|Unplanned leave/);
  const names = await card.getByRole('listitem').getByRole('paragraph').first().allTextContents();
  const answered = page.waitForResponse((response) => response.url().includes('/api/leave-calendar/client'));
  await page.getByRole('link', { name: 'Open calendar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leave calendar' })).toBeVisible();
  const answer = await (await answered).text();
  expect(answer).not.toMatch(/leave_type|request_id|reason|color|Vacation|Sick|Emergency/);

  // The leave of the card is in the list of this month or the next.
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const first = page.getByRole('row').filter({ hasText: names[0] ?? '' });
  await expect(async () => {
    if ((await first.count()) === 0) await page.getByRole('button', { name: 'Later' }).click();
    await expect(first.first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await first
    .first()
    .getByRole('button', { name: /^Open the leave of/ })
    .click();
  const popover = page.getByRole('dialog', { name: `Leave of ${names[0]}` });
  await expect(popover).toContainText(/Planned leave|Unplanned leave/);
  await expect(popover.getByRole('button', { name: /Approve|Reject/ })).toHaveCount(0);

  // Staff who decide see the type of the same leave.
  const context = await browser.newContext({ storageState: storedSignIn('hr') });
  const staff = await context.newPage();
  await staff.goto(new URL(page.url()).pathname + new URL(page.url()).search);
  const known = staff.getByRole('row').filter({ hasText: names[0] ?? '' });
  await expect(known.first()).toContainText(/Leave/);
  await expect(known.first()).not.toContainText(/Planned leave|Unplanned leave/);
  await context.close();
});
