import { leaveBalancesCalls } from '@muster/contract/domains/leave/leave-balances.calls.ts';
import { isBeside } from '@muster/contract/domains/leave/leave-days.rules.ts';
import { leavePoliciesCalls } from '@muster/contract/domains/leave/leave-policies.calls.ts';
import { leaveRequestsCalls as calls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import type { LeavePart } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { addDays, addMonths, laterDay, weekdayOf } from '@muster/contract/plain-day.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { leaveTypeId } from '../../testing/factories/leave.ts';
import { giveLeavePolicy, leavePolicyLine } from '../../testing/factories/leave-policies.ts';
import { nextNumber } from '../../testing/factories/numbers.ts';
import { accrueLeave } from './accrue-leave.ts';
import { taker, weekdays } from './leave-request.fixture.ts';

let portal: TestPortal;
let hr: Persona;
let vacation: number;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-02T01:00:00Z');
  hr = await portal.as({ roles: ['hr'] });
  vacation = await leaveTypeId(portal, 'VL');
});
afterAll(() => portal.close());

const today = '2026-03-02';
const day = fc.nat(80).map((days) => addDays(today, days));
const pick = fc.nat(5);

/** What people do with one balance. `which`: of the requests so far. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ do: fc.constant('request' as const), day, length: fc.integer({ min: 1, max: 6 }) },
      /** Of the last day. */
      part: fc.constantFrom<LeavePart[]>('full', 'full', 'start', 'end'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('approve' as const), which: pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('approve twice' as const), which: pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reject' as const), which: pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), which: pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('give back' as const), which: pick, nth: fc.nat(3) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('adjust' as const), credits: fc.integer({ min: -300, max: 500 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('accrue' as const), until: day }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('double' as const), months: fc.integer({ min: 0, max: 2 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('holiday' as const), which: pick, nth: fc.nat(5) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never;

interface ModelRequest {
  readonly id: number;
  readonly range: readonly string[];
  /** Of the last day. */
  readonly part: LeavePart;
  state: 'requested' | 'approved' | 'closed';
  /** Days that take leave, or hold it. */
  days: Set<string>;
  /** Given back by hand: they stay so. */
  readonly released: Set<string>;
}

/** The balance of one person as the rules describe it, without a ledger. */
class Model {
  readonly requests: ModelRequest[] = [];
  readonly holidays = new Set<string>();
  adjusted = 0;
  accruedUntil = today;
  /** From the first day of this month on, a month gives two days instead of one. */
  doubledFrom: string | null = null;

  counts(one: string): boolean {
    return weekdayOf(one) <= 5 && !this.holidays.has(one);
  }

  partOf(request: ModelRequest, one: string): LeavePart {
    return one === request.range.at(-1) ? request.part : 'full';
  }

  /** Whether no other request takes the part of the day. */
  isOpen(request: ModelRequest, one: string): boolean {
    const part = this.partOf(request, one);
    return this.requests.every(
      (other) =>
        other === request ||
        other.state === 'closed' ||
        !other.days.has(one) ||
        isBeside(part, this.partOf(other, one)),
    );
  }

  balance(): number {
    const taken = this.requests
      .filter(({ state }) => state === 'approved')
      .reduce(
        (sum, one) =>
          sum + [...one.days].reduce((minutes, each) => minutes + (this.partOf(one, each) === 'full' ? 480 : 240), 0),
        0,
      );
    let accrued = 0;
    for (let month = '2026-01-01'; addDays(addMonths(month, 1), -1) <= this.accruedUntil; month = addMonths(month, 1))
      accrued += this.doubledFrom !== null && month >= this.doubledFrom ? 2 : 1;
    return this.adjusted + accrued * 480 - taken;
  }

  marks(): string[] {
    const days = this.requests.flatMap((one) => (one.state === 'approved' ? [...one.days] : []));
    return [...new Set(days)].toSorted();
  }

  /** A holiday frees its days of open requests, and they are taken again when it is withdrawn. */
  recount(): void {
    for (const request of this.requests.filter(({ state }) => state !== 'closed')) {
      request.days = new Set(
        request.range.filter(
          (one) =>
            this.counts(one) && !request.released.has(one) && (request.days.has(one) || this.isOpen(request, one)),
        ),
      );
    }
  }
}

async function start() {
  const line = leavePolicyLine(vacation);
  const terms = { name: `Policy ${nextNumber()}`, is_client_assignable: true, first_day: '2026-01-01' };
  const { id: policyId } = (await hr.call(leavePoliciesCalls.create, { body: { ...terms, lines: [line] as never[] } }))
    .body;
  const one = await taker(portal, { ...weekdays, days: 0 });
  await giveLeavePolicy(portal.db, one.id, policyId, '2026-01-01');
  await accrueLeave(portal.db, [one.id], today);
  return { ...one, policyId, terms, changes: 0, model: new Model() };
}
type World = Awaited<ReturnType<typeof start>>;

const isDone = (status: number) => status < 300;

async function perform(world: World, one: Step): Promise<void> {
  const { model, id, user } = world;
  const request = 'which' in one ? model.requests[one.which % Math.max(1, model.requests.length)] : undefined;
  if (one.do === 'request') {
    const range = Array.from({ length: one.length }, (_, index) => addDays(one.day, index));
    const last = range.at(-1) ?? one.day;
    const parts = one.part === 'full' ? [] : [{ day: last, part: one.part, minutes: null }];
    const body = { leave_type_id: vacation, first_day: one.day, last_day: last, parts, reason: 'A trip.' };
    const answer = await user.call(calls.request, { body });
    if (!isDone(answer.status)) return;
    const days = new Set(range.filter((each) => model.counts(each)));
    model.requests.push({
      id: (answer.body as { id: number }).id,
      range,
      part: one.part,
      state: 'requested',
      days,
      released: new Set(),
    });
  } else if (one.do === 'adjust') {
    const body = {
      employee_id: id,
      leave_type_id: vacation,
      days: String(one.credits / 100),
      effective_on: today,
      reason: 'Count.',
    };
    if (isDone((await hr.call(leaveBalancesCalls.adjust, { body: body as never })).status))
      model.adjusted += Math.round((one.credits * 480) / 100);
  } else if (one.do === 'accrue') {
    const count = () => portal.db.transaction().execute((db) => accrueLeave(db, [id], one.until));
    await Promise.all([count(), count()]);
    model.accruedUntil = laterDay(model.accruedUntil, one.until);
  } else if (one.do === 'double') {
    const first = addMonths('2026-03-01', one.months);
    const line = leavePolicyLine(vacation, { yearly_credits: '24' });
    const version = world.changes + 1;
    const sent = { ...world.terms, id: world.policyId, version, first_day: first, lines: [line] as never[] };
    if (model.doubledFrom !== null || !isDone((await hr.call(leavePoliciesCalls.update, { body: sent })).status))
      return;
    world.changes += 1;
    model.doubledFrom = first;
    await portal.settle();
  } else if (one.do === 'holiday') {
    // A day of a request: other days change nothing.
    const work_date = request?.range[one.nth % request.range.length] ?? today;
    const isAdded = !model.holidays.delete(work_date);
    const mark = { employee_id: id, work_date, kind: 'holiday' };
    if (isAdded) await portal.db.insertInto('schedule_mark').values(mark).execute();
    else
      await portal.db
        .deleteFrom('schedule_mark')
        .where('employee_id', '=', id)
        .where('work_date', '=', work_date)
        .where('kind', '=', 'holiday')
        .execute();
    if (isAdded) model.holidays.add(work_date);
    await portal.settle();
    model.recount();
  } else if (request) {
    await decide(world, one, request);
  }
}

async function decide({ model, user }: World, one: Step, request: ModelRequest): Promise<void> {
  const body = { id: request.id, decision: 'approved' as const };
  if (one.do === 'approve' || one.do === 'approve twice') {
    const times = one.do === 'approve' ? 1 : 3;
    const answers = await Promise.all(Array.from({ length: times }, () => hr.call(calls.decide, { body })));
    if (answers.some(({ status }) => isDone(status))) request.state = 'approved';
  } else if (one.do === 'reject') {
    const answer = await hr.call(calls.decide, { body: { ...body, decision: 'refused', note: 'No.' } });
    if (isDone(answer.status)) request.state = 'closed';
  } else if (one.do === 'cancel') {
    const answer = await user.call(calls.cancel, { body: { id: request.id } });
    if (isDone(answer.status)) {
      const left = request.state === 'approved' ? [...request.days].filter((each) => each <= today) : [];
      for (const each of request.days) if (!left.includes(each)) request.released.add(each);
      request.days = new Set(left);
      if (left.length === 0) request.state = 'closed';
    }
  } else if (one.do === 'give back') {
    const wanted = [...request.days][one.nth % Math.max(1, request.days.size)] ?? today;
    if (request.state !== 'approved') return;
    const answer = await hr.call(calls.cancel, { body: { id: request.id, days: [wanted] } });
    if (isDone(answer.status)) {
      request.days.delete(wanted);
      request.released.add(wanted);
      if (request.days.size === 0) request.state = 'closed';
    }
  }
  await portal.settle();
  model.recount();
}

/** What is stored: the sum of the ledger, the kept total, and the days marked as leave. */
async function stored({ id }: World) {
  const entries = await portal.db.selectFrom('leave_entry').select('minutes').where('employee_id', '=', id).execute();
  const account = await portal.db
    .selectFrom('leave_account')
    .select('minutes')
    .where('employee_id', '=', id)
    .executeTakeFirst();
  const marks = await portal.db
    .selectFrom('schedule_mark')
    .select('work_date')
    .where('employee_id', '=', id)
    .where('kind', '=', 'on_leave')
    .orderBy('work_date')
    .execute();
  const sum = entries.reduce((total, { minutes }) => total + minutes, 0);
  return { sum, kept: account?.minutes ?? 0, marks: marks.map(({ work_date }) => work_date) };
}

it('no sequence of requests, decisions, holidays, corrections and credits loses or doubles a minute', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      const world = await start();
      for (const one of steps) {
        await perform(world, one);
        const { model } = world;
        expect(await stored(world), JSON.stringify(one)).toEqual({
          sum: model.balance(),
          kept: model.balance(),
          marks: model.marks(),
        });
      }
    }),
    { seed: 20_261_123, numRuns: 6, endOnFailure: true },
  );
});
