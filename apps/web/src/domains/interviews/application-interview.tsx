import { mayBookInterviews } from '@muster/contract/domains/interviews/interviews.policy.ts';
import { isClientSide } from '@muster/contract/roles.ts';
import { IconCalendarPlus } from '@tabler/icons-react';
import { lazyPanel } from '../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../platform/panel/use-lazy-panel.tsx';
import { grantsOf, usePageData } from '../../platform/session/use-session.ts';
import type { ApplicationPart } from '../../platform/slots/application-slot.tsx';
import { Button } from '../../ui/button/button.tsx';

const BookDialog = lazyPanel(() =>
  import('./booking/book-interview-dialog.tsx').then((part) => part.BookInterviewDialog),
);

/** Books an interview of a presented application, where its record is shown. Clients invite to it. */
export function ApplicationInterview({ isPrimary = false, ...application }: ApplicationPart) {
  const grants = grantsOf(usePageData());
  const booking = useLazyPanel((one: ApplicationPart, state) => (
    <BookDialog application={one} task="book" {...state} />
  ));
  if (grants === null || !mayBookInterviews(grants)) return null;
  const label = isClientSide(grants.roles) ? 'Invite to interview…' : 'Book an interview…';
  return (
    <>
      <Button
        tone={isPrimary ? 'primary' : 'default'}
        icon={isPrimary ? <IconCalendarPlus aria-hidden="true" /> : undefined}
        aria-label={`${label} ${application.candidate}`}
        onClick={() => booking.open(application)}
      >
        {label}
      </Button>
      {booking.panel}
    </>
  );
}
