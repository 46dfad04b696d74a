import { clientUsersCalls } from '@muster/contract/domains/client-users/client-users.calls.ts';
import { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password } from '../domains/accounts/accounts.fixture.ts';
import { personOfTwo, workAt } from '../domains/accounts/linked-accounts.fixture.ts';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import { createUser } from './factories/accounts.ts';
import { createOpenPosition } from './factories/open-positions.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

describe('isolation between the companies of one person', () => {
  it('shows and changes nothing of the company that is not open', async () => {
    const two = await personOfTwo(portal);
    const { clientId } = two.second;
    const colleague = await createUser(portal.db, {
      roles: ['client-user'],
      clientId,
      columns: { name: 'Canary Colleague', email: `canary-${clientId}@other.test` },
    });
    await createOpenPosition(portal.db, { client_id: clientId, title: 'Canary post' });
    await portal.db
      .insertInto('notification')
      .values({ user_id: two.second.userId, type: 'canary', title: 'Canary note', body: '' })
      .execute();
    const client = await portal.signIn(two.email, password);
    const rows = { query: { dt_params: '{"rows":100}' } };
    const seen = async () => [
      (await client.refused(clientUsersCalls.list, rows)).text,
      (await client.refused(clientUsersCalls.positions)).text,
      (await client.refused(notificationsCalls.list)).text,
    ];
    expect((await seen()).join()).not.toContain('Canary');
    const foreign = [
      await client.refused(clientUsersCalls.details, { params: { uuid: colleague.uuid } }),
      await client.refused(clientUsersCalls.deactivate, { params: { id: colleague.id }, body: { version: 1 } }),
      await client.refused(clientUsersCalls.deactivate, { params: { id: two.second.userId }, body: { version: 1 } }),
    ];
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404]);
    const channel = (uuid: string) =>
      client.refused(notificationsCalls.authorizeChannel, {
        body: { socket_id: '1.2', channel_name: `private-user.${uuid}` },
      });
    expect([(await channel(two.first.uuid)).status, (await channel(two.second.uuid)).status]).toEqual([200, 403]);
    await workAt(client, two, clientId);
    expect((await seen()).every((text) => text.includes('Canary'))).toBe(true);
    expect([(await channel(two.first.uuid)).status, (await channel(two.second.uuid)).status]).toEqual([403, 200]);
  });
});
