/** Admins give people of the provider's side access, as they decide on roles (section 2.4). */
export const staffUserAccess = { roles: ['admin'] } as const;
