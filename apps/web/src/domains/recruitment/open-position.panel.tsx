import type { OpenPositionRecord } from '@muster/contract/domains/recruitment/open-position-answers.ts';
import {
  employmentTypeLabels,
  employmentTypes,
  openPositionLabels as labels,
  openPositionLimits as limits,
  positionPriorities,
  positionPriorityLabels,
} from '@muster/contract/domains/recruitment/open-positions.constants.ts';
import {
  createOpenPositionBody,
  updateOpenPositionBody,
} from '@muster/contract/domains/recruitment/open-positions.schemas.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { workLocationLabel, workLocations } from '@muster/contract/states.ts';
import { useQueryClient } from '@tanstack/react-query';
import { openPositionsEndpoints } from '../../platform/api/endpoints/open-positions.generated.ts';
import { DateField } from '../../platform/form/date-field.tsx';
import { bodyTo, saveCall } from '../../platform/form/form-call.ts';
import { useLookup } from '../../platform/form/lookup.ts';
import { MoneyField } from '../../platform/form/money-field.tsx';
import { NumberField } from '../../platform/form/number-field.tsx';
import { RecordPanel } from '../../platform/form/record-panel.tsx';
import { SelectField } from '../../platform/form/select-field.tsx';
import { StoredRecordPanel } from '../../platform/form/stored-record-panel.tsx';
import { TextField } from '../../platform/form/text-field.tsx';
import { TimeField } from '../../platform/form/time-field.tsx';
import type { PanelProps } from '../../platform/panel/lazy-panel.tsx';
import { FormSection } from '../../ui/form-layout/form-section.tsx';
import { clients } from '../clients/index.ts';
import { currencies, timezones } from '../lookups/index.ts';
import {
  changedPositionBody,
  newPositionBody,
  type OpenPositionValues,
  openPositionValuesOf,
} from './open-position-values.ts';
import { openPositionDetailsQuery, positionOwners, refreshOpenPositions } from './open-positions.queries.ts';

type Values = OpenPositionValues;
type Name = keyof Values & keyof typeof labels;
const named = <N extends Name>(name: N) => ({ name, label: labels[name] });
const title = 'Position details';

/** The terms of a new position or a stored one. */
export function OpenPositionPanel({ id, ...panel }: OpenPositionPanelProps) {
  if (id === null) return <LoadedForm {...panel} record={null} />;
  return (
    <StoredRecordPanel {...panel} title={title} query={openPositionDetailsQuery(id)}>
      {(record, renew) => <LoadedForm {...panel} record={record} onConflict={renew} />}
    </StoredRecordPanel>
  );
}

function LoadedForm({ record, ...panel }: LoadedFormProps) {
  const queries = useQueryClient();
  return (
    <RecordPanel<Values>
      {...panel}
      mode={record ? 'update' : 'create'}
      title={title}
      description={record ? `${record.title} of ${record.client}` : 'Open a position for a client.'}
      values={openPositionValuesOf(record)}
      call={saveCall(record, {
        create: {
          schema: createOpenPositionBody,
          bodyOf: newPositionBody,
          send: bodyTo(openPositionsEndpoints.create),
        },
        update: {
          schema: updateOpenPositionBody,
          bodyOf: changedPositionBody,
          send: bodyTo(openPositionsEndpoints.update),
        },
      })}
      thing="position"
      viewAt={(id) => pathOf('openPositionDetails', { id })}
      onSaved={() => refreshOpenPositions(queries)}
    >
      <FormSection id="position" title="Position">
        {record ? null : <ClientField />}
        <TextField<Values> {...named('title')} required wide maxLength={limits.title} />
        <NumberField<Values> {...named('headcount')} required />
        {record ? <NumberField<Values> {...named('filled_count')} required /> : null}
        <SelectField<Values> {...named('employment_type')} required options={employmentOptions} />
        <SelectField<Values> {...named('work_location')} required options={placeOptions} />
      </FormSection>
      <TermFields />
    </RecordPanel>
  );
}

function TermFields() {
  return (
    <>
      <FormSection
        id="hours"
        title="Hours"
        description="In the zone of the client. Leave the shift empty while it is not agreed."
      >
        <TimeField<Values> {...named('shift_start')} />
        <TimeField<Values> {...named('shift_end')} />
        <SelectField<Values> {...named('timezone_id')} required numeric {...useLookup(timezones).choices} />
        <DateField<Values> {...named('start_by')} />
      </FormSection>
      <FormSection id="skills" title="Skills">
        <TextField<Values> {...named('must_have')} wide helper="Separate them by commas." />
        <TextField<Values> {...named('nice_to_have')} wide />
      </FormSection>
      <FormSection id="work" title="Hiring team" description="Not shown to the client.">
        <SelectField<Values>
          {...named('owner_user_id')}
          placeholder="No one"
          numeric
          {...useLookup(positionOwners).choices}
        />
        <SelectField<Values> {...named('priority')} required options={priorityOptions} />
        <MoneyField<Values> {...named('budget_least')} helper="For one person a month." />
        <MoneyField<Values> {...named('budget_most')} />
        <SelectField<Values> {...named('budget_currency_id')} numeric {...useLookup(currencies).choices} />
      </FormSection>
    </>
  );
}

const employmentOptions = employmentTypes.map((value) => ({ value, label: employmentTypeLabels[value] }));
const placeOptions = workLocations.map((value) => ({ value, label: workLocationLabel(value) }));
const priorityOptions = positionPriorities.map((value) => ({ value, label: positionPriorityLabels[value] }));

interface OpenPositionPanelProps extends Required<PanelProps> {
  /** Null: a new one. */
  readonly id: number | null;
}

interface LoadedFormProps extends Required<PanelProps> {
  readonly record: OpenPositionRecord | null;
  readonly onConflict?: () => Promise<boolean>;
}

const ClientField = () => (
  <SelectField<Values> {...named('client_id')} required numeric wide {...useLookup(clients).choices} />
);
