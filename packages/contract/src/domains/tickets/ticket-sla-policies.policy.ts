/** When tickets are due is decided by admins alone. */
const area = { roles: ['admin'] } as const;
export const ticketSlaPolicyAccess = { list: area, change: area } as const;
