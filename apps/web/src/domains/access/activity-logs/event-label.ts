import { capitalized } from '@muster/contract/capitalized.ts';

/** 'accounts.change-password' is 'Change password', 'employees.read-sensitive' 'View sensitive data'. */
export function eventLabel(event: string): string {
  const act = event.split('.').at(-1) ?? event;
  return plainer[act] ?? capitalized(act.replaceAll('-', ' '));
}

/** Names of events that say too little without their area. */
const plainer: Readonly<Record<string, string>> = {
  attach: 'Add attachment',
  login: 'Sign in',
  'login-refused': 'Sign-in refused',
  logout: 'Sign out',
  'read-costs': 'View costs',
  'read-profile': 'View profile',
  'read-outbox': 'View outbox',
  'read-sensitive': 'View sensitive data',
};

/** 'accounts.change-password' belongs to 'Accounts'. */
export function eventArea(event: string): string {
  return capitalized(event.split('.', 1)[0] ?? event);
}
