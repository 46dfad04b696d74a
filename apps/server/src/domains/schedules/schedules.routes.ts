import { ownScheduleCalls } from '@muster/contract/domains/schedules/own-schedule.calls.ts';
import { swapList, swapsCalls } from '@muster/contract/domains/schedules/swaps.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { answerSwap, withdrawSwap } from './answer-swap.ts';
import { decideSwap, undoSwap } from './decide-swap.ts';
import { readOwnSchedule } from './read-own-schedule.ts';
import { readColleagues, readOwnSwaps, readShiftsInReturn, readSwaps } from './read-swaps.ts';
import { requestSwap } from './request-swap.ts';
import { createFeed, readFeed, revokeFeed } from './schedule-feed.ts';

export const schedulesBindings = [
  bind(ownScheduleCalls.read, readOwnSchedule),
  bind(ownScheduleCalls.createFeed, createFeed),
  bind(ownScheduleCalls.revokeFeed, revokeFeed),
  bind(ownScheduleCalls.feed, readFeed, { everything: 'The token of the link proves who asks; nobody is signed in.' }),
  bind(swapsCalls.colleagues, readColleagues),
  bind(swapsCalls.inReturn, readShiftsInReturn),
  bind(swapsCalls.own, readOwnSwaps),
  bind(swapsCalls.request, requestSwap),
  bind(swapsCalls.answer, answerSwap),
  bind(swapsCalls.withdraw, withdrawSwap),
  ...bindList(swapList, readSwaps),
  bind(swapsCalls.decide, decideSwap),
  bind(swapsCalls.undo, undoSwap),
];
