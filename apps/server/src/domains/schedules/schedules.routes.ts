import { swapsCalls } from '@muster/contract/domains/schedules/swaps.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { answerSwap, withdrawSwap } from './answer-swap.ts';
import { decideSwap, undoSwap } from './decide-swap.ts';
import { readColleagues, readOwnSwaps, readShiftsInReturn, readSwaps } from './read-swaps.ts';
import { requestSwap } from './request-swap.ts';

export const schedulesBindings = [
  bind(swapsCalls.colleagues, readColleagues),
  bind(swapsCalls.inReturn, readShiftsInReturn),
  bind(swapsCalls.own, readOwnSwaps),
  bind(swapsCalls.request, requestSwap),
  bind(swapsCalls.answer, answerSwap),
  bind(swapsCalls.withdraw, withdrawSwap),
  bind(swapsCalls.list, readSwaps),
  bind(swapsCalls.decide, decideSwap),
  bind(swapsCalls.undo, undoSwap),
];
