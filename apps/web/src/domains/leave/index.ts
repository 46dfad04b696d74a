export { OwnLeaveCard } from './own-leave/own-leave-card.tsx';
