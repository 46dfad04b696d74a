import { test } from './portal-test.ts';

test.use({ as: 'client-admin' });
test.setTimeout(300_000);
test('look', async ({ page }) => {
  await page.goto('/position/hire');
  const href = await page
    .getByRole('listitem')
    .filter({ hasText: 'Dispatch Coordinator' })
    .getByRole('link', { name: 'Continue' })
    .first()
    .getAttribute('href');
  const uuid = (href ?? '').split('/').at(-1);
  const paths = [
    'hire',
    'build-path',
    'automate-job-description',
    'hire/additional-details',
    'hire/generated-insights',
    'review-generated-description',
    'create',
    'review',
    'finalize',
    'edit',
    'view',
  ];
  for (const [w, h, scheme] of [
    [1440, 900, 'light'],
    [390, 844, 'light'],
    [1440, 900, 'dark'],
    [390, 844, 'dark'],
  ] as const) {
    await page.setViewportSize({ width: w, height: h });
    await page.emulateMedia({ colorScheme: scheme });
    for (const path of paths) {
      if (scheme === 'dark' && !path.includes('review-gen') && path !== 'hire') continue;
      await page.goto(`/position/${path}?draft=${uuid}`);
      await page.waitForTimeout(900);
      await page.screenshot({
        path: `/work/keep/pics/wizard/${path.replaceAll('/', '_')}-${w}-${scheme}.png`,
        fullPage: w === 390,
      });
    }
  }
});
