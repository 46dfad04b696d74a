import type { VerifiedEmployee } from '@muster/contract/domains/employees/employee-card.calls.ts';
import { IconAlertTriangle, IconCircleCheck, IconShieldX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeeCardEndpoints } from '../../../platform/api/endpoints/employee-card.generated.ts';
import { isProblem, problemText } from '../../../platform/api/problem-error.ts';
import { initialsOf } from '../../../ui/avatar/initials-of.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Logo } from '../../../ui/logo/logo.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { PageSkeleton } from '../../../ui/state/page-skeleton.tsx';
import { statusLabel } from '../status-label.ts';
import styles from './verify-employee.module.css';

type Verdict =
  | { readonly at: 'checking' }
  | { readonly at: 'valid'; readonly employee: VerifiedEmployee }
  | { readonly at: 'void' }
  | { readonly at: 'failed'; readonly text: string };

/** `/verify-employee/:token`: the target of the code on an ID card. */
export function VerifyEmployeePage() {
  const verdict = useVerdict();
  return (
    <main className={styles.page}>
      <Logo />
      <div className={styles.card}>
        <h1 className={styles.title}>ID card verification</h1>
        {verdict.at === 'checking' ? <PageSkeleton /> : null}
        {verdict.at === 'valid' ? <Valid employee={verdict.employee} /> : null}
        {verdict.at === 'void' ? (
          <EmptyState
            icon={<IconShieldX aria-hidden="true" />}
            title="This card is not valid"
            hint="It was replaced, the employment has ended, or the address is incomplete."
          />
        ) : null}
        {verdict.at === 'failed' ? (
          <ErrorState title="The card could not be checked" text={verdict.text} onRetry={verdict.retry} />
        ) : null}
      </div>
    </main>
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

function useVerdict(): Verdict & { readonly retry: () => void } {
  const [verdict, setVerdict] = useState<Verdict>(checking);
  useEffect(() => {
    if (verdict.at !== 'checking') return undefined;
    const check = new AbortController();
    verify(check.signal)
      .then(setVerdict)
      .catch((problem: unknown) => {
        if (!check.signal.aborted) setVerdict({ at: 'failed', text: problemText(problem) });
      });
    return () => check.abort();
  }, [verdict]);
  return { ...verdict, retry: () => setVerdict(checking) };
}

const checking: Verdict = { at: 'checking' };

async function verify(signal: AbortSignal): Promise<Verdict> {
  try {
    const token = tokenOf(window.location.pathname);
    return { at: 'valid', employee: await callApi(employeeCardEndpoints.verify, { params: { token }, signal }) };
  } catch (problem) {
    if (isProblem(problem, 'not-found') || isProblem(problem, 'invalid-input')) return { at: 'void' };
    throw problem;
  }
}

/** Screens before the sign-in have no router. */
const tokenOf = (path: string): string => path.split('/').at(-1) || '-';
