import { expect, test } from '../portal-test.ts';

test.use({ as: 'employee' });

test('an employee sees their own profile, corrects the address, and has a card that a stranger can verify', async ({
  page,
  browser,
}) => {
  await page.goto('/my-profile');
  await expect(page.getByText('Kept on file')).toBeVisible();
  await expect(page.getByText(/^•••• \w{4}$/).first()).toBeVisible();

  await page.getByRole('link', { name: 'Contact' }).click();
  const line = page.getByLabel('Address line 2');
  await line.fill(`Unit ${Math.floor(performance.now())}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile has been successfully updated.')).toBeVisible();

  const details = page.waitForResponse(/get-employee-id-card-details/);
  await page.getByRole('link', { name: 'ID card' }).click();
  const { card, name } = await (await details).json();
  await expect(page.getByRole('region', { name: 'Front of the card' })).toContainText(name);
  await expect(page.getByRole('button', { name: 'Replace lost card' })).toBeHidden();

  const outside = await browser.newContext();
  const stranger = await outside.newPage();
  await stranger.goto(card.verify_url);
  await expect(stranger.getByText(name)).toBeVisible();
  await expect(stranger.getByText('Active', { exact: true })).toBeVisible();
  await stranger.goto(`${card.verify_url.slice(0, -1)}_`);
  await expect(stranger.getByText('This card is not valid')).toBeVisible();
  await outside.close();

  await page.goto('/employees');
  await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible();
});
