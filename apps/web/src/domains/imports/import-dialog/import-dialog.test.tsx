import { importRules } from '@muster/contract/domains/imports/import-guides.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { employeesEndpoints } from '../../../platform/api/endpoints/employees.generated.ts';
import { importsEndpoints } from '../../../platform/api/endpoints/imports.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { importAnswer } from '../import-job.fixture.ts';

withFakeServer();

const admin = { roles: ['admin'] as const };
const file = () => new File(['Employee ID\nX'], 'people.csv', { type: 'text/csv' });
const kinds = {
  employees: 'Import employees',
  shifts: 'Import employee shifts',
  invoice_information: 'Import invoice information',
  leave_credits: 'Import leave credits',
} as const;
type Kind = keyof typeof kinds;

type Answer = ReturnType<typeof importAnswer>;
const submitted = {
  employees: (answer: Answer) => answers(importsEndpoints.importEmployees, answer),
  shifts: (answer: Answer) => answers(importsEndpoints.importShifts, answer),
  invoice_information: (answer: Answer) => answers(importsEndpoints.importInvoiceInformation, answer),
  leave_credits: (answer: Answer) => answers(importsEndpoints.importLeaveCredits, answer),
};
const nothing = { blob: new Blob(), fileName: null };
const watchTemplate = {
  employees: () => watch(importsEndpoints.employeesTemplate, nothing),
  shifts: () => watch(importsEndpoints.shiftsTemplate, nothing),
  invoice_information: () => watch(importsEndpoints.invoiceInformationTemplate, nothing),
  leave_credits: () => watch(importsEndpoints.leaveCreditsTemplate, nothing),
};

async function open(kind: Kind, server: Parameters<typeof renderScreen>[1] = {}) {
  const list = answers(employeesEndpoints.table, { data: [], total: 0 });
  const view = await renderScreen('/employees', { as: admin, server: [list, ...(server.server ?? [])] });
  await view.user.click(await screen.findByRole('button', { name: 'Import' }));
  await view.user.click(screen.getByRole('menuitem', { name: kinds[kind] }));
  const dialog = await screen.findByRole('dialog', { name: kinds[kind] });
  return { ...view, dialog, inside: within(dialog) };
}

async function send(kind: Kind, finished: ReturnType<typeof importAnswer>) {
  const server = [
    submitted[kind](importAnswer({ kind, status: 'pending', rows_done: 0, may_apply: false })),
    answers(importsEndpoints.job, finished),
    answers(importsEndpoints.rows, { data: [], total: 0 }),
  ];
  const view = await open(kind, { server });
  await view.user.upload(view.inside.getByLabelText('Attachment'), file());
  await view.user.click(view.inside.getByRole('button', { name: 'Check file' }));
  return view;
}

it.each(Object.keys(kinds) as Kind[])(
  'import.dialogs.1 import.dialogs.2 import.dialogs.3 import.dialogs.4: %s requires a file, offers its template and shows its rules',
  async (kind) => {
    const { user, inside } = await open(kind);
    for (const rule of importRules[kind]) expect(inside.getByText(rule)).toBeTruthy();
    const requests = watchTemplate[kind]();
    await user.click(inside.getByRole('button', { name: 'Download template' }));
    await waitFor(() => expect(requests).toHaveLength(1));
    await user.click(inside.getByRole('button', { name: 'Check file' }));
    const missing =
      kind === 'leave_credits'
        ? 'Please upload the leave credit import template.'
        : 'Incomplete or Missing required data';
    expect((await inside.findByRole('alert')).textContent).toBe(missing);
  },
);

it('import.rules.1 import.rules.2 errors.missing-file.1 refuses other kinds of file before they are sent', async () => {
  const { inside } = await open('employees');
  const other = new File(['x'], 'people.pdf');
  fireEvent.change(inside.getByLabelText('Attachment'), { target: { files: [other] } });
  expect((await inside.findByRole('alert')).textContent).toContain('must be of type: xlsx, csv');
});

it('previews the changes, and imports them on request', async () => {
  const { user, inside } = await send('employees', importAnswer());
  fakeServer.use(
    answers(importsEndpoints.rows, {
      data: [
        {
          row: 2,
          outcome: 'update',
          title: 'Ana Reyes (MUS-1)',
          changes: [{ column: 'Position', before: 'Clerk', after: 'Lead' }],
          messages: [],
        },
      ],
      total: 1,
    }),
  );
  expect(await inside.findByText('Ready to import. Nothing has been saved yet.')).toBeTruthy();
  expect(inside.getByText(/2 to add, 1 to change\.$/)).toBeTruthy();
  const applied = watch(importsEndpoints.apply, importAnswer({ stage: 'import', status: 'processing' }));
  const refreshed = watch(employeesEndpoints.table, { data: [], total: 0 });
  fakeServer.use(
    answers(importsEndpoints.job, importAnswer({ stage: 'import', status: 'completed', may_apply: false })),
  );
  await user.click(inside.getByRole('button', { name: 'Import 3 rows' }));
  expect(applied).toHaveLength(1);
  // state.import.3: After a successful import the employee list is refreshed.
  expect(await inside.findByText('Imported', undefined, { timeout: 4000 })).toBeTruthy();
  await waitFor(() => expect(refreshed.length).toBeGreaterThan(0));
});

it('errors.import-employees.1 errors.import-employees.2 lists errors under a title, each row prefix highlighted', async () => {
  const lines = ['Row 3: Work email "x": The work email must be a valid email address.', 'The file is odd.'];
  const failed = importAnswer(
    {
      status: 'failed',
      may_apply: false,
      has_rejected_rows: true,
      counts: { create: 0, update: 0, unchanged: 0, skip: 0, error: 2 },
    },
    { errors: { file: lines } },
  );
  const { inside } = await send('employees', failed);
  const panel = within(await inside.findByRole('alert'));
  expect(panel.getByText('Something went wrong.')).toBeTruthy();
  expect(panel.getByText('2 rows need fixing, and nothing was imported.')).toBeTruthy();
  expect(panel.getByText('Row 3:').tagName).toBe('STRONG');
  expect(panel.getByText('The file is odd.').querySelector('strong')).toBeNull();
  expect(inside.getByRole('button', { name: 'Download error report' })).toBeTruthy();
  expect(inside.queryByRole('button', { name: /^Import / })).toBeNull();
});

it('errors.import-shifts.1 a failed shift import shows a toast and the field errors', async () => {
  const failed = importAnswer(
    {
      kind: 'shifts',
      status: 'failed',
      may_apply: false,
      counts: { create: 0, update: 0, unchanged: 0, skip: 0, error: 1 },
    },
    { errors: { file: ['Row 2: Effective Date: The Effective Date is required.'] } },
  );
  const { inside } = await send('shifts', failed);
  expect(await inside.findByText('Row 2:')).toBeTruthy();
  expect(inside.getByText('1 row needs fixing, and nothing was imported')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByText('Something went wrong.')).toHaveLength(1));
});

it('errors.import-others.1 errors.import-others.2 lists skipped rows and refreshes the list anyway', async () => {
  const skipped = importAnswer(
    { kind: 'invoice_information', counts: { create: 1, update: 0, unchanged: 0, skip: 1, error: 0 } },
    { errors: { file: ['Row 2: Skipping, Base Cost is missing.'] } },
  );
  const refreshed = () => watch(employeesEndpoints.table, { data: [], total: 0 });
  const { inside } = await send('invoice_information', skipped);
  const requests = refreshed();
  expect(await inside.findByText('1 row skipped')).toBeTruthy();
  expect(inside.getByText(/Skipping, Base Cost is missing/)).toBeTruthy();
  await waitFor(() => expect(requests.length).toBeGreaterThan(0));
});

it('errors.leave-credits.1 errors.leave-credits.2 names unknown leave types in a yellow panel', async () => {
  const answer = importAnswer({ kind: 'leave_credits' }, { failures: 'Birthday Leave, Moon Leave' });
  const { inside } = await send('leave_credits', answer);
  const title = await inside.findByText('The rows that are using the following leave types were skipped');
  const panel = title.closest<HTMLElement>('[data-tone="amber"]');
  expect(panel?.textContent).toMatch(
    /Birthday LeaveMoon LeaveKindly configure the leave types in the system to match the leave types in the file\.$/,
  );
});

it("import.calls.3 shows the server's refusal of the attachment under the field", async () => {
  const refused = refuses(importsEndpoints.importEmployees, 'invalid-input', {
    errors: { attachment: ['The file holds macros.'] },
  });
  const { user, inside } = await open('employees', { server: [refused] });
  await user.upload(inside.getByLabelText('Attachment'), file());
  await user.click(inside.getByRole('button', { name: 'Check file' }));
  expect((await inside.findByRole('alert')).textContent).toBe('The file holds macros.');
});

it('account.screens.10 state.import.2 opens and closes', async () => {
  const { user, inside, dialog } = await open('employees');
  await user.click(inside.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog.isConnected).toBe(false));
});

it('checks a file again with the cells that were entered in the preview', async () => {
  const counts = { create: 19, update: 0, unchanged: 0, skip: 0, error: 1 };
  const line = 'Row 3: Work email "x": The work email must be a valid email address.';
  const failed = importAnswer(
    { status: 'failed', may_apply: false, may_correct: true, counts },
    { errors: { file: [line] } },
  );
  const message = { column: 'Work email', value: 'x', reason: 'The work email must be a valid email address.' };
  const sensitive = { column: 'TIN', value: '[hidden]', reason: 'The TIN is too long.' };
  const row = { row: 3, outcome: 'error' as const, title: 'Ana Reyes', changes: [], messages: [message, sensitive] };
  const { user, inside } = await send('employees', failed);
  fakeServer.use(answers(importsEndpoints.rows, { data: [row], total: 1 }));
  const field = await inside.findByRole('textbox', { name: 'Row 3: Work email' });
  expect(field).toHaveProperty('value', 'x');
  expect(inside.getByRole('textbox', { name: 'Row 3: TIN' })).toHaveProperty('value', '');
  const again = inside.getByRole('button', { name: 'Check again' });
  expect(again).toHaveProperty('disabled', true);
  await user.clear(field);
  await user.type(field, 'ana@example.com');
  const sent = watch(importsEndpoints.correct, importAnswer({ status: 'pending', may_apply: false }));
  fakeServer.use(answers(importsEndpoints.job, importAnswer({ counts: { ...counts, create: 20, error: 0 } })));
  await user.click(again);
  expect(await inside.findByRole('button', { name: 'Import 20 rows' }, { timeout: 4000 })).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([
    { cells: [{ row: 3, column: 'Work email', value: 'ana@example.com' }] },
  ]);
});

it('imports the valid rows of a file with errors on request, and shows what was omitted', async () => {
  const counts = { create: 12, update: 0, unchanged: 0, skip: 0, error: 1 };
  const failed = importAnswer(
    { status: 'failed', may_apply: false, may_apply_valid_rows: true, has_rejected_rows: true, counts },
    { errors: { file: ['Row 3: Time "x": The Time must be a time.'] } },
  );
  const { user, inside } = await send('employees', failed);
  const applied = watch(importsEndpoints.applyValidRows, importAnswer({ stage: 'import', status: 'processing' }));
  const done = importAnswer(
    { stage: 'import', status: 'completed', may_apply: false, has_rejected_rows: true, counts },
    { errors: { file: ['Row 3: Time "x": The Time must be a time.'] } },
  );
  const start = await inside.findByRole('button', { name: 'Import 12 valid rows' });
  fakeServer.use(answers(importsEndpoints.job, done));
  await user.click(start);
  expect(applied).toHaveLength(1);
  expect(await inside.findByText('1 row not imported', undefined, { timeout: 4000 })).toBeTruthy();
});
