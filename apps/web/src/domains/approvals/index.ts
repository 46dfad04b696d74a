export { ApprovalChain } from './approval-chain.tsx';
