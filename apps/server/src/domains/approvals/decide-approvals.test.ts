import { needOf } from '@muster/contract/domains/approvals/approval.rules.ts';
import {
  type ApprovalDecision,
  approvalDecisions,
  stepRules,
} from '@muster/contract/domains/approvals/approvals.constants.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { addPolicyVersion, createPolicy, person, type StepGaps, viewerOf } from '../../testing/factories/approvals.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';
import type { DecisionResult } from './decide-approvals.ts';
import { decideApprovals, openApprovals, withdrawApprovals } from './index.ts';
import { remindApprovers } from './remind-approvers.ts';

type User = Awaited<ReturnType<typeof createUser>>;

let portal: TestPortal;
let people: User[];
let requester: User;
beforeAll(async () => {
  portal = await buildTestApp();
  people = [];
  for (let left = 5; left > 0; left -= 1) people.push(await createUser(portal.db));
  requester = await createUser(portal.db);
  await createUser(portal.db, { roles: ['workforce admin'] });
});
afterAll(() => portal.close());

const at = (index: number): User => people[index] ?? requester;
const everybody = () => people.map(person);

interface Subject {
  readonly version?: number;
  readonly requesterUserId?: number | null;
  readonly employeeId?: number | null;
  readonly clientId?: number | null;
  readonly facts?: Record<string, number>;
}

let lastSubject = 0;
async function open(steps: readonly StepGaps[], subject: Subject = {}) {
  const kind = await createPolicy(portal.db, steps);
  lastSubject += 1;
  const id = lastSubject;
  const defaults = { version: 1, requesterUserId: requester.id, employeeId: null, clientId: null };
  const opened = { ...defaults, ...subject, subjectId: id };
  await portal.db.transaction().execute((db) => openApprovals({ db, clock: portal.clock }, kind, [opened]));
  return { kind, id };
}

interface Attempt {
  readonly decision?: ApprovalDecision;
  readonly seen?: number;
  readonly current?: number;
  readonly impersonated?: boolean;
}

const comment = 'Not like this.';

/** One decision in a transaction of its own. `performed` runs with the side effect. */
async function decide(
  { kind, id }: { kind: string; id: number },
  user: User,
  { decision = 'approved', seen = 1, current = 1, impersonated = false }: Attempt = {},
): Promise<DecisionResult | undefined> {
  return portal.db.transaction().execute(async (db) => {
    const impersonator = impersonated ? { userId: 1, name: 'Somebody' } : null;
    const ctx = {
      db,
      clock: portal.clock,
      viewer: { ...viewerOf(user), impersonator },
      announce: async () => undefined,
    };
    const subjects = [{ id, seen, current }];
    const results = await decideApprovals(ctx, {
      kind,
      subjects,
      decision,
      comment: decision === 'refused' ? comment : null,
    });
    return results.get(id);
  });
}

const requestsOf = ({ kind }: { kind: string }) =>
  portal.db.selectFrom('approval_request').selectAll().where('kind', '=', kind).orderBy('round').execute();

const decisionsIn = (requestIds: readonly number[]) =>
  portal.db.selectFrom('approval_decision').selectAll().where('request_id', 'in', requestIds).orderBy('id').execute();

it('goes through the steps in order and approves with the last one', async () => {
  const subject = await open([
    { approvers: [person(at(0))] },
    { rule: 'everyone', approvers: [person(at(1)), person(at(2))] },
  ]);
  expect(await decide(subject, at(1))).toEqual({ refusal: 'not-approver' });
  expect(await decide(subject, at(0))).toEqual({ outcome: 'pending' });
  expect(await decide(subject, at(0))).toEqual({ refusal: 'not-approver' });
  expect(await decide(subject, at(1))).toEqual({ outcome: 'pending' });
  expect(await decide(subject, at(1))).toEqual({ refusal: 'decided' });
  expect(await decide(subject, at(2))).toEqual({ outcome: 'approved' });
  expect(await decide(subject, at(2))).toEqual({ refusal: 'closed' });
});

it('skips a step whose condition is false', async () => {
  const condition = { field: 'minutes', operator: 'at-least', value: 60 } as const;
  const steps = [{ approvers: [person(at(0))] }, { condition, approvers: [person(at(1))] }];
  expect(await decide(await open(steps, { facts: { minutes: 59 } }), at(0))).toEqual({ outcome: 'approved' });
  expect(await decide(await open(steps, { facts: { minutes: 60 } }), at(0))).toEqual({ outcome: 'pending' });
});

it('refuses decisions on own requests, on the own record, on an older version, and while acting as another user', async () => {
  const own = await open([{ approvers: everybody() }], { requesterUserId: at(0).id });
  expect(await decide(own, at(0))).toEqual({ refusal: 'own' });
  const employee = await createEmployee(portal.db);
  const self = await createUser(portal.db, { employeeId: employee.id, roles: ['hr'] });
  const about = await open([{ approvers: [{ source: 'role', role: 'hr' }] }], { employeeId: employee.id });
  expect(await decide(about, self)).toEqual({ refusal: 'own' });
  expect(await decide(own, at(1), { seen: 1, current: 2 })).toEqual({ refusal: 'version' });
  await expect(decide(own, at(1), { impersonated: true })).rejects.toThrow('while acting as another user');
});

it('finds approvers by role, team, client and account manager', async () => {
  const lead = await createEmployee(portal.db);
  const member = await createEmployee(portal.db, { client_id: lead.client_id });
  const team = await createTeam(portal.db, { client_id: lead.client_id });
  await addToTeam(portal.db, team, lead, 'teamLead');
  await addToTeam(portal.db, team, member);
  const leading = await createUser(portal.db, { employeeId: lead.id, roles: ['team lead'] });
  const client = await createUser(portal.db, { clientId: lead.client_id, columns: { approval_enabled: true } });
  const silent = await createUser(portal.db, { clientId: lead.client_id });
  const manager = await createUser(portal.db);
  await portal.db
    .insertInto('client_account_manager')
    .values({ client_id: lead.client_id, user_id: manager.id })
    .execute();
  const about = { employeeId: member.id, clientId: lead.client_id };
  const elsewhere = { employeeId: (await createEmployee(portal.db)).id, clientId: null };
  for (const [source, user] of [
    ['lead', leading],
    ['client-approver', client],
    ['account-manager', manager],
  ] as const) {
    const steps = [{ approvers: [{ source }] }];
    expect(await decide(await open(steps, elsewhere), user)).toEqual({ refusal: 'not-approver' });
    const subject = await open(steps, about);
    expect(await decide(subject, silent)).toEqual({ refusal: 'not-approver' });
    expect(await decide(subject, user)).toEqual({ outcome: 'approved' });
  }
});

it('passes a step without approvers on to the escalation role, with a trace', async () => {
  const subject = await open([{ rule: 'everyone', approvers: [person(requester)], escalationRole: 'payroll' }]);
  const [request] = await requestsOf(subject);
  const traces = portal.db
    .selectFrom('approval_trace')
    .select('text')
    .where('request_id', '=', request?.id ?? 0);
  expect(await traces.execute()).toEqual([
    { text: 'The step has no approver. It was passed on to the role workforce admin.' },
  ]);
  const payroll = await createUser(portal.db, { roles: ['payroll'] });
  expect(await decide(subject, payroll)).toEqual({ outcome: 'approved' });
});

it('picks the next by the rule if an approver leaves, and still needs as many decisions', async () => {
  const [one, two] = [await createUser(portal.db), await createUser(portal.db)];
  const subject = await open([{ rule: 'everyone', approvers: [person(one), person(two)], escalationRole: 'finance' }]);
  const finance = await createUser(portal.db, { roles: ['finance'] });
  expect(await decide(subject, finance)).toEqual({ refusal: 'not-approver' });
  expect(await decide(subject, one)).toEqual({ outcome: 'pending' });
  await portal.db.updateTable('app_user').set({ status: 'disabled' }).where('id', '=', two.id).execute();
  expect(await decide(subject, two)).toEqual({ refusal: 'not-approver' });
  expect(await decide(subject, finance)).toEqual({ outcome: 'approved' });
});

it('lets a substitute decide once, within the dates, and records for whom', async () => {
  portal.clock.set('2026-03-10T02:00:00Z');
  const substitute = await createUser(portal.db);
  const days = '[2026-03-10,2026-03-12)';
  const values = { substitute_user_id: substitute.id, days };
  await portal.db
    .insertInto('approval_substitute')
    .values([
      { ...values, user_id: at(0).id },
      { ...values, user_id: at(1).id },
    ])
    .execute();
  const subject = await open([{ rule: 'everyone', approvers: [person(at(0)), person(at(1))] }]);
  expect(await decide(subject, substitute)).toEqual({ outcome: 'pending' });
  expect(await decide(subject, substitute)).toEqual({ refusal: 'decided' });
  expect(await decide(subject, at(0))).toEqual({ refusal: 'decided' });
  expect(await decide(subject, at(1))).toEqual({ outcome: 'approved' });
  const [request] = await requestsOf(subject);
  expect(await decisionsIn([request?.id ?? 0])).toMatchObject([
    { decided_by_name: substitute.name, instead_of_name: at(0).name, on_behalf_of_user_id: at(0).id },
    { decided_by_name: at(1).name, instead_of_name: null },
  ]);
  const other = await open([{ approvers: [person(at(0))] }]);
  portal.clock.set('2026-03-11T16:00:00Z');
  expect(await decide(other, substitute)).toEqual({ refusal: 'not-approver' });
});

it('begins a new round if the subject changed after a decision, and continues the round before one', async () => {
  const subject = await open([{ rule: 'everyone', approvers: [person(at(0)), person(at(1))] }]);
  expect(await decide(subject, at(0), { seen: 2, current: 2 })).toEqual({ outcome: 'pending' });
  expect(await decide(subject, at(1), { seen: 3, current: 3 })).toEqual({ outcome: 'pending' });
  expect(await requestsOf(subject)).toMatchObject([
    { round: 1, state: 'withdrawn', subject_version: 2 },
    { round: 2, state: 'pending', subject_version: 3 },
  ]);
  expect(await decide(subject, at(0), { seen: 3, current: 3 })).toEqual({ outcome: 'approved' });
});

it('refuses changes of decisions, versions and closed requests in the database', async () => {
  const subject = await open([{ rule: 'everyone', approvers: [person(at(0)), person(at(1))] }]);
  const now = portal.clock.now().toString();
  const undecided = portal.db
    .updateTable('approval_request')
    .set({ state: 'approved', closed_at: now })
    .where('kind', '=', subject.kind);
  await expect(undecided.execute()).rejects.toThrow('needs 2 approvals');
  await decide(subject, at(0));
  for (const table of ['approval_decision', 'approval_step', 'approval_policy_version'] as const)
    await expect(portal.db.deleteFrom(table).execute()).rejects.toThrow('never changed or removed');
  expect(await decide(subject, at(1), { decision: 'refused' })).toEqual({ outcome: 'refused' });
  const reopened = portal.db
    .updateTable('approval_request')
    .set({ state: 'pending', closed_at: null })
    .where('kind', '=', subject.kind);
  await expect(reopened.execute()).rejects.toThrow('is refused already');
});

const step = fc.record({
  rule: fc.constantFrom(...stepRules),
  people: fc.uniqueArray(fc.nat(4), { minLength: 1, maxLength: 5 }),
  isConditional: fc.boolean(),
});
const attempt = fc.record({
  user: fc.nat(7),
  decision: fc.constantFrom(...approvalDecisions, 'approved' as const, 'approved' as const),
});

const disturbance = fc.constantFrom('withdraw', 'reopen', 'publish', 'remind');

it('never approves with fewer decisions than required, decides twice or acts twice, whatever runs in parallel', async () => {
  portal.clock.set('2026-04-01T02:00:00Z');
  const acting = await createUser(portal.db);
  const planner = await createUser(portal.db, { roles: ['workforce admin'] });
  const days = '[2026-04-01,2026-06-30)';
  await portal.db
    .insertInto('approval_substitute')
    .values([0, 1].map((index) => ({ user_id: at(index).id, substitute_user_id: acting.id, days })))
    .execute();
  // After the people: the requester, a substitute for two of them, and a person who is only asked by an escalation.
  const actors = [...people, requester, acting, planner];
  const policies = fc.array(step, { minLength: 1, maxLength: 3 });
  const attempts = fc.array(attempt, { minLength: 4, maxLength: 14 });
  const disturbances = fc.array(disturbance, { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(policies, attempts, disturbances, async (steps, tries, disturbed) => {
      const condition = { field: 'minutes', operator: 'at-least', value: 1 } as const;
      const subject = await open(
        steps.map(({ rule, people: of, isConditional }) => ({
          rule,
          approvers: of.map((index) => person(at(index))),
          escalateAfter: 1,
          ...(isConditional && { condition }),
        })),
        { facts: { minutes: 0 } },
      );
      portal.clock.advance({ minutes: 61 });
      const withdraw = (isReopened: boolean) =>
        portal.db.transaction().execute(async (db) => {
          const ctx = { db, clock: portal.clock, viewer: viewerOf(requester) };
          const closed = await withdrawApprovals(ctx, { kind: subject.kind, subjectIds: [subject.id], reason: null });
          const again = { version: 1, requesterUserId: requester.id, employeeId: null, clientId: null };
          if (isReopened && closed > 0)
            await openApprovals(ctx, subject.kind, [{ ...again, subjectId: subject.id, facts: { minutes: 0 } }]);
        });
      const whole = [{ rule: 'everyone' as const, people: [0, 1, 2, 3, 4], isConditional: false }];
      const disturb = {
        withdraw: () => withdraw(false),
        reopen: () => withdraw(true),
        publish: () =>
          portal.db
            .transaction()
            .execute((db) => addPolicyVersion(db, subject.kind, [{ rule: 'everyone', approvers: everybody() }])),
        remind: () => remindApprovers(portal.services),
      };
      const others = [...new Set(disturbed)].map((kind) => disturb[kind]());
      const results = await Promise.all(
        tries.map(({ user, decision }) => decide(subject, actors[user] ?? requester, { decision })),
      );
      await Promise.all(others);
      const effects = results.filter((result) => result && 'outcome' in result && result.outcome === 'approved');
      const requests = await requestsOf(subject);
      const approved = requests.filter(({ state }) => state === 'approved');
      expect(approved.length).toBeLessThanOrEqual(1);
      expect(effects).toHaveLength(approved.length);
      const decisions = await decisionsIn(requests.map(({ id }) => id));
      for (const by of ['decided_by_user_id', 'on_behalf_of_user_id'] as const) {
        const keys = decisions.map((made) => `${made.request_id} ${made.step} ${made[by]}`);
        expect(new Set(keys).size).toBe(keys.length);
        expect(decisions.some((made) => made[by] === requester.id)).toBe(false);
      }
      const [version] = await portal.db
        .selectFrom('approval_policy_version')
        .select('id')
        .where('policy_key', '=', subject.kind)
        .where('number', '=', 1)
        .execute();
      for (const request of approved) {
        const own = request.policy_version_id === version?.id ? steps : whole;
        const placed = own.map((each, index) => ({ ...each, position: index + 1 }));
        const applying = placed.filter(({ isConditional }) => !isConditional);
        for (const { rule, people: of, position } of applying.length > 0 ? applying : placed.slice(-1)) {
          const approvals = decisions.filter(
            (made) => made.request_id === request.id && made.step === position && made.decision === 'approved',
          );
          expect(approvals.length).toBeGreaterThanOrEqual(needOf(rule, of.length).required);
        }
      }
    }),
    { numRuns: 20, endOnFailure: true },
  );
});
