import { createOfficeBody } from '@muster/contract/domains/lookups/offices.schemas.ts';
import { messages, successMessage } from '@muster/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { officesEndpoints } from '../../../platform/api/endpoints/offices.generated.ts';
import { bodyTo, formCall } from '../../../platform/form/form-call.ts';
import { RecordDialog } from '../../../platform/form/record-dialog.tsx';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { refreshOfficesAndCurrencies } from '../lookups.queries.ts';
import { OfficeFields } from './office-fields.tsx';
import { type OfficeValues, officeValuesOf } from './office-values.ts';

const send = bodyTo(officesEndpoints.create);
const { add, adding } = messages.employeeForm.button;

/** A new office from inside a form that selects one. */
export function OfficeDialog({ onAdded, ...dialog }: OfficeDialogProps) {
  const queries = useQueryClient();
  const added = useRef<AddedOffice | null>(null);
  return (
    <RecordDialog<OfficeValues>
      {...dialog}
      title="Add office"
      button={{ label: add, processingLabel: adding }}
      values={officeValuesOf(null)}
      call={formCall({
        schema: createOfficeBody,
        send: async (body, key) => {
          const answer = await send(body, key);
          added.current = { id: answer.id, timezone_id: body.timezone_id || null };
          return answer;
        },
      })}
      thing="office"
      success={({ name }) => successMessage(`Office ${name}`, 'added')}
      onSaved={async () => {
        await refreshOfficesAndCurrencies(queries);
        if (added.current) onAdded(added.current);
      }}
    >
      <OfficeFields />
    </RecordDialog>
  );
}

export interface AddedOffice {
  readonly id: number;
  readonly timezone_id: number | null;
}

interface OfficeDialogProps extends Required<PanelProps> {
  readonly onAdded: (office: AddedOffice) => void;
}
