export { swapsById } from './swap-list.repository.ts';
