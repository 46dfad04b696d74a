import type { HireForm } from '@muster/contract/domains/recruitment/hires.calls.ts';
import { messages } from '@muster/contract/messages.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { refreshAnswers } from '../../platform/api/api-query.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { hiresEndpoints } from '../../platform/api/endpoints/hires.generated.ts';
import { StoredRecordPanel } from '../../platform/form/stored-record-panel.tsx';
import type { PanelProps } from '../../platform/panel/lazy-panel.tsx';
import { type EmployeeHire, LazyEmployeeForm } from '../employees/index.ts';
import { hireFormQuery, refreshApplications } from './applications.queries.ts';
import { openPositionAnswers } from './open-positions.queries.ts';

/** Hires a candidate: the employee form with what the application knows. */
export function HirePanel({ id, ...panel }: HirePanelProps) {
  return (
    <StoredRecordPanel {...panel} title={messages.employeeForm.title} query={hireFormQuery(id)}>
      {(form) => <HireEmployeeForm id={id} form={form} {...panel} />}
    </StoredRecordPanel>
  );
}

function HireEmployeeForm({ id, form, ...panel }: HirePanelProps & { readonly form: HireForm }) {
  const queries = useQueryClient();
  const subject = useMemo(() => ({ mode: 'create', hire: hireOf(id, form, queries) }) as const, [id, form, queries]);
  return <LazyEmployeeForm subject={subject} shownOn="list" {...panel} />;
}

const hireOf = (id: number, form: HireForm, queries: QueryClient): EmployeeHire => ({
  draft: `hire-${id}`,
  description: `Hire ${form.name} as ${form.position}.`,
  client: { id: form.client_id, legal_business_name: form.client },
  values: {
    name: form.name,
    client_id: form.client_id,
    position: form.position,
    client_position: form.position,
    shift_id: form.shift_id,
    cost_currency_id: form.currency_id,
    start_date: form.start_date,
    orientation_date: form.start_date,
    cost_effective_from: form.start_date,
    primary_work_location: form.work_location,
    secondary_work_location: form.work_location,
    ...(form.contact && { personal_email: form.contact.email ?? '', personal_phone: form.contact.phone ?? '' }),
  },
  send: (body, idempotencyKey) => callApi(hiresEndpoints.hire, { params: { id }, body, idempotencyKey }),
  onSettled: async () => {
    await refreshApplications(queries);
    await refreshAnswers(queries, openPositionAnswers);
  },
});

interface HirePanelProps extends Required<PanelProps> {
  /** Of the application. */
  readonly id: number;
}
