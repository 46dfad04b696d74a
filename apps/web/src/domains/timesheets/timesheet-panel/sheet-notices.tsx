import type { TimesheetDetails } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { Notice } from '../../../ui/notice/notice.tsx';

/** Who locked it, and that days changed after it was approved. */
export function SheetNotices({ sheet }: { readonly sheet: Pick<TimesheetDetails, 'locked' | 'is_changed'> }) {
  return (
    <>
      {sheet.locked === null ? null : <Notice tone="amber">{sheet.locked}</Notice>}
      {sheet.is_changed ? (
        <Notice tone="red">
          Days changed after the approval. Reopen it, so that it is submitted and approved again.
        </Notice>
      ) : null}
    </>
  );
}
