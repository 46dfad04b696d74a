import { requiredDay } from '../../fields.ts';
import { validationMessages as say } from '../../validation-messages.ts';

/** The regularization date, six months later, is a day of the year 9999 at the latest (section 2.10). */
const latestStartDay = '9999-06-30';

/** The first day of an employment. */
export const startDay = (label: string) =>
  requiredDay(label).refine((day) => day <= latestStartDay, say.latestDay(label, latestStartDay));
