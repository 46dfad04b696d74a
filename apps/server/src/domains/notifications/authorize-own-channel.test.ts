import { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSignedBy } from '../../platform/realtime/push-app.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createHireDraft } from '../../testing/factories/hire-drafts.ts';
import { choosePositions, createOpenPosition } from '../../testing/factories/open-positions.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const socketId = '12345.67890';
const ask = (persona: Persona, channel: string) =>
  persona.call(notificationsCalls.authorizeChannel, { body: { socket_id: socketId, channel_name: channel } });

describe('row 28: joining a channel', () => {
  it('is allowed for the own channel, bound to the socket and the session', async () => {
    const persona = await portal.as({ roles: ['employee'] });
    const channel = `private-user.${persona.uuid}`;
    const { status, body } = await ask(persona, channel);
    expect(status).toBe(200);
    const facts = { channel, auth: body.auth, channelData: body.channel_data };
    expect(isSignedBy(portal.services.push.app, { ...facts, socketId })).toBe(true);
    expect(isSignedBy(portal.services.push.app, { ...facts, socketId: '1.1' })).toBe(false);
    expect(JSON.parse(body.channel_data ?? '{}')).toEqual({ session: persona.sessionId });
  });

  it("is refused for another user's channel and for undeclared names", async () => {
    const persona = await portal.as({ roles: ['admin'] });
    const other = await portal.as({ roles: ['employee'] });
    const names = [
      `private-user.${other.uuid}`,
      'private-user.',
      'private-user.1',
      'private-anything',
      'presence-employees',
    ];
    for (const name of names) expect([name, (await ask(persona, name)).status]).toEqual([name, 403]);
    expect((await ask(persona, 'private-user.*')).status).toBe(422);
    expect((await ask(persona, `private-${'x'.repeat(200)}`)).status).toBe(422);
    expect((await ask(persona, 'public-news')).status).toBe(422);
  });

  it('of all employees is refused to users who see only one client or one record', async () => {
    const client = await createClient(portal.db);
    const employee = await createEmployee(portal.db, { client_id: client.id });
    const permissions = ['can view all employees'] as const;
    const outsiders = [
      await portal.as({ roles: ['client-admin'], permissions, clientId: client.id }),
      await portal.as({ roles: ['employee'], permissions, employeeId: employee.id }),
    ];
    for (const persona of outsiders) expect((await ask(persona, 'private-employees')).status).toBe(403);
  });

  it('of the people at a draft is allowed to those of its company who see it, and shows their name', async () => {
    const { id: clientId } = await createClient(portal.db);
    const draft = await createHireDraft(portal.db, { client_id: clientId });
    const position = await createOpenPosition(portal.db, { client_id: clientId });
    const published = await createHireDraft(portal.db, {
      ...{ client_id: clientId, position_id: position.id, isReviewed: true },
    });
    const priya = await portal.as({ roles: ['client-user'], clientId, name: 'Priya Nair' });
    const chosen = await portal.as({ roles: ['client-user'], clientId });
    await choosePositions(portal.db, chosen.userId, []);
    const outsiders = [
      await portal.as({ roles: ['client-admin'], clientId: (await createClient(portal.db)).id }),
      await portal.as({ roles: ['admin', 'client-user'] }),
      await portal.as({ roles: ['client'], clientId }),
      chosen,
    ];
    const { body } = await ask(priya, `presence-hire-draft.${draft.uuid}`);
    expect(JSON.parse(body.channel_data ?? '{}')).toMatchObject({
      ...{ user_id: priya.uuid, user_info: { name: 'Priya Nair' } },
    });
    for (const persona of outsiders) expect((await ask(persona, `presence-hire-draft.${draft.uuid}`)).status).toBe(403);
    for (const name of [published.uuid, crypto.randomUUID(), 'none', `${draft.uuid}x`])
      expect((await ask(priya, `presence-hire-draft.${name}`)).status).toBe(403);
    expect((await ask(priya, `private-hire-draft.${draft.uuid}`)).status).toBe(403);
  });

  it('uses the current rights', async () => {
    const persona = await portal.as({ permissions: ['can view all employees'] });
    expect((await ask(persona, 'private-employees')).status).toBe(200);
    await portal.db.deleteFrom('user_permission').where('user_id', '=', persona.userId).execute();
    expect((await ask(persona, 'private-employees')).status).toBe(403);
  });
});
