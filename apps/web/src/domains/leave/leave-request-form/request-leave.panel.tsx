import { leaveDaysText } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import type { LeaveChoice } from '@muster/contract/domains/leave/leave-request-answers.ts';
import {
  leaveRequestLabels as labels,
  mostLeaveReasonCharacters,
} from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { requestLeaveBody } from '@muster/contract/domains/leave/leave-requests.schemas.ts';
import { isDay } from '@muster/contract/plain-day.ts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { leaveRequestsEndpoints } from '../../../platform/api/endpoints/leave-requests.generated.ts';
import { DateField } from '../../../platform/form/date-field.tsx';
import { bodyTo, formCall } from '../../../platform/form/form-call.ts';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { TextAreaField } from '../../../platform/form/text-area-field.tsx';
import { formatDays } from '../../../platform/format/dates.ts';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { useUploads } from '../../../platform/upload/use-uploads.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { attachmentLimits } from '../../documents/index.ts';
import { EmployeeField } from '../employee-field.tsx';
import { addLeaveDocument } from '../leave-documents/leave-document-source.ts';
import type { RequestOfDocuments } from '../leave-documents/leave-documents.panel.tsx';
import { hasBalance } from '../leave-request-texts.ts';
import { leaveChoicesQuery, refreshLeaveRequests } from '../leave-requests.queries.ts';
import { allowedParts, withPart } from './day-parts.ts';
import { blankLeave, type LeaveFormValues as Values } from './leave-form-values.ts';
import { LeaveMonth } from './leave-month.tsx';
import { LeavePreview } from './leave-preview.tsx';
import { RequestDays } from './request-days.tsx';
import { RequestDocuments } from './request-documents.tsx';
import styles from './request-leave.module.css';
import { TypeTiles } from './type-tiles.tsx';
import { useLeavePreview } from './use-leave-preview.ts';

/** Requests leave: for the viewer, or for somebody whom the viewer selects. */
export function RequestLeavePanel({ forOthers, onIncomplete, ...panel }: RequestLeavePanelProps) {
  const queries = useQueryClient();
  const [counted, setCounted] = useState<Counted>(uncounted);
  const { minutes } = counted;
  const uploads = useDocumentUploads();
  const saved = useRef<Required<RequestOfDocuments> | null>(null);
  return (
    <RecordPanel<Values>
      {...panel}
      isWide
      mode="create"
      title="Request leave"
      description={
        forOthers
          ? 'For an employee. Someone else approves it.'
          : 'Your client sees the dates and whether the leave is planned, never the type or the reason.'
      }
      button={{
        label: minutes ? `Request ${leaveDaysText(minutes)}` : 'Request',
        processingLabel: 'Requesting...',
        isBlocked: counted.isRefused,
      }}
      values={blankLeave}
      call={formCall({
        schema: requestLeaveBody,
        bodyOf: ({ employee_id, parts, ...values }: Values) => {
          const days = { first: values.first_day, last: values.last_day };
          const body = {
            ...values,
            parts: allowedParts(parts, { ...days, unit: unitOf(queries, employee_id, values) }),
          };
          return forOthers ? { employee_id: employee_id ?? 0, ...body } : body;
        },
        send: async (body, key) => {
          const { id } = await bodyTo(leaveRequestsEndpoints.request)(body, key);
          saved.current = {
            id,
            about: formatDays(body.first_day, body.last_day),
            failed: await uploads.sendChosen(id),
          };
        },
      })}
      thing="leave request"
      success="Leave has been successfully requested."
      onSaved={async () => {
        await refreshLeaveRequests(queries);
        const request = saved.current;
        if (request === null || request.failed.length === 0) return;
        onIncomplete(request);
      }}
    >
      <div className={styles.form}>
        {forOthers ? <EmployeeField label={labels.employee_id} withLeavers /> : null}
        <TypeField forOthers={forOthers} />
        <AskedDays forOthers={forOthers} onCounted={setCounted} />
        <TextAreaField<Values>
          name="reason"
          label={labels.reason}
          required
          wide
          rows={2}
          maxLength={mostLeaveReasonCharacters}
        />
        <Documents forOthers={forOthers} isNeeded={counted.needsDocument} uploads={uploads} />
      </div>
    </RecordPanel>
  );
}

/** The days of the request, and what it takes. A request for one day needs the first day only: the last day follows until it is later. */
function AskedDays({ forOthers, onCounted }: AskedDaysProps) {
  const { setValue, getValues } = useFormContext<Values>();
  const [employeeId, leaveTypeId, first, last, asked] = useWatch<
    Values,
    ['employee_id', 'leave_type_id', 'first_day', 'last_day', 'parts']
  >({ name: ['employee_id', 'leave_type_id', 'first_day', 'last_day', 'parts'] });
  const queries = useQueryClient();
  const unit = unitOf(queries, employeeId, { leave_type_id: leaveTypeId });
  const parts = allowedParts(asked, { first, last, unit });
  useEffect(() => {
    if (isDay(first) && getValues('last_day') < first) setValue('last_day', first);
  }, [first, getValues, setValue]);
  const { preview, refusal } = useLeavePreview({ employeeId, leaveTypeId, first, last, parts });
  const minutes = preview?.minutes ?? null;
  const needsDocument = preview?.needs_document ?? false;
  const isRefused = refusal !== null || Boolean(preview?.problem);
  useEffect(() => onCounted({ minutes, needsDocument, isRefused }), [minutes, needsDocument, isRefused, onCounted]);
  const changed = { shouldDirty: true, shouldValidate: false } as const;
  return (
    <>
      <div className={styles.when}>
        <div className={styles.choose}>
          <div className={styles.typed}>
            <DateField<Values> name="first_day" label={labels.first_day} required />
            <DateField<Values> name="last_day" label={labels.last_day} required />
          </div>
          {forOthers && employeeId === null ? null : (
            <LeaveMonth
              employeeId={employeeId}
              chosen={{ first, last }}
              onChoose={(chosen) => {
                setValue('first_day', chosen.first, changed);
                setValue('last_day', chosen.last, changed);
              }}
            />
          )}
        </div>
        <RequestDays
          preview={preview}
          needsEmployee={forOthers && employeeId === null}
          unit={unit}
          parts={parts}
          onPart={(day, part) => setValue('parts', withPart(parts, day, part), changed)}
        />
      </div>
      {refusal === null ? null : <Notice tone="amber">{refusal}</Notice>}
      {preview === null ? null : <LeavePreview preview={preview} who={forOthers ? 'the employee' : 'You'} />}
    </>
  );
}

/** What the selected type is taken in; null until one is selected. */
function unitOf(queries: QueryClient, employeeId: number | null, { leave_type_id: id }: Pick<Values, 'leave_type_id'>) {
  const choices = queries.getQueryData(leaveChoicesQuery(employeeId).queryKey);
  return choices?.types.find((type) => type.leave_type_id === id)?.unit ?? null;
}

interface AskedDaysProps {
  readonly forOthers: boolean;
  readonly onCounted: (counted: Counted) => void;
}

interface Counted {
  /** Of the ledger; null until days are selected. */
  readonly minutes: number | null;
  readonly needsDocument: boolean;
  /** A notice says why. */
  readonly isRefused: boolean;
}

const uncounted: Counted = { minutes: null, needsDocument: false, isRefused: false };

/** Sent one after another once the request has its id. */
const useDocumentUploads = () =>
  useUploads<number>({
    label: 'Attachment',
    limits: attachmentLimits,
    send: (file, id, sending) => addLeaveDocument(id, file, sending),
    onDone: () => {},
  });

function Documents({ forOthers, ...field }: DocumentsProps) {
  const [employeeId, typeId] = useWatch<Values, ['employee_id', 'leave_type_id']>({
    name: ['employee_id', 'leave_type_id'],
  });
  const choices = useQuery({ ...leaveChoicesQuery(employeeId), enabled: !forOthers || employeeId !== null });
  const type = choices.data?.types.find((one) => one.leave_type_id === typeId) ?? null;
  return <RequestDocuments type={type} {...field} />;
}

interface DocumentsProps extends Omit<Parameters<typeof RequestDocuments>[0], 'type'> {
  readonly forOthers: boolean;
}

function TypeField({ forOthers }: { readonly forOthers: boolean }) {
  const employeeId = useWatch<Values, 'employee_id'>({ name: 'employee_id' });
  const choices = useQuery({ ...leaveChoicesQuery(employeeId), enabled: !forOthers || employeeId !== null });
  // Staff may give leave that the employee has no balance of.
  const types = (choices.data?.types ?? [])
    .filter((type) => forOthers || !type.is_paid || hasBalance(type))
    .toSorted(withBalanceFirst);
  return forOthers && employeeId === null ? null : <TypeTiles types={types} />;
}

const withBalanceFirst = (one: LeaveChoice, other: LeaveChoice) =>
  Number(other.available_minutes > 0) - Number(one.available_minutes > 0);

interface RequestLeavePanelProps extends Required<PanelProps> {
  readonly forOthers: boolean;
  /** The request was saved, but not all of its documents: opens them. */
  readonly onIncomplete: (request: RequestOfDocuments) => void;
}
