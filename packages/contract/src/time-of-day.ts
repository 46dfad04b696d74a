/** '9:07 AM', in texts that everybody reads alike. On screens the viewer chooses between 12 and 24 hours. */
export const timeOfDayText = ({ hour, minute }: { readonly hour: number; readonly minute: number }): string =>
  `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
