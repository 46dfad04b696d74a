export { swapsAskedOf, swapsById } from './swap-list.repository.ts';
export { swapsOfColleagues } from './swaps-to-answer.ts';
