export { IdentityDialog } from './identity-dialog.tsx';
export { leaveImpersonation } from './leave-impersonation.ts';
export { signOut } from './sign-out.ts';
