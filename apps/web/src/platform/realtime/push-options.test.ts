import { expect, it } from 'vitest';
import { assertPushKey } from './push-key.ts';
import { pushOptions } from './push-options.ts';

const push = { key: 'muster-key', host: null, port: 0, cluster: 'mt1', devHost: 'dev.portal.example' } as const;

it.each([
  ['localhost', 6001, false],
  ['127.0.0.1', 6001, false],
  ['dev.portal.example', 443, true],
  ['portal.example', 6002, true],
])('connects to %s on port %i', (host, port, forceTLS) => {
  expect(pushOptions(push, host)).toEqual({
    key: 'muster-key',
    cluster: 'mt1',
    wsHost: host,
    wsPort: port,
    wssPort: port,
    forceTLS,
    enabledTransports: ['ws', 'wss'],
  });
});

it('treats no host as the dev host unless the portal names one', () => {
  expect(pushOptions({ ...push, devHost: null }, 'dev.portal.example').wsPort).toBe(6002);
  expect(pushOptions({ ...push, devHost: 'staging.example' }, 'staging.example').wsPort).toBe(443);
  expect(pushOptions(push, 'dev-two.portal.example').wsPort).toBe(6002);
});

it('calls.routing.2 uses the port in the page data on a local host, and nowhere else', () => {
  expect(pushOptions({ ...push, port: 7001 }, 'localhost').wsPort).toBe(7001);
  expect(pushOptions({ ...push, port: 7001 }, 'portal.example').wsPort).toBe(6002);
});

it('connects to the push host in the page data, on its port', () => {
  const options = pushOptions({ ...push, host: 'push.example', port: 8443 }, 'localhost');
  expect(options).toMatchObject({ wsHost: 'push.example', wssPort: 8443, forceTLS: true });
});

it('refuses a missing key and says what it is for', () => {
  expect(() => assertPushKey({ ...push, key: '' })).toThrow(/key to the push client/);
  expect(() => pushOptions({ ...push, key: '' }, 'localhost')).toThrow(/key to the push client/);
});
