export { ActAsButton } from './act-as/act-as-button.tsx';
export { useActAs } from './act-as/use-act-as.tsx';
export { TimezoneForm } from './change-timezone/timezone-form.tsx';
export { IdentityDialog } from './lazy-identity-dialog.ts';
export { leaveImpersonation } from './leave-impersonation.ts';
export { accountEntries } from './managed-accounts/account-entries.tsx';
export { type AccountActs, useAccountActs } from './managed-accounts/use-account-acts.tsx';
export { signOut } from './sign-out.ts';
export { switchCompany } from './switch-company.ts';
