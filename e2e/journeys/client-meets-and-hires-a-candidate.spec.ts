import type { Browser, Page } from '@playwright/test';
import { employeePanel, fillEmployeeTexts, pickInForm } from '../employee-form.ts';
import { attemptWord, expect, test } from '../portal-test.ts';
import { positionWithCandidates } from '../position-with-candidates.ts';
import { storedSignIn } from '../sign-ins.ts';

test.use({ as: 'client-admin' });

const zone = 'Australia/Sydney';
const tenInSydney = /10:00\sAM\sSydney/;

test('recruiting presents three candidates, the client rejects one and books an interview, which is moved across a change of the clock, held, and followed by the hire', async ({
  page,
  browser,
}) => {
  // The last move is to the next minute, so that the interview begins.
  test.setTimeout(300_000);
  const word = attemptWord();
  const title = `${word} bookkeeper`;
  const [ana, ben, cora] = [`Ana ${word}`, `Ben ${word}`, `Cora ${word}`] as const;
  const uuid = await positionWithCandidates({
    title,
    candidates: [
      ['Ana', word],
      ['Ben', word],
      ['Cora', word],
    ],
  });
  const recruiter = await pageOf(browser, 'recruitment');

  await test.step('recruiting presents three candidates', async () => {
    await recruiter.goto(`/recruitment/position-candidates/${uuid}`);
    for (const name of [ana, ben, cora]) {
      await recruiter.getByRole('button', { name: `Move ${name}` }).click();
      await recruiter.getByRole('menuitem', { name: 'Present to the client' }).click();
      await expect(recruiter.getByText(`${name} is now in presented.`)).toBeVisible();
    }
  });

  await test.step('the client compares them, rejects one, and books an interview with another', async () => {
    await page.goto('/position/my-open-positions');
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('link', { name: /^Candidates/ }).click();
    for (const name of [ana, ben, cora]) await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page.getByRole('heading', { name: `Compare candidates for ${title}` })).toBeVisible();
    await page.getByRole('button', { name: `Not a fit… ${cora}` }).click();
    const why = page.getByRole('dialog', { name: `${cora} is not a fit?` });
    await why.getByLabel(/^Reason/).fill('We need someone with Xero.');
    await why.getByRole('button', { name: 'Not a fit' }).click();
    await expect(page.getByText(`${cora}: rejected.`)).toBeVisible();

    await page.getByRole('button', { name: `Invite to interview… ${ana}` }).click();
    const booking = page.getByRole('dialog', { name: `Invite ${ana} to an interview` });
    await booking.getByRole('checkbox', { name: 'Helen Strand' }).check();
    await booking
      .getByRole('button', { name: /Sydney · .*Manila$/ })
      .first()
      .click();
    await expect(booking.getByRole('timer')).toContainText('Held for you for');
    await booking.getByRole('button', { name: 'Book the interview' }).click();
    await expect(page.getByText('The interview is booked.')).toBeVisible();
  });

  await test.step('the interview is moved across the next change of the clock, on the clock of the client', async () => {
    await page.goto('/interview/schedules');
    await page.getByRole('link', { name: ana }).click();
    await expect(page.getByRole('heading', { name: `Interview with ${ana}` })).toBeVisible();
    await recruiter.goto('/recruitment/interviews');
    await recruiter.getByRole('link', { name: ana }).click();
    const before = changeOfClock();
    await moveTo(recruiter, before.subtract({ days: 3 }).with({ hour: 10, minute: 0 }));
    await expect(recruiter.getByText(/,\s+7:00\s+–\s+7:45\s+AM/)).toContainText(tenInSydney);
    await moveTo(recruiter, before.add({ days: 2 }).with({ hour: 10, minute: 0 }));
    // The same hour in Sydney is another one in Manila.
    await expect(recruiter.getByText(/,\s+8:00\s+–\s+8:45\s+AM/)).toContainText(tenInSydney);
  });

  await test.step('it is held', async () => {
    await moveTo(recruiter, Temporal.Now.zonedDateTimeISO(zone).add({ seconds: 75 }));
    await expect(async () => {
      await recruiter.reload();
      await expect(recruiter.getByRole('button', { name: 'Complete' })).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 150_000 });
    await recruiter.getByRole('button', { name: 'Complete' }).click();
    await expect(recruiter.getByText('The interview is completed.')).toBeVisible();
  });

  await test.step('the candidate is hired into the employee form', async () => {
    await recruiter.goto(`/recruitment/position-candidates/${uuid}`);
    await recruiter.getByRole('button', { name: `Move ${ana}` }).click();
    await recruiter.getByRole('menuitem', { name: 'Move to offered' }).click();
    await expect(recruiter.getByText(`${ana} is now in offered.`)).toBeVisible();
    const hr = await pageOf(browser, 'hr');
    await hr.goto(`/recruitment/position-candidates/${uuid}`);
    await hr.getByRole('button', { name: `Move ${ana}` }).click();
    await hr.getByRole('menuitem', { name: 'Hire…' }).click();
    const panel = employeePanel(hr);
    await expect(panel.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(ana);
    const email = `${word.toLowerCase()}.hired@muster.test`;
    // Client, position and place of work come from the application.
    await fillEmployeeTexts(panel, { name: ana, number: `E-${word}-1`, email, position: title });
    for (const label of ['Office', 'Shift', 'Cost currency'])
      await pickInForm(panel, label, (target) => target.click());
    await panel.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(panel).toBeHidden();
    await hr.getByRole('button', { name: '1 Hired, open' }).click();
    await expect(
      hr
        .getByRole('region', { name: /^Hired/ })
        .getByRole('link', { name: ana })
        .first(),
    ).toBeVisible();
    await hr.context().close();
  });
  await recruiter.context().close();
});

async function pageOf(browser: Browser, role: 'recruitment' | 'hr'): Promise<Page> {
  const context = await browser.newContext({ storageState: storedSignIn(role) });
  return context.newPage();
}

/** The next Sunday on which the clocks go back; in Sydney the first one of April. */
function changeOfClock(): Temporal.ZonedDateTime {
  const next = Temporal.Now.zonedDateTimeISO(zone).getTimeZoneTransition('next');
  const after = next?.getTimeZoneTransition('next');
  const back = [next, after].find((one) => one?.offset === '+10:00');
  if (!back) throw new Error('The clocks of Sydney never change.');
  return back;
}

/** Outside the hours of the people, with a reason: the portal offers times of the next four weeks. */
async function moveTo(page: Page, at: Temporal.ZonedDateTime): Promise<void> {
  await page.getByRole('button', { name: 'Reschedule…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Reschedule the interview with/ });
  await dialog.getByRole('button', { name: 'Choose a time outside the hours…' }).click();
  await dialog.getByLabel(/^Date/).fill(at.toPlainDate().toString());
  await dialog.getByRole('combobox', { name: /^Start/ }).fill(at.toPlainTime().toString({ smallestUnit: 'minute' }));
  await dialog.getByRole('textbox', { name: /^Reason for the time/ }).fill('Agreed by phone');
  await dialog.getByRole('button', { name: 'Hold this time' }).click();
  await dialog.getByRole('button', { name: 'Reschedule the interview' }).click();
  await expect(dialog).toBeHidden();
}
