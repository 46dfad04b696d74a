import {
  type ClientSheetDetails,
  clientDecisionBody,
} from '@muster/contract/domains/timesheets/client-timesheets.calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { clientTimesheetsEndpoints } from '../../../platform/api/endpoints/client-timesheets.generated.ts';
import { bodyTo, formCall } from '../../../platform/form/form-call.ts';
import { RecordDialog } from '../../../platform/form/record-dialog.tsx';
import { TextAreaField } from '../../../platform/form/text-area-field.tsx';
import { refreshClientSheets } from './client-timesheets.queries.ts';

export type ClientDecision = 'approved' | 'returned';

/** Approves the hours or returns them. A return needs a comment, which the person reads. */
export function ClientDecisionDialog({ sheet, decision, opened, onClose, onDecided }: ClientDecisionDialogProps) {
  const queries = useQueryClient();
  const { id, version, employee } = sheet;
  const isReturn = decision === 'returned';
  const verb = isReturn ? 'Return' : 'Approve';
  return (
    <RecordDialog<{ comment: string }>
      title={`${verb} hours: ${employee}`}
      formLabel={verb}
      intro={
        isReturn
          ? `${employee} sees your comment, corrects the hours and submits them again.`
          : 'You approve the hours as shown. A comment is optional.'
      }
      button={{ label: verb, processingLabel: isReturn ? 'Returning...' : 'Approving...' }}
      opened={opened}
      onClose={onClose}
      values={{ comment: '' }}
      call={formCall({
        schema: clientDecisionBody,
        bodyOf: ({ comment }) => ({ id, version, decision, comment }),
        send: bodyTo(clientTimesheetsEndpoints.decide),
      })}
      thing="hours"
      success={isReturn ? 'The hours were returned.' : 'The hours were approved.'}
      onSaved={async () => {
        await refreshClientSheets(queries);
        onDecided();
      }}
    >
      <TextAreaField<{ comment: string }> name="comment" label="Comment" required={isReturn} rows={3} maxLength={500} />
    </RecordDialog>
  );
}

interface ClientDecisionDialogProps {
  readonly sheet: ClientSheetDetails;
  readonly decision: ClientDecision;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDecided: () => void;
}
