import {
  type ClientSheetDetails,
  clientDecisionBody,
} from '@muster/contract/domains/timesheets/client-timesheets.calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { clientTimesheetsEndpoints } from '../../../platform/api/endpoints/client-timesheets.generated.ts';
import { formCall } from '../../../platform/form/form-call.ts';
import { DecisionDialog } from '../../approvals/index.ts';
import { refreshClientSheets } from './client-timesheets.queries.ts';

export type ClientDecision = 'approved' | 'returned';

/** Approves the hours or returns them. A return needs a note, which the person reads. */
export function ClientDecisionDialog({ sheet, decision, opened, onClose, onDecided }: ClientDecisionDialogProps) {
  const queries = useQueryClient();
  const { id, version, employee } = sheet;
  const isReturn = decision === 'returned';
  const verb = isReturn ? 'Return' : 'Approve';
  return (
    <DecisionDialog<ClientDecision>
      title={`${verb} hours: ${employee}`}
      formLabel={verb}
      thing="decision"
      button={{ made: decision, label: verb, processingLabel: isReturn ? 'Returning...' : 'Approving...' }}
      callOf={() =>
        formCall({
          schema: clientDecisionBody,
          bodyOf: ({ note }) => ({ id, version, decision, note }),
          send: async (body) => {
            await callApi(clientTimesheetsEndpoints.decide, { body });
            return isReturn ? 'The hours were returned.' : 'The hours were approved.';
          },
        })
      }
      chain={null}
      noteHelper={isReturn ? 'Visible to the employee.' : 'Optional.'}
      noteRequired={isReturn}
      opened={opened}
      onClose={onClose}
      onSaved={async () => {
        await refreshClientSheets(queries);
        onDecided();
      }}
    >
      <p>
        {isReturn
          ? `${employee} sees your note, corrects the hours and submits them again.`
          : 'You approve the hours as shown.'}
      </p>
    </DecisionDialog>
  );
}

interface ClientDecisionDialogProps {
  readonly sheet: ClientSheetDetails;
  readonly decision: ClientDecision;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDecided: () => void;
}
