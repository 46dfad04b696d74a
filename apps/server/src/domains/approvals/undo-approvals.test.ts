import { undoSeconds } from '@muster/contract/domains/approvals/approval.rules.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createPolicy, person, type StepGaps, viewerOf } from '../../testing/factories/approvals.ts';
import { decideApprovals, openApprovals, readChains, undoApprovals } from './index.ts';

type User = Awaited<ReturnType<typeof createUser>>;

let portal: TestPortal;
let [ana, ben, cora]: User[] = [];
beforeAll(async () => {
  portal = await buildTestApp();
  [ana, ben, cora] = [await createUser(portal.db), await createUser(portal.db), await createUser(portal.db)];
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

let lastSubject = 0;
async function open(steps: readonly StepGaps[]) {
  const kind = await createPolicy(portal.db, steps);
  lastSubject += 1;
  const subject = { subjectId: lastSubject, version: 1, requesterUserId: null, employeeId: null, clientId: null };
  await portal.db.transaction().execute((db) => openApprovals({ db, clock: portal.clock }, kind, [subject]));
  return { kind, id: lastSubject };
}
type Subject = Awaited<ReturnType<typeof open>>;

const contextOf = (
  db: TestPortal['db'],
  user: User | undefined,
  impersonator: { userId: number; name: string } | null = null,
) => {
  if (!user) throw new Error('No user.');
  return { db, clock: portal.clock, viewer: { ...viewerOf(user), impersonator }, announce: async () => undefined };
};

const decide = ({ kind, id }: Subject, user: User | undefined, decision: 'approved' | 'refused' = 'approved') =>
  portal.db.transaction().execute(async (db) => {
    const made = {
      kind,
      subjects: [{ id, seen: 1, current: 1 }],
      decision,
      comment: decision === 'refused' ? 'No.' : null,
    };
    return (await decideApprovals(contextOf(db, user), made)).get(id);
  });

const undo = ({ kind, id }: Subject, user: User | undefined) =>
  portal.db
    .transaction()
    .execute(async (db) => (await undoApprovals(contextOf(db, user), { kind, subjectIds: [id] })).get(id));

const chainOf = async ({ kind, id }: Subject) =>
  (await portal.db.transaction().execute((db) => readChains(contextOf(db, ana), kind, [id]))).get(id);

it('begins the next round as it was before the approval, which can be decided again', async () => {
  const one = await open([{ approvers: [person(ana as User)] }]);
  expect(await decide(one, ana)).toEqual({ outcome: 'approved' });
  expect(await undo(one, ana)).toEqual({ undone: 'approved' });
  expect(await chainOf(one)).toMatchObject({
    ...{ state: 'pending', round: 2, may_decide: true },
    steps: [{ state: 'current', decisions: [], missing: 1 }],
    traces: [{ kind: 'undone', text: `${ana?.name} took the approval back.` }],
  });
  expect(await decide(one, ana, 'refused')).toEqual({ outcome: 'refused' });
  expect(await undo(one, ana)).toEqual({ refusal: 'closed' });
});

it('keeps what others decided, in earlier steps and in the same one', async () => {
  const all = [ana, ben].map((user) => person(user as User));
  const one = await open([{ approvers: [person(cora as User)] }, { rule: 'everyone', approvers: all }]);
  await decide(one, cora);
  await decide(one, ana);
  expect(await decide(one, ben)).toEqual({ outcome: 'approved' });
  expect(await undo(one, ana)).toEqual({ refusal: 'other' });
  expect(await undo(one, ben)).toEqual({ undone: 'approved' });
  expect(await chainOf(one)).toMatchObject({
    state: 'pending',
    steps: [
      { state: 'done', decisions: [{ by: cora?.name }] },
      { state: 'current', decisions: [{ by: ana?.name }], missing: 1 },
    ],
  });
  expect(await decide(one, ana)).toEqual({ refusal: 'decided' });
  expect(await decide(one, ben)).toEqual({ outcome: 'approved' });
});

it('goes back from a step that nobody decided yet', async () => {
  const one = await open([{ approvers: [person(ana as User)] }, { approvers: [person(ben as User)] }]);
  expect(await decide(one, ana)).toEqual({ outcome: 'pending' });
  expect(await undo(one, ana)).toEqual({ undone: 'pending' });
  expect(await decide(one, ben)).toEqual({ refusal: 'not-approver' });
  expect(await chainOf(one)).toMatchObject({ steps: [{ state: 'current' }, { state: 'ahead' }] });
});

it('is possible for a minute, once, and never while acting as another user', async () => {
  const one = await open([{ approvers: [person(ana as User)] }]);
  await decide(one, ana);
  portal.clock.set(
    Temporal.Instant.from('2026-03-02T01:00:00Z')
      .add({ seconds: undoSeconds + 1 })
      .toString(),
  );
  expect(await undo(one, ana)).toEqual({ refusal: 'late' });
  portal.clock.set('2026-03-02T01:00:30Z');
  const acting = portal.db
    .transaction()
    .execute(async (db) =>
      undoApprovals(contextOf(db, ana, { userId: 1, name: 'Somebody' }), { kind: one.kind, subjectIds: [one.id] }),
    );
  await expect(acting).rejects.toThrow('while acting as another user');
  const both = await Promise.all(
    [undo(one, ana), undo(one, ana)].map((each) => each.catch(() => 'refused by the database')),
  );
  expect(both.filter((each) => JSON.stringify(each) === '{"undone":"approved"}')).toHaveLength(1);
  expect(await undo({ kind: one.kind, id: 99_999 }, ana)).toEqual({ refusal: 'closed' });
});
