import { expect, it } from 'vitest';
import { claimsOf, createBrowser } from './web-push-message.fixture.ts';
import { areBrowserKeys, createPushKey, encryptForBrowser, pushAuthorization } from './web-push-message.ts';

it('encrypts the example of RFC 8291, appendix A', () => {
  const browser = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const sealed = encryptForBrowser('When I grow up, I want to be a watermelon', browser, {
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    ownKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  });
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('is read by the browser that subscribed, and by no other', () => {
  const [one, other] = [createBrowser(), createBrowser()];
  const sealed = encryptForBrowser('Your leave request was approved. ✓', one.keys);
  expect(one.read(sealed)).toBe('Your leave request was approved. ✓');
  expect(() => other.read(sealed)).toThrow();
  expect(encryptForBrowser('x', one.keys).equals(encryptForBrowser('x', one.keys))).toBe(false);
});

it('signs who sends, for one service and a limited time (RFC 8292)', () => {
  const expires = Temporal.Instant.from('2026-03-02T12:00:00Z');
  const facts = { audience: 'https://push.example.com', contact: 'https://portal.example.com', expires };
  const header = pushAuthorization(createPushKey(), facts);
  expect(claimsOf(header)).toEqual({
    aud: 'https://push.example.com',
    sub: 'https://portal.example.com',
    exp: expires.epochMilliseconds / 1000,
  });
  const [start = '', end = ''] = header.split(', k=');
  expect(claimsOf(`${start}, k=${createPushKey().publicKey}`)).toBeNull();
  expect(end).toHaveLength(87);
});

it('accepts only keys of a browser', () => {
  const { keys } = createBrowser();
  expect(areBrowserKeys(keys)).toBe(true);
  const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url');
  for (const p256dh of ['', 'AAAA', offCurve]) expect(areBrowserKeys({ ...keys, p256dh })).toBe(false);
  expect(areBrowserKeys({ ...keys, auth: 'AAAA' })).toBe(false);
});
