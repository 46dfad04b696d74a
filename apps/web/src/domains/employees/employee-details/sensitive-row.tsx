import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import {
  revealSeconds,
  type SensitiveGroup,
  sensitiveGroups,
} from '@muster/contract/domains/employees/sensitive-groups.ts';
import type { MaskedFact } from '@muster/contract/domains/employees/sensitive-preview.rules.ts';
import { IconEye, IconEyeOff, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { problemText } from '../../../platform/api/problem-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import { sensitiveGroupQuery } from '../employees.queries.ts';
import { useInPlace } from './in-place/use-in-place.tsx';
import { sensitiveFactsOf } from './profile-facts.ts';
import styles from './sensitive-details.module.css';
import { useReveal } from './use-reveal.ts';

/** One group: what its values end in, and after Reveal the values for five minutes. */
export function SensitiveRow({ employee, group, masked }: SensitiveRowProps) {
  const { isRevealed, secondsLeft, reveal, hide } = useReveal(revealSeconds);
  const id = useId();
  const { label } = sensitiveGroups[group];
  // Nothing is revealed of an empty group, but it opens for who may enter something.
  const isEmpty = masked.length === 0;
  return (
    <li className={styles.group}>
      <div className={styles.line}>
        <span className={styles.name}>{label}</span>
        <span className={styles.masked}>
          {isEmpty ? <span className={styles.none}>Not entered</span> : null}
          {isRevealed
            ? null
            : masked.map((fact) => (
                <span key={fact.label} className={styles.fact}>
                  <span className={styles.label}>{fact.label}</span> {fact.text}
                </span>
              ))}
        </span>
        {isEmpty && !employee.abilities.update ? null : (
          <Button
            small
            icon={iconOf(isRevealed, isEmpty)}
            onClick={isRevealed ? hide : reveal}
            aria-expanded={isRevealed}
            aria-controls={isRevealed ? id : undefined}
            aria-label={`${isRevealed ? 'Hide' : opening(isEmpty)} ${label}`}
          >
            {isRevealed ? `Hide · ${minutesLeft(secondsLeft)} left` : opening(isEmpty)}
          </Button>
        )}
      </div>
      {isRevealed ? (
        <div id={id} className={styles.values}>
          <Values employee={employee} group={group} />
        </div>
      ) : null}
    </li>
  );
}

const opening = (isEmpty: boolean) => (isEmpty ? 'Enter' : 'Reveal');

function iconOf(isRevealed: boolean, isEmpty: boolean) {
  const Icon = isRevealed ? IconEyeOff : isEmpty ? IconPencil : IconEye;
  return <Icon size={14} aria-hidden="true" />;
}

interface SensitiveRowProps {
  readonly employee: EmployeeDetails;
  readonly group: SensitiveGroup;
  readonly masked: readonly MaskedFact[];
}

function Values({ employee, group }: Pick<SensitiveRowProps, 'employee' | 'group'>) {
  const values = useQuery(sensitiveGroupQuery(employee.id, group));
  const { factsOf, dialog } = useInPlace({ ...employee, ...values.data }, noChoices);
  if (values.isPending) return <RowsSkeleton />;
  if (values.isError) {
    return (
      <ErrorState
        title="These details could not be loaded"
        text={problemText(values.error)}
        onRetry={() => void values.refetch()}
      />
    );
  }
  return (
    <>
      <DescriptionList facts={factsOf(sensitiveFactsOf(group, values.data))} columns={3} />
      {dialog}
    </>
  );
}

const noChoices = { offices: [], timezones: [] };

/** '4:32' */
const minutesLeft = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
