import { leaveCalendarCalls as calls } from '@muster/contract/domains/leave/leave-calendar.calls.ts';
import { leaveFeedCalls } from '@muster/contract/domains/leave/leave-feed.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { createLeaveFeed, readFeedState, readLeaveFeed, revokeLeaveFeed } from './leave-feed.ts';
import {
  readCalendarFilters,
  readCalendarRequest,
  readClientCalendar,
  readOwnCalendar,
  readStaffCalendar,
  readTeamAway,
} from './read-leave-calendar.ts';
import { readRequestBalance } from './read-request-balance.ts';

export const leaveCalendarBindings = [
  bind(calls.staff, readStaffCalendar),
  bind(calls.request, readCalendarRequest),
  bind(calls.balance, readRequestBalance),
  bind(calls.client, readClientCalendar),
  bind(calls.own, readOwnCalendar),
  bind(calls.teamAway, readTeamAway),
  bind(calls.filters, readCalendarFilters),
  bind(leaveFeedCalls.state, readFeedState),
  bind(leaveFeedCalls.create, createLeaveFeed),
  bind(leaveFeedCalls.revoke, revokeLeaveFeed),
  bind(leaveFeedCalls.read, readLeaveFeed, {
    everything: 'The token of the link proves who asks; the reach of its owner limits the rows.',
  }),
];
