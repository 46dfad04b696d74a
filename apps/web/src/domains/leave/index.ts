export { leavePolicyEffect } from './leave-policy-effect.ts';
export { OwnLeaveCard } from './own-leave/own-leave-card.tsx';
