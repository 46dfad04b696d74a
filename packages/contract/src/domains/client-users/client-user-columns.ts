import { defineColumns, idColumn, optionsOf } from '../../list-column.ts';
import { roleLabel } from '../../role-label.ts';
import { clientUserStatusWords } from '../clients/client-user.ts';
import type { ClientUserRow } from './client-user-answers.ts';
import { clientUserRoles } from './client-user-role.rules.ts';
import { clientUserLabels as labels } from './client-users.constants.ts';

export const clientUserColumns = defineColumns<ClientUserRow>()({
  id: idColumn,
  name: { label: 'Name', kind: 'text', searchable: true, width: 28 },
  email: { label: labels.email, kind: 'text', searchable: true, width: 32 },
  role: { label: labels.role, kind: 'choice', options: optionsOf(clientUserRoles, roleLabel), width: 16 },
  positions: {
    label: labels.has_chosen_positions,
    kind: 'text',
    sortable: false,
    value: positionsText,
    width: 40,
  },
  approval_enabled: { label: labels.approval_enabled, kind: 'yesNo', options: { true: 'Yes', false: 'No' }, width: 14 },
  status: { label: 'Status', kind: 'choice', options: clientUserStatusWords, width: 18 },
  last_sign_in: { label: 'Last sign-in', kind: 'instant' },
});

/** The positions of a user in words: 'All positions', the titles, or 'No position'. */
export function positionsText({
  has_chosen_positions,
  positions,
}: Pick<ClientUserRow, 'has_chosen_positions' | 'positions'>): string {
  if (!has_chosen_positions) return 'All positions';
  return positions.map(({ title }) => title).join(', ') || 'No positions';
}
