import { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { applicationsCalls as calls } from '@muster/contract/domains/recruitment/applications.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createApplication } from '../../testing/factories/applications.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { choosePositions, createOpenPosition } from '../../testing/factories/open-positions.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const linksOf = async (userId: number, type: string) => {
  const rows = await portal.db
    .selectFrom('notification')
    .select('link')
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .execute();
  return rows.map(({ link }) => link);
};

it('notifies the users of the client who see the position, and takes it back with the candidate', async () => {
  const { id: clientId } = await createClient(portal.db);
  const { id: otherClient } = await createClient(portal.db);
  const owner = await portal.as({ roles: ['recruitment'] });
  const position = await createOpenPosition(portal.db, { client_id: clientId, owner_user_id: owner.userId });
  const hidden = await createOpenPosition(portal.db, { client_id: clientId });
  const { id, uuid } = await createApplication(portal.db, { position_id: position.id, stage: 'screening' });
  const admin = await portal.as({ roles: ['client-admin'], clientId });
  const contact = await portal.as({ roles: ['client'], clientId });
  const elsewhere = await portal.as({ roles: ['client-user'], clientId });
  await choosePositions(portal.db, elsewhere.userId, [hidden.id]);
  const stranger = await portal.as({ roles: ['client-admin'], clientId: otherClient });
  await owner.call(calls.move, { params: { id }, body: { version: 1, stage: 'presented' } });
  const presented = async () =>
    Promise.all([admin, contact, elsewhere, stranger].map(({ userId }) => linksOf(userId, 'recruitment.presented')));
  expect(await presented()).toEqual([
    [`/position/candidate-profile/${uuid}`],
    [`/recruitment/position-candidates/${position.uuid}`],
    [],
    [],
  ]);
  await owner.call(calls.move, { params: { id }, body: { version: 2, stage: 'screening' } });
  expect((await presented())[0]).toEqual([]);
});

it('notifies once of candidates who are presented together, and leaves those that changed meanwhile', async () => {
  const { id: clientId } = await createClient(portal.db);
  const owner = await portal.as({ roles: ['recruitment'] });
  const admin = await portal.as({ roles: ['client-admin'], clientId });
  const contact = await portal.as({ roles: ['client'], clientId });
  const position = await createOpenPosition(portal.db, { client_id: clientId, owner_user_id: owner.userId });
  const screened = async () =>
    (await createApplication(portal.db, { position_id: position.id, stage: 'screening' })).id;
  const [one, two, changed] = [await screened(), await screened(), await screened()];
  const { body } = await owner.call(calls.present, {
    body: {
      applications: [
        { id: two, version: 1 },
        { id: changed, version: 2 },
        { id: one, version: 1 },
      ],
    },
  });
  expect(body.presented).toEqual([
    { id: one, version: 2 },
    { id: two, version: 2 },
  ]);
  expect(body.refused).toEqual([{ id: changed, reason: expect.stringMatching(/changed/) }]);
  expect(await linksOf(admin.userId, 'recruitment.presented')).toEqual([
    `/position/my-open-positions/candidates/${position.uuid}`,
  ]);
  expect(await linksOf(contact.userId, 'recruitment.presented')).toHaveLength(1);
  const rows = await admin.call(notificationsCalls.list);
  expect(rows.body.data[0]?.title).toBe(`2 new candidates for ${position.title}`);
  const stages = await owner.call(calls.ofPosition, { params: { uuid: position.uuid } });
  expect(stages.body.data.map(({ id, stage }) => [id, stage]).toSorted()).toEqual([
    [one, 'presented'],
    [two, 'presented'],
    [changed, 'screening'],
  ]);
});

it('notifies the owner of the position of each decision', async () => {
  const { id: clientId } = await createClient(portal.db);
  const owner = await portal.as({ roles: ['recruitment'] });
  const position = await createOpenPosition(portal.db, { client_id: clientId, owner_user_id: owner.userId });
  const application = await createApplication(portal.db, { position_id: position.id, stage: 'presented' });
  const user = await portal.as({ roles: ['client-user'], clientId });
  const params = { id: application.id };
  await user.call(calls.decide, { params, body: { version: 1, decision: 'shortlisted' } });
  await user.call(calls.decide, { params, body: { version: 2, decision: 'rejected', reason: 'Too junior' } });
  const path = `/recruitment/candidates/${application.candidate_id}?tab=applications`;
  expect(await linksOf(owner.userId, 'recruitment.decided')).toEqual([path, path]);
  const unowned = await createOpenPosition(portal.db, { client_id: clientId });
  const { id } = await createApplication(portal.db, { position_id: unowned.id, stage: 'presented' });
  const sent = await user.call(calls.decide, { params: { id }, body: { version: 1, decision: 'shortlisted' } });
  expect(sent.body).toEqual({ version: 2 });
});
