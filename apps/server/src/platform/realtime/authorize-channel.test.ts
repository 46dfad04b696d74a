import { Problem } from '@muster/contract';
import { describe, expect, it } from 'vitest';
import { authorizeChannel, type ChannelRule } from './authorize-channel.ts';
import { type PushApp, signSubscription } from './push-app.ts';

interface Person {
  readonly id: number;
  readonly session: number;
}

const app: PushApp = { key: 'test-key', secret: 'test-secret' };
const rules: ChannelRule<Person>[] = [
  { pattern: 'private-user.{id}', mayJoin: (viewer, { id }) => String(viewer.id) === id },
  {
    pattern: 'presence-room.{room}',
    mayJoin: (_, { room }) => room !== 'closed',
    member: ({ id }) => ({ id: String(id), info: { name: `Person ${id}` } }),
  },
];

describe('authorisation', () => {
  const person: Person = { id: 7, session: 1 };
  const ask = (channel: string, socketId = '1.2') =>
    authorizeChannel({ app, rules, viewer: person, sessionId: 1, socketId, channel });

  it('signs as protocol 7 specifies, including the session', async () => {
    expect(
      signSubscription({ key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' }, '1234.1234', 'private-foobar'),
    ).toEqual({
      auth: '278d425bdf160c739803:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4',
    });
    expect(await ask('private-user.7')).toMatchObject({ channel_data: '{"session":1}' });
    expect(JSON.parse((await ask('presence-room.a')).channel_data ?? '')).toEqual({
      user_id: '7',
      user_info: { name: 'Person 7' },
      session: 1,
    });
    const outside = await authorizeChannel({
      app,
      rules,
      viewer: person,
      sessionId: 1,
      socketId: '1.2',
      channel: 'private-user.7',
      isExternal: true,
    });
    expect(outside).toEqual(signSubscription(app, '1.2', 'private-user.7'));
  });

  it.each([
    'private-user.8',
    'private-user.',
    'private-user.7.more',
    'private-user.*',
    'xprivate-user.7',
    'presence-room.closed',
    'private-other',
    'notices',
    'private-user.7\n',
    `private-user.${'7'.repeat(200)}`,
    'private-userx7',
  ])('refuses %j', async (channel) => {
    await expect(ask(channel)).rejects.toThrow(Problem);
  });

  it.each(['', '1', 'a.b', '1.2:private-user.8', '1.2\n'])('refuses the socket id %j', async (socketId) => {
    await expect(ask('private-user.7', socketId)).rejects.toThrow(Problem);
  });
});
