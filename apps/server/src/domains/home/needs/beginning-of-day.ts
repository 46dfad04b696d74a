import { homeZone } from '@muster/contract';

/** The first moment of a day in the home zone. */
export const beginningOf = (day: string): string =>
  Temporal.PlainDate.from(day).toZonedDateTime(homeZone).toInstant().toString({ fractionalSecondDigits: 3 });
