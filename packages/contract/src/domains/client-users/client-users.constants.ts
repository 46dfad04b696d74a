/** Labels of the form, the columns and the messages. */
export const clientUserLabels = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  role: 'Role',
  has_chosen_positions: 'Positions',
  position_ids: 'Chosen positions',
  approval_enabled: 'Can approve',
} as const;

export const clientUserLimits = {
  name: 50,
  email: 100,
  positions: 500,
  /** Invitations of one company that nobody accepted. */
  openInvitations: 50,
} as const;
