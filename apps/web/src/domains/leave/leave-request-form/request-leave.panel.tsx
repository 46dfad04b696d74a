import { leaveDaysText } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import type { LeaveChoice } from '@muster/contract/domains/leave/leave-request-answers.ts';
import {
  leaveRequestLabels as labels,
  mostLeaveReasonCharacters,
} from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { requestLeaveBody } from '@muster/contract/domains/leave/leave-requests.schemas.ts';
import { isDay } from '@muster/contract/plain-day.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { employeeLookupEndpoints } from '../../../platform/api/endpoints/employee-lookups.generated.ts';
import { leaveRequestsEndpoints } from '../../../platform/api/endpoints/leave-requests.generated.ts';
import { DateField } from '../../../platform/form/date-field.tsx';
import { bodyTo, formCall } from '../../../platform/form/form-call.ts';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { TextAreaField } from '../../../platform/form/text-area-field.tsx';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { useDebouncedText } from '../../../platform/table/use-debounced-text.ts';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { hasBalance } from '../leave-request-texts.ts';
import { leaveChoicesQuery, refreshLeaveRequests } from '../leave-requests.queries.ts';
import { LeavePreview } from './leave-preview.tsx';

interface Values {
  employee_id: number | null;
  leave_type_id: number | null;
  first_day: string;
  last_day: string;
  reason: string;
}

const blank: Values = { employee_id: null, leave_type_id: null, first_day: '', last_day: '', reason: '' };

/** Requests leave: for the viewer, or for somebody whom the viewer selects. */
export function RequestLeavePanel({ forOthers, ...panel }: RequestLeavePanelProps) {
  const queries = useQueryClient();
  return (
    <RecordPanel<Values>
      {...panel}
      mode="create"
      title="Request leave"
      description={
        forOthers
          ? 'For an employee. Someone else approves it.'
          : 'Your client sees the dates only, never the type or the reason.'
      }
      button={{ label: 'Request', processingLabel: 'Requesting...' }}
      values={blank}
      call={formCall({
        schema: requestLeaveBody,
        bodyOf: ({ employee_id, ...values }: Values) =>
          forOthers ? { employee_id: employee_id ?? 0, ...values } : values,
        send: bodyTo(leaveRequestsEndpoints.request),
      })}
      thing="leave request"
      success="Leave has been successfully requested."
      onSaved={() => refreshLeaveRequests(queries)}
    >
      <FormSection id="leave" title="Leave">
        {forOthers ? <EmployeeField /> : null}
        <TypeField forOthers={forOthers} />
        <DayFields />
        <AskedPreview />
        <TextAreaField<Values>
          name="reason"
          label={labels.reason}
          required
          wide
          rows={2}
          maxLength={mostLeaveReasonCharacters}
        />
      </FormSection>
    </RecordPanel>
  );
}

/** A request for one day needs the first day only: the last day follows until it is later. */
function DayFields() {
  const { setValue, getValues } = useFormContext<Values>();
  const first = useWatch<Values, 'first_day'>({ name: 'first_day' });
  useEffect(() => {
    if (isDay(first) && getValues('last_day') < first) setValue('last_day', first);
  }, [first, getValues, setValue]);
  return (
    <>
      <DateField<Values> name="first_day" label={labels.first_day} required />
      <DateField<Values> name="last_day" label={labels.last_day} required />
    </>
  );
}

function TypeField({ forOthers }: { readonly forOthers: boolean }) {
  const employeeId = useWatch<Values, 'employee_id'>({ name: 'employee_id' });
  const choices = useQuery({ ...leaveChoicesQuery(employeeId), enabled: !forOthers || employeeId !== null });
  // Staff may give leave that the employee has no balance of.
  const types = (choices.data ?? []).filter((type) => forOthers || !type.is_paid || hasBalance(type));
  return (
    <SelectField<Values>
      name="leave_type_id"
      label={labels.leave_type_id}
      required
      wide
      numeric
      options={types.toSorted(withBalanceFirst).map((type) => ({
        value: String(type.leave_type_id),
        label: type.name,
        hint: type.is_paid ? leaveDaysText(type.available_minutes) : 'Unpaid',
      }))}
      list={{ loading: choices.isLoading }}
    />
  );
}

const withBalanceFirst = (one: LeaveChoice, other: LeaveChoice) =>
  Number(other.available_minutes > 0) - Number(one.available_minutes > 0);

function EmployeeField() {
  const [search, setSearch] = useState('');
  const typed = useDebouncedText(search, setSearch, pauseMs);
  const found = useQuery(apiQuery(employeeLookupEndpoints.active, { query: { search } }));
  return (
    <SelectField<Values>
      name="employee_id"
      label={labels.employee_id}
      required
      wide
      numeric
      options={(found.data?.data ?? []).map(({ id, name, client }) => ({
        value: String(id),
        label: name,
        hint: client.legal_business_name,
      }))}
      onSearch={typed.setText}
      list={{ loading: found.isPending }}
    />
  );
}

const pauseMs = 300;

function AskedPreview() {
  const [employeeId, leaveTypeId, first, last] = useWatch<
    Values,
    ['employee_id', 'leave_type_id', 'first_day', 'last_day']
  >({
    name: ['employee_id', 'leave_type_id', 'first_day', 'last_day'],
  });
  return <LeavePreview employeeId={employeeId} leaveTypeId={leaveTypeId} first={first} last={last} />;
}

interface RequestLeavePanelProps extends Required<PanelProps> {
  readonly forOthers: boolean;
}
