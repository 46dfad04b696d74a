import { callApi } from '../../../platform/api/call-api.ts';
import { notificationSettingsEndpoints as endpoints } from '../../../platform/api/endpoints/notification-settings.generated.ts';

/** Shows messages that arrive while no page is open. */
const worker = '/notifications-worker.js';

export const canSubscribe = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The address that push services know this browser by, or null if it gets no messages. */
export async function browserEndpoint(): Promise<string | null> {
  return canSubscribe() ? ((await ownSubscription())?.endpoint ?? null) : null;
}

/** Asks the user for the permission. Throws if it is refused. */
export async function subscribeThisBrowser(publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error('The browser does not allow notifications of this site. Change it in the settings of the browser.');
  const registration = await navigator.serviceWorker.register(worker);
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await registration.pushManager.subscribe(options);
  const { keys } = subscription.toJSON();
  const body = { endpoint: subscription.endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
  await callApi(endpoints.subscribe, { body });
}

export async function removeBrowser({ id, isThis }: { readonly id: number; readonly isThis: boolean }): Promise<void> {
  if (isThis) await (await ownSubscription())?.unsubscribe();
  await callApi(endpoints.unsubscribe, { params: { id } });
}

/** At sign-out: the next person at this browser must not see messages of the one before. */
export async function forgetThisBrowser(): Promise<void> {
  const subscription = canSubscribe() ? await ownSubscription() : null;
  if (!subscription) return;
  const { browsers } = await callApi(endpoints.read);
  const own = browsers.find(({ endpoint }) => endpoint === subscription.endpoint);
  if (own) await callApi(endpoints.unsubscribe, { params: { id: own.id } });
  await subscription.unsubscribe();
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(worker);
  return (await registration?.pushManager.getSubscription()) ?? null;
}
