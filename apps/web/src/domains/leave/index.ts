export { undoClientLeave } from './approve-client-leave.ts';
export { undoLeave } from './approve-leave.ts';
export { leavePolicyEffect } from './leave-policy-effect.ts';
export { clientDaysText, requestDaysText } from './leave-request-texts.ts';
export { LazyOwnLeaveCard } from './own-leave/lazy-own-leave-card.tsx';
export { RequestBalanceValue, TeamAwayValue, WorkedDaysValue } from './request-facts.tsx';
