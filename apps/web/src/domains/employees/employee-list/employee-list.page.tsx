import { employeeAccess } from '@muster/contract/domains/employees/employees.policy.ts';
import { messages } from '@muster/contract/messages.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCreate } from '../../../platform/keys/use-create.ts';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Can } from '../../../platform/session/can.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { Slot } from '../../../platform/slots/slot.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import type { FormSubject } from '../employee-form/form-subject.ts';
import { LazyEmployeeForm } from '../employee-form/lazy-employee-form.tsx';
import { EmployeeTable } from './employee-table.tsx';

/** `/employees` (section 2.9). */
export function EmployeeListPage() {
  const mayList = useMay(employeeAccess.list);
  const [total, setTotal] = useState<number | undefined>(undefined);
  const form = useLazyPanel((subject: FormSubject, state) => (
    <LazyEmployeeForm subject={subject} shownOn="list" {...state} />
  ));
  const add = () => form.open({ mode: 'create' });
  useCreate({ label: messages.employeeList.addButton, isAllowed: useMay(employeeAccess.create), create: add });
  return (
    <Page fill>
      <PageHeader
        title="Employees"
        count={total}
        actions={
          <>
            <Slot name="employee-list-actions" />
            <Can rule={employeeAccess.create}>
              <Button tone="primary" icon={<IconPlus aria-hidden="true" />} onClick={add}>
                {messages.employeeList.addButton}
              </Button>
            </Can>
          </>
        }
      />
      {mayList ? (
        <EmployeeTable
          onTotal={setTotal}
          onAdd={add}
          onUpdate={(row) => form.open({ mode: 'update', id: row.id, name: row.name })}
        />
      ) : (
        <EmptyState title="Employees" hint={messages.employeeList.needsListRight} />
      )}
      {form.panel}
    </Page>
  );
}
