import type { OfficeRow } from '@muster/contract/domains/lookups/offices.calls.ts';
import { createOfficeBody, updateOfficeBody } from '@muster/contract/domains/lookups/offices.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { officesEndpoints } from '../../../platform/api/endpoints/offices.generated.ts';
import { bodyTo, saveCall } from '../../../platform/form/form-call.ts';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { useKeptRow } from '../../../platform/form/use-kept-row.ts';
import { rowRequest } from '../../../platform/table/use-record-list.ts';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { officeListQuery, refreshOfficesAndCurrencies } from '../lookups.queries.ts';
import { OfficeFields } from './office-fields.tsx';
import { type OfficeValues, officeValuesOf } from './office-values.ts';

export function OfficePanel({ office: opened, ...panel }: OfficePanelProps) {
  const queries = useQueryClient();
  const { row: office, renew } = useKeptRow(opened, ({ id }) => officeListQuery(rowRequest(id)));
  return (
    <RecordPanel<OfficeValues>
      {...panel}
      mode={office ? 'update' : 'create'}
      title="Office details"
      description={office?.name ?? 'A place that people work from.'}
      values={officeValuesOf(office)}
      call={saveCall(office, {
        create: { schema: createOfficeBody, send: bodyTo(officesEndpoints.create) },
        update: { schema: updateOfficeBody, send: bodyTo(officesEndpoints.update) },
      })}
      thing="office"
      onSaved={() => refreshOfficesAndCurrencies(queries)}
      onConflict={renew}
    >
      <FormSection id="office" title="Office">
        <OfficeFields />
      </FormSection>
    </RecordPanel>
  );
}

interface OfficePanelProps {
  /** Null: a new one. */
  readonly office: OfficeRow | null;
  readonly opened: boolean;
  readonly onClose: () => void;
}
