import type { OfficeRow } from '@muster/contract/domains/lookups/offices.calls.ts';
import {
  createOfficeBody,
  officeLabels as labels,
  updateOfficeBody,
} from '@muster/contract/domains/lookups/offices.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { officesEndpoints } from '../../../platform/api/endpoints/offices.generated.ts';
import { bodyTo, saveCall } from '../../../platform/form/form-call.ts';
import { useLookup } from '../../../platform/form/lookup.ts';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import { useKeptRow } from '../../../platform/form/use-kept-row.ts';
import { rowRequest } from '../../../platform/table/use-record-list.ts';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { countries, timezones } from '../lookup-choices.ts';
import { officeListQuery, refreshOfficesAndCurrencies } from '../lookups.queries.ts';

interface Values {
  name: string;
  address: string;
  timezone_id: number | null;
  country_id: number | null;
}

export function OfficePanel({ office: opened, ...panel }: OfficePanelProps) {
  const queries = useQueryClient();
  const { row: office, renew } = useKeptRow(opened, ({ id }) => officeListQuery(rowRequest(id)));
  return (
    <RecordPanel<Values>
      {...panel}
      mode={office ? 'update' : 'create'}
      title="Office details"
      description={office?.name ?? 'A place that people work from.'}
      values={{
        name: office?.name ?? '',
        address: office?.address ?? '',
        timezone_id: office?.timezone_id ?? null,
        country_id: office?.country_id ?? null,
      }}
      call={saveCall(office, {
        create: { schema: createOfficeBody, send: bodyTo(officesEndpoints.create) },
        update: { schema: updateOfficeBody, send: bodyTo(officesEndpoints.update) },
      })}
      thing="office"
      onSaved={() => refreshOfficesAndCurrencies(queries)}
      onConflict={renew}
    >
      <OfficeFields />
    </RecordPanel>
  );
}

interface OfficePanelProps {
  /** Null: a new one. */
  readonly office: OfficeRow | null;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function OfficeFields() {
  return (
    <FormSection id="office" title="Office">
      <TextField<Values> name="name" label={labels.name} required wide maxLength={100} autoFocus />
      <TextField<Values> name="address" label={labels.address} required wide maxLength={300} />
      <SelectField<Values>
        name="timezone_id"
        label={labels.timezone_id}
        numeric
        helper="Default time zone of new employees."
        {...useLookup(timezones).choices}
      />
      <SelectField<Values> name="country_id" label={labels.country_id} numeric {...useLookup(countries).choices} />
    </FormSection>
  );
}
