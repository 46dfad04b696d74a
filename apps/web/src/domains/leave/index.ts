export { leavePolicyEffect } from './leave-policy-effect.ts';
export { LazyOwnLeaveCard } from './own-leave/lazy-own-leave-card.tsx';
export { RequestBalanceValue, TeamAwayValue } from './request-facts.tsx';
