import { capitalized } from '@muster/contract/capitalized.ts';

/** 'accounts.change-password' is 'Change password'. */
export function eventLabel(event: string): string {
  return capitalized((event.split('.').at(-1) ?? event).replaceAll('-', ' '));
}

/** 'accounts.change-password' belongs to 'Accounts'. */
export function eventArea(event: string): string {
  return capitalized(event.split('.', 1)[0] ?? event);
}
