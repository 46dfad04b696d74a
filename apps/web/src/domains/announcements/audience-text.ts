import { counted } from '@muster/contract/counted.ts';
import type { AnnouncementRow } from '@muster/contract/domains/announcements/announcements.calls.ts';
import { recipientRoleLabels } from '@muster/contract/domains/announcements/announcements.constants.ts';

type Audience = Pick<AnnouncementRow, 'audience' | 'chosen_clients' | 'statuses'>;

/** 'All clients', '3 clients', 'Active and Potential clients'. */
export function audienceText({ audience, chosen_clients: chosen, statuses }: Audience): string {
  if (audience === 'clients') return counted(chosen, 'client');
  return audience === 'statuses' ? `${listed(statuses)} clients` : 'All clients';
}

/** Which of their users: 'Everybody', or the roles. */
export function rolesText(roles: AnnouncementRow['roles']): string {
  if (roles.length === Object.keys(recipientRoleLabels).length) return 'All users';
  return listed(roles.map((role) => recipientRoleLabels[role]));
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
