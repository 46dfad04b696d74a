import { attemptWord, expect, test } from '../portal-test.ts';

test.use({ as: 'client-admin', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a client admin goes from a need to an open position on a phone', async ({ page }) => {
  const title = `${attemptWord()} Coordinator`;
  await page.goto('/position/hire');
  await page.getByRole('textbox', { name: /^Title/ }).fill(title);
  await page.getByRole('combobox', { name: /^Field of work/ }).fill('Customer');
  await page.getByRole('option', { name: 'Customer support' }).tap();
  await page.getByRole('button', { name: 'Start', exact: true }).tap();

  await page.getByRole('button', { name: /^From your answers/ }).tap();
  await page.getByRole('button', { name: 'Continue' }).tap();
  await expect(page.getByText('Step 2 of 5 · Describe the job')).toBeVisible();
  await page.getByLabel(/^Places/).fill('2');
  await page.getByRole('combobox', { name: /^Employment type/ }).fill('Full');
  await page.getByRole('option', { name: 'Full-time' }).tap();
  await page.getByRole('combobox', { name: /^Work place/ }).fill('Home');
  await page.getByRole('option', { name: 'Work From Home' }).tap();
  await page.getByLabel(/^What the person will do/).fill('Plan the runs of the morning\nCall drivers who are late');
  await page.getByRole('button', { name: 'Continue' }).tap();
  await expect(page.getByText('Step 3 of 5 · Add hours, skills and pay')).toBeVisible();
  await page.getByRole('combobox', { name: /^Timezone/ }).fill('Manila');
  await page.getByRole('option').first().tap();

  // The draft is on the server: another visit finds it where it was left.
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.goto('/position/hire');
  await page.getByRole('listitem').filter({ hasText: title }).getByRole('link', { name: 'Continue' }).tap();
  await expect(page.getByText('Step 3 of 5 · Add hours, skills and pay')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).tap();

  await page.getByRole('button', { name: 'Generate the description' }).tap();
  await expect(page.getByText('Step 4 of 5 · Review the description')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Duties' })).toContainText('Plan the runs of the morning');
  const isSideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isSideways).toBe(false);
  await page.getByRole('checkbox', { name: /^I have read the description/ }).check();
  await expect(page.getByText(/^Recorded for Helen Strand/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue to publish' }).tap();
  await page.getByRole('button', { name: 'Continue' }).tap();
  await page.getByRole('button', { name: 'Publish the position' }).tap();
  await expect(page.getByText(`${title} is open.`)).toBeVisible();
  await page.getByRole('link', { name: 'View the position' }).tap();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});
