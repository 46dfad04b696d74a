import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { environment } from '../../../platform/config/environment.ts';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import { createEmployee } from '../../../testing/factories/employees.ts';
import { insertAmounts } from '../../employees/index.ts';
import { importFile } from '../imports.fixture.ts';

/** Row 15: the outcome of a random sheet matches the rules of section 5.6, written a second time below. */
const sheets = Number(environment().ORACLE_SHEETS ?? 8);
const thisMonth = '2026-03-01';
let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-01T18:00:00Z');
});
afterAll(() => portal.close());

interface SheetRow {
  readonly who: string;
  readonly cost: string;
  readonly fee: string;
  readonly start: string;
  readonly end: string;
}

interface Span {
  readonly who: string;
  readonly from: string;
  readonly to: string;
}

const open = '9999-12-31';
const cell = (right: readonly string[], wrong: readonly string[]) =>
  fc.oneof({ weight: 20, arbitrary: fc.constantFrom(...right) }, { weight: 1, arbitrary: fc.constantFrom(...wrong) });
const someRow = fc.record<SheetRow>({
  who: cell(['one', 'two'], ['', 'nobody']),
  cost: cell(['1200.50', '0', '10,000,000'], ['', 'much', '-1', '10000000.01', '1e309']),
  fee: cell(['80'], ['', '=1+1']),
  start: cell(['2026-03-01', '2026-04-01', '2026-07-01', '2027-01-01'], ['', '2026-02-01', '2026-04-02', 'soon']),
  end: cell(['', '2026-03-31', '2026-06-30', '2028-02-29'], ['2026-04-29', '2026-02-28', '2027-02-29']),
});

it(
  `agrees with the model on ${sheets} sheets: rows added, skipped and refused, and the amounts afterwards`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(someRow, { minLength: 1, maxLength: 5 }), async (rows) => {
        // Each sheet advances the clock by a minute, and no session lasts for all of them.
        const payroll = await portal.as({ roles: ['payroll'] });
        const [one, two] = [await createEmployee(portal.db), await createEmployee(portal.db)];
        const numbers = new Map([
          ['one', one.third_party_employee_id],
          ['two', two.third_party_employee_id],
        ]);
        const saved = { who: 'one', from: '2026-05-01', to: '2026-05-31' };
        const lasting = { who: 'two', from: '2025-02-01', to: open };
        const amounts = { cost: 700, nonrefundable: 700, reFee: 700, currencyId: 1 };
        const stored = [
          { ...saved, ...amounts, employeeId: one.id },
          { ...lasting, ...amounts, to: null, employeeId: two.id },
        ];
        await insertAmounts(portal.db, stored, { userId: payroll.userId, today: thisMonth });
        const wanted = model(rows, [saved, lasting]);
        const sheet = rows.map((row) => cellsOf(row, numbers));
        const { data } = await importFile(portal, payroll, 'invoice_information', sheet);
        const count = (kind: string) => wanted.outcomes.filter((outcome) => outcome === kind).length;
        expect(data.counts).toEqual({
          create: count('create'),
          update: 0,
          unchanged: 0,
          skip: count('skip'),
          error: count('error'),
        });
        expect(await storedSpans(numbers)).toEqual(inOrder(wanted.spans));
      }),
      { numRuns: sheets },
    );
  },
  sheets * 5_000,
);

/** Skipped rows never stop the others; any other error stops all. */
function model(rows: readonly SheetRow[], stored: readonly Span[]) {
  const noted: Span[] = [];
  let saved = stored;
  const outcomes = rows.map((row) => {
    if ([row.who, row.cost, row.fee, row.start].includes('')) return 'skip';
    if (!isSound(row)) return 'error';
    const span = { who: row.who, from: row.start, to: row.end || open };
    const isEnded = (other: Span) => other.who === span.who && other.to === open && other.from < span.from;
    const isInTheWay = (other: Span) => other.who === span.who && other.from <= span.to && span.from <= other.to;
    const isClear = ![...saved.filter((other) => !isEnded(other)), ...noted].some(isInTheWay);
    noted.push(span);
    if (!isClear) return 'error';
    saved = saved.map((other) => (isEnded(other) ? { ...other, to: dayBefore(span.from) } : other));
    return 'create';
  });
  return { outcomes, spans: outcomes.includes('error') ? stored : [...saved, ...noted] };
}

function isSound({ who, cost, fee, start, end }: SheetRow): boolean {
  const isAmount = (text: string) => /^[\d,]+(\.\d\d?)?$/.test(text) && Number(text.replaceAll(',', '')) <= 10_000_000;
  const isStart = /^\d{4}-\d\d-01$/.test(start) && start >= thisMonth;
  const isEnd = end === '' || (['2026-03-31', '2026-06-30', '2026-02-28', '2028-02-29'].includes(end) && end > start);
  return who !== 'nobody' && isAmount(cost) && isAmount(fee) && isStart && isEnd;
}

const dayBefore = (day: string) => Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();

const cellsOf = ({ who, cost, fee, start, end }: SheetRow, numbers: ReadonlyMap<string, string>) => ({
  'Employee ID': numbers.get(who) ?? who,
  'Base Cost': cost,
  'Non-Refundable': '150',
  'RE Fee': fee,
  'Start Date': start,
  'End Date': end,
});

/** The days are the same for each of the three amounts, so they are returned once. */
async function storedSpans(numbers: ReadonlyMap<string, string>): Promise<Span[]> {
  const byTable = await Promise.all(
    (['employee_cost', 'employee_nonrefundable', 'employee_re_fee'] as const).map((table) =>
      portal.db
        .selectFrom(table)
        .innerJoin('employee', 'employee.id', `${table}.employee_id`)
        .select(['third_party_employee_id as number', `${table}.valid`])
        .where('third_party_employee_id', 'in', [...numbers.values()])
        .execute(),
    ),
  );
  const spans = byTable.map((rows) =>
    inOrder(
      rows.map(({ number, valid }) => {
        const [, from = '', until = ''] = /^\[([^,]*),([^)]*)\)$/.exec(String(valid)) ?? [];
        const who = [...numbers].find(([, one]) => one === number)?.[0] ?? '';
        const to = until === '' ? open : Temporal.PlainDate.from(until).subtract({ days: 1 }).toString();
        return { who, from, to };
      }),
    ),
  );
  expect(spans[1]).toEqual(spans[0]);
  expect(spans[2]).toEqual(spans[0]);
  return spans[0] ?? [];
}

const inOrder = (spans: readonly Span[]) =>
  spans.toSorted((one, other) => (`${one.who} ${one.from}` < `${other.who} ${other.from}` ? -1 : 1));
