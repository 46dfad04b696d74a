import { z } from 'zod';
import type { BaseContext } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import { defineEvent } from '../../platform/events/events.ts';
import { notifyOwner } from './notify-owner.ts';
import { sendInvitation, sendNotice, sendRequestedLink } from './send-account-mail.ts';

const ofUser = z.object({ userId: z.int() });

/** `replacesIssued`: by the person who was given a password for the first sign-in. */
export const passwordChanged = defineEvent(
  'accounts.password-changed',
  ofUser.extend({ replacesIssued: z.boolean().optional() }),
);
export const twoFactorTurnedOn = defineEvent('accounts.two-factor-turned-on', ofUser);
export const twoFactorTurnedOff = defineEvent('accounts.two-factor-turned-off', ofUser);
export const recoveryCodesRenewed = defineEvent('accounts.recovery-codes-renewed', ofUser);
export const accountImpersonated = defineEvent('accounts.impersonated', ofUser.extend({ byUserId: z.int() }));
export const accountInvited = defineEvent('accounts.invited', ofUser);
export const accountSetUp = defineEvent('accounts.set-up', ofUser);
/** Also for an address without an account, so that both take the same time. */
export const resetRequested = defineEvent('accounts.reset-requested', z.object({ userId: z.int().nullable() }));

const changesOfAccount = [passwordChanged, twoFactorTurnedOn, twoFactorTurnedOff, recoveryCodesRenewed] as const;

/** Emails are sent after the change is committed. */
export const accountsListeners: readonly EventListener<BaseContext>[] = [
  listen(resetRequested, 'accounts.send-requested-link', sendRequestedLink),
  listen(accountInvited, 'accounts.send-invitation', sendInvitation),
  ...changesOfAccount.map((kind) => listen(kind, 'accounts.send-notice', sendNotice(kind.name))),
  ...changesOfAccount.map((kind) => listen(kind, 'notifications.notify-user', notifyOwner(kind.name))),
  listen(accountImpersonated, 'notifications.notify-user', notifyOwner(accountImpersonated.name)),
];
