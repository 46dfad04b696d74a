import type { ImportAnswer } from '@muster/contract/domains/imports/import-answers.ts';
import { type ImportKind, importTitles, type RowOutcome } from '@muster/contract/domains/imports/imports.constants.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { importsEndpoints } from '../../platform/api/endpoints/imports.generated.ts';
import { saveFile } from '../../platform/api/save-file.ts';
import { showProblem } from '../../platform/feedback/show-problem.ts';
import { pageQueryOf } from '../../platform/table/page-query.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

/** Push reports each step; polling covers a lost connection. */
const askAgainMs = 1_500;

export const isUnderWay = ({ data }: Pick<ImportAnswer, 'data'>): boolean =>
  data.status === 'pending' || data.status === 'processing';

export function importJobQuery(id: number) {
  return queryOptions({
    ...apiQuery(importsEndpoints.job, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && !isUnderWay(state.data) ? false : askAgainMs),
  });
}

export const importJobsQuery = ({ dt_params }: ListRequest) =>
  apiQuery(importsEndpoints.jobs, { query: { dt_params } });

export const rowsAtOnce = 30;

export function importRowsQuery(id: number, outcome: RowOutcome | undefined, page: number) {
  const query = pageQueryOf({ page, rows: rowsAtOnce, filters: { outcome } });
  const options = apiQuery(importsEndpoints.rows, { params: { id }, query });
  return queryOptions({ ...options, placeholderData: keepPreviousData });
}

/** Uploads a file to be checked; it changes nothing. */
export function submitForCheck(kind: ImportKind, file: File, onProgress: (share: number) => void) {
  const body = new FormData();
  body.set('attachment', file);
  body.set('mode', 'check');
  return submits[kind]({ body, onProgress });
}

interface Submission {
  readonly body: FormData;
  readonly onProgress: (share: number) => void;
}

const submits = {
  employees: (sent: Submission) => callApi(importsEndpoints.importEmployees, sent),
  shifts: (sent: Submission) => callApi(importsEndpoints.importShifts, sent),
  invoice_information: (sent: Submission) => callApi(importsEndpoints.importInvoiceInformation, sent),
  leave_credits: (sent: Submission) => callApi(importsEndpoints.importLeaveCredits, sent),
  punches: (sent: Submission) => callApi(importsEndpoints.importPunches, sent),
  holidays: (sent: Submission) => callApi(importsEndpoints.importHolidays, sent),
};

interface TemplateQuery {
  readonly blank?: 'true';
}

const templates = {
  employees: (query: TemplateQuery) => callApi(importsEndpoints.employeesTemplate, { query }),
  shifts: (query: TemplateQuery) => callApi(importsEndpoints.shiftsTemplate, { query }),
  invoice_information: (query: TemplateQuery) => callApi(importsEndpoints.invoiceInformationTemplate, { query }),
  leave_credits: (query: TemplateQuery) => callApi(importsEndpoints.leaveCreditsTemplate, { query }),
  punches: (query: TemplateQuery) => callApi(importsEndpoints.punchesTemplate, { query }),
  holidays: (query: TemplateQuery) => callApi(importsEndpoints.holidaysTemplate, { query }),
};

export const applyImport = (id: number) => callApi(importsEndpoints.apply, { params: { id } });

export const applyValidRows = (id: number) => callApi(importsEndpoints.applyValidRows, { params: { id } });

export const correctImport = (id: number, cells: readonly CorrectedCell[]) =>
  callApi(importsEndpoints.correct, { params: { id }, body: { cells: [...cells] } });

export interface CorrectedCell {
  readonly row: number;
  /** Its heading. */
  readonly column: string;
  readonly value: string;
}

/** With the current data, or without it. */
export async function saveTemplate(kind: ImportKind, isBlank: boolean): Promise<void> {
  const query = isBlank ? { blank: 'true' as const } : {};
  await saving(async () => saveFile(await templates[kind](query), `${importTitles[kind]}.xlsx`));
}

export async function saveRejectedRows(id: number): Promise<void> {
  await saving(async () =>
    saveFile(await callApi(importsEndpoints.rejectedRows, { params: { id } }), 'rejected-rows.xlsx'),
  );
}

async function saving(save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    showProblem(error);
  }
}
