import { adminOrHr } from '../../access.ts';

export const holidayCalendarAccess = { list: adminOrHr, change: adminOrHr } as const;
