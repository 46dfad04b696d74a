/** The rights of section 2.4 that open the tickets of one type. */
export const ticketViewPermissions = [
  'can view ticket for cctv recordings',
  'can view ticket for log ins activation',
  'can view ticket for log ins deactivation',
  'can view new candidate search ticket',
] as const;
