import type { VerifiedEmployee } from '@muster/contract/domains/employees/employee-card.calls.ts';
import { IconAlertTriangle, IconCircleCheck, IconShieldX } from '@tabler/icons-react';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeeCardEndpoints } from '../../../platform/api/endpoints/employee-card.generated.ts';
import { lastSegment, usePublicAnswer } from '../../../platform/api/use-public-answer.ts';
import { initialsOf } from '../../../ui/avatar/initials-of.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { PublicPage } from '../../../ui/public-page/public-page.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { PageSkeleton } from '../../../ui/state/page-skeleton.tsx';
import { statusLabel } from '../status-label.ts';
import styles from './verify-employee.module.css';

/** `/verify-employee/:token`: the target of the code on an ID card. */
export function VerifyEmployeePage() {
  const found = usePublicAnswer((signal) =>
    callApi(employeeCardEndpoints.verify, { params: { token: lastSegment() }, signal }),
  );
  return (
    <PublicPage title="ID card verification">
      {found.at === 'loading' ? <PageSkeleton /> : null}
      {found.at === 'found' ? <Valid employee={found.answer} /> : null}
      {found.at === 'unknown' ? (
        <EmptyState
          icon={<IconShieldX aria-hidden="true" />}
          title="This card is not valid"
          hint="It was replaced, the employment has ended, or the address is incomplete."
        />
      ) : null}
      {found.at === 'failed' ? (
        <ErrorState title="The card could not be checked" text={found.text} onRetry={found.retry} />
      ) : null}
    </PublicPage>
  );
}

function Valid({ employee }: { readonly employee: VerifiedEmployee }) {
  return (
    <div className={styles.person}>
      <div className={styles.photo}>
        {employee.photo ? <img src={employee.photo} alt={employee.name} /> : initialsOf(employee.name)}
      </div>
      <p className={styles.name}>{employee.name}</p>
      <p className={styles.position}>{employee.position}</p>
      <StateBadge word={statusLabel(employee.status)} />
      {employee.status === 'active' ? (
        <p className={styles.verdict}>
          <IconCircleCheck size={18} aria-hidden="true" />
          This card was issued by {employee.organization} and is valid.
        </p>
      ) : (
        <p className={styles.verdict} data-tone="amber">
          <IconAlertTriangle size={18} aria-hidden="true" />
          This card was issued by {employee.organization}, and its holder is currently away from work.
        </p>
      )}
    </div>
  );
}
