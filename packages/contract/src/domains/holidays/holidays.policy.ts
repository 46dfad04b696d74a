import { adminOrHr } from '../../access.ts';

export const holidayAccess = { list: adminOrHr, change: adminOrHr } as const;
