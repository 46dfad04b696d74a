import type { QueryClient } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { holidaySwapsEndpoints } from '../../platform/api/endpoints/holiday-swaps.generated.ts';
import { holidaysEndpoints } from '../../platform/api/endpoints/holidays.generated.ts';
import { ownScheduleEndpoints } from '../../platform/api/endpoints/own-schedule.generated.ts';

export const ownHolidaySwapsQuery = { ...apiQuery(holidaySwapsEndpoints.own), staleTime: 0 };

/** Answers that a swap changes. */
export const refreshHolidaySwaps = (queries: QueryClient) =>
  refreshAnswers(queries, [
    holidaySwapsEndpoints.own,
    holidaySwapsEndpoints.list,
    holidaySwapsEndpoints.substitutes,
    holidaysEndpoints.coming,
    ownScheduleEndpoints.read,
  ]);
