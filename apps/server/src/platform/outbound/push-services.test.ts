import { expect, it } from 'vitest';
import { OutboundRefused } from './http-client.ts';
import { createPushServices } from './push-services.ts';

const services = createPushServices([new URL('https://push.example.com')]);

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['https://push.example.com/abc', true],
  ['http://fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://user@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.example.com/abc', false],
  ['https://notify.windows.com.evil.test/abc', false],
  ['https://evilnotify.windows.com/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://localhost:5432/', false],
])('%s: %s', async (endpoint, isAccepted) => {
  expect(services.accepts(new URL(endpoint))).toBe(isAccepted);
  if (isAccepted || endpoint.includes('user@')) return;
  await expect(services.send({ method: 'POST', url: new URL(endpoint) })).rejects.toThrow(OutboundRefused);
});
