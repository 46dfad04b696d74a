import { afterEach, expect, it, vi } from 'vitest';
import { notificationSettingsEndpoints as endpoints } from '../../../platform/api/endpoints/notification-settings.generated.ts';
import { startSession } from '../../../platform/session/session-store.ts';
import { fakeServer, watch } from '../../../testing/fake-server.ts';
import { pageDataFor } from '../../../testing/people.ts';
import { withFakeServer } from '../../../testing/render-screen.tsx';
import { notificationSettings, usualAnswers } from '../../../testing/usual-answers.ts';
import { forgetThisBrowser } from './this-browser.ts';

withFakeServer();
afterEach(() => vi.unstubAllGlobals());

const endpoint = 'https://push.example/here';
const browser = { id: 4, browser: 'Firefox', endpoint, created_at: '2026-03-01T00:00:00Z' };

/** A browser with this subscription, or without one. */
function browserWith(subscription: { endpoint: string; unsubscribe: () => Promise<boolean> } | null) {
  const registration = { pushManager: { getSubscription: async () => subscription } };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration }, onLine: true });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', class {});
  const page = pageDataFor({ roles: ['hr'] });
  startSession(page);
  fakeServer.use(...usualAnswers(page));
  return watch(endpoints.unsubscribe, undefined);
}

it('ends the messages of this browser, in the portal and in the browser', async () => {
  const unsubscribe = vi.fn(async () => true);
  const removed = browserWith({ endpoint, unsubscribe });
  const other = { ...browser, id: 5, endpoint: 'https://push.example/elsewhere' };
  watch(endpoints.read, { ...notificationSettings, browsers: [other, browser] });
  await forgetThisBrowser();
  expect(removed.map(({ params }) => params)).toMatchObject([{ id: '4' }]);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it('ends the messages of an earlier user of this browser in the browser', async () => {
  const unsubscribe = vi.fn(async () => true);
  const removed = browserWith({ endpoint, unsubscribe });
  watch(endpoints.read, { ...notificationSettings, browsers: [] });
  await forgetThisBrowser();
  expect(removed).toEqual([]);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it('asks nothing of the portal in a browser without messages', async () => {
  const removed = browserWith(null);
  const asked = watch(endpoints.read, notificationSettings);
  await forgetThisBrowser();
  expect([...asked, ...removed]).toEqual([]);
});
