import { expect, it, vi } from 'vitest';
import { createPushChannels } from './push-channels.ts';
import type { PushHandler } from './push-connection.ts';

/** A line that tells who joined and left, and lets a test send. */
function fakeLine() {
  const joined = new Map<string, PushHandler>();
  const told: string[] = [];
  const line = {
    subscribe: (channel: string, onEvent: PushHandler) => {
      told.push(`join ${channel}`);
      joined.set(channel, onEvent);
      return () => told.push(`leave ${channel}`);
    },
    close: () => told.push('close'),
  };
  return { line, told, send: (channel: string, event: string) => joined.get(channel)?.(event, { id: 12 }) };
}

it('joins what is listened to when the line stands, and tells every listener', () => {
  const channels = createPushChannels();
  const [one, other] = [vi.fn(), vi.fn()];
  channels.listen('private-employees', one);
  const { line, told, send } = fakeLine();
  channels.connect(line);
  channels.listen('private-employees', other);
  send('private-employees', 'employees.changed');
  expect(told).toEqual(['join private-employees']);
  for (const handler of [one, other]) expect(handler).toHaveBeenCalledWith('employees.changed', { id: 12 });
});

it('leaves a channel with its last listener, and joins it anew for the next', () => {
  const channels = createPushChannels();
  const { line, told } = fakeLine();
  channels.connect(line);
  const [first, second] = [
    channels.listen('private-employees', vi.fn()),
    channels.listen('private-employees', vi.fn()),
  ];
  first();
  expect(told).toEqual(['join private-employees']);
  second();
  channels.listen('private-employees', vi.fn());
  expect(told).toEqual(['join private-employees', 'leave private-employees', 'join private-employees']);
});

it('keeps its listeners over a new line', () => {
  const channels = createPushChannels();
  const handler = vi.fn();
  channels.listen('private-employees', handler);
  channels.connect(fakeLine().line);
  channels.disconnect();
  const { line, send } = fakeLine();
  channels.connect(line);
  send('private-employees', 'employees.changed');
  expect(handler).toHaveBeenCalledOnce();
});
