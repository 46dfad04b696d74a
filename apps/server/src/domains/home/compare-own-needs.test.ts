import { numberOfDay } from '@muster/contract/domains/home/need-address.rules.ts';
import type { NeedKind } from '@muster/contract/domains/home/need-answers.ts';
import { interviewsCalls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import { swapsCalls } from '@muster/contract/domains/schedules/swaps.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createApplication } from '../../testing/factories/applications.ts';
import { createPunches, createWorker, settleAt } from '../../testing/factories/attendance.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createHireDraft } from '../../testing/factories/hire-drafts.ts';
import { createInterview, takePart } from '../../testing/factories/interviews.ts';
import { choosePositions, createOpenPosition } from '../../testing/factories/open-positions.ts';
import { createColleagues } from '../../testing/factories/swaps.ts';
import { createTimesheet } from '../../testing/factories/timesheets.ts';
import { compareNext, type NeedDifference } from './compare-needs.ts';
import { allNeeds } from './needs/all-needs.ts';

/** What waits, with records beside it that wait for nobody, or for others. */
interface Scene {
  readonly userId: number;
  readonly id: number;
}

let portal: TestPortal;
let scenes: Readonly<Partial<Record<NeedKind, Scene>>>;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-02T01:00:00Z');
  const swap = await swaps();
  portal.clock.set('2026-03-12T02:00:00Z');
  scenes = {
    'own-swap': swap,
    'own-day': await days(),
    'own-timesheet': await sheets(),
    ...(await candidates()),
    'hire-draft': await drafts(),
  };
});
afterAll(() => portal.close());

async function swaps(): Promise<Scene> {
  const { ana, ben } = await createColleagues(portal, [{}, { shift: { work_days: [6, 7] } }]);
  const ask = async (give_date: string) => {
    const body = { colleague_id: ben.id, give_date, reason: 'A family day.' };
    return (await ana.user.call(swapsCalls.request, { body })).body.id;
  };
  await ana.user.call(swapsCalls.withdraw, { body: { id: await ask('2026-03-18') } });
  return { userId: ben.user.userId, id: await ask('2026-03-17') };
}

/** Yesterday without an end, and one that was too long ago. */
async function days(): Promise<Scene> {
  const worker = await createWorker(portal.db, { first: '2026-01-05' });
  const user = await portal.as({ roles: ['employee'], employeeId: worker.id });
  for (const day of ['2026-01-12', '2026-03-10'])
    await createPunches(portal.db, worker, day, [['in', `${day}T01:05:00Z`]]);
  for (const day of ['2026-01-12', '2026-03-10'])
    await settleAt(portal.db, { employeeIds: [worker.id], first: day, last: day, now: '2026-03-12T02:00:00Z' });
  return { userId: user.userId, id: numberOfDay('2026-03-10') };
}

/** One that is over, and the running one. */
async function sheets(): Promise<Scene> {
  const employee = await createEmployee(portal.db);
  const user = await portal.as({ roles: ['employee'], employeeId: employee.id });
  const { id } = await createTimesheet(portal.db, employee, '2026-02-16');
  await createTimesheet(portal.db, employee, '2026-03-01');
  return { userId: user.userId, id };
}

async function candidates() {
  const { db } = portal;
  const { id: clientId } = await createClient(db);
  const buyer = await portal.as({ roles: ['client-admin'], clientId });
  const owner = await portal.as({ roles: ['recruitment'] });
  const choosing = await portal.as({ roles: ['client-user'], clientId });
  const position = await createOpenPosition(db, { client_id: clientId, owner_user_id: owner.userId });
  const other = await createOpenPosition(db, { client_id: clientId });
  await choosePositions(db, choosing.userId, [other.id]);
  const apply = (
    stage: 'presented' | 'interview' | 'screening',
    decision: 'undecided' | 'wants interview' | 'rejected',
  ) =>
    createApplication(db, {
      position_id: position.id,
      stage,
      decision,
      ...(decision === 'rejected' && { reason: 'Too junior' }),
    });
  const undecided = await apply('presented', 'undecided');
  await apply('presented', 'rejected');
  await apply('screening', 'undecided');
  const wished = await apply('presented', 'wants interview');
  const met = await apply('interview', 'wants interview');
  const ended = { starts_at: '2026-03-12T01:00:00Z', ends_at: '2026-03-12T01:45:00Z', application_id: met.id };
  const [unrated, rated, later] = [
    await createInterview(db, ended),
    await createInterview(db, ended),
    await createInterview(db, { application_id: met.id }),
  ];
  for (const { id } of [unrated, rated, later]) await takePart(db, id, buyer.userId, 'client');
  await buyer.call(interviewsCalls.feedback, { params: { id: rated.id }, body: { rating: 4, body: 'Good' } });
  return {
    'candidate-decision': { userId: buyer.userId, id: undecided.id },
    'interview-booking': { userId: owner.userId, id: wished.id },
    'interview-feedback': { userId: buyer.userId, id: unrated.id },
  };
}

async function drafts(): Promise<Scene> {
  const { id: clientId } = await createClient(portal.db);
  const author = await portal.as({ roles: ['client-admin'], clientId });
  await portal.as({ roles: ['client-admin'], clientId });
  const { id } = await createHireDraft(portal.db, { client_id: clientId, author_user_id: author.userId });
  return { userId: author.userId, id };
}

async function differences(needs = allNeeds): Promise<NeedDifference[]> {
  const found: NeedDifference[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const from: number = after;
    const { last, differences: some }: Awaited<ReturnType<typeof compareNext>> = await portal.services.databases.system
      .transaction()
      .execute((db) => compareNext({ db, clock: portal.clock }, from, needs));
    found.push(...some);
    after = last;
  }
  return found;
}

const withoutApproval = allNeeds.filter(({ approval }) => approval === null).map(({ kind }) => kind);

it('compares every entry that no approval waits for', async () => {
  expect(allNeeds.filter(({ approval, expected }) => approval === null && !expected)).toEqual([]);
  expect(withoutApproval.toSorted()).toEqual([...Object.keys(scenes), 'ticket'].toSorted());
  expect(await differences()).toEqual([]);
});

it.each(withoutApproval.filter((kind) => kind !== 'ticket'))(
  'reports a difference of %s in both directions',
  async (kind) => {
    const scene = scenes[kind];
    const source = allNeeds.find((one) => one.kind === kind);
    if (!scene || !source) throw new Error(`There is no scene for ${kind}.`);
    const wrong = {
      ...source,
      expected:
        async () =>
        ({ userId }: { userId: number }) =>
          userId === scene.userId ? [987_654] : [],
    };
    const found = (await differences([wrong])).filter(({ subject }) => subject.startsWith(`own ${kind} `));
    expect(found).toContainEqual({ userId: scene.userId, subject: `own ${kind} 987654`, kind: 'hidden' });
    expect(found).toContainEqual({ userId: scene.userId, subject: `own ${kind} ${scene.id}`, kind: 'extra' });
  },
);
