import type { policiesCalls } from '@muster/contract/domains/approvals/policies.calls.ts';
import type { PolicyStepDraft } from '@muster/contract/domains/approvals/policy-step.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import type { AnswerOf } from '../../../platform/api/endpoint.ts';
import { policiesEndpoints } from '../../../platform/api/endpoints/policies.generated.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { choiceList } from '../../../platform/form/choice-list.ts';
import { useChoiceSearch } from '../../../platform/form/use-choice-search.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { employeesByName } from '../approvals.queries.ts';
import styles from './policies.module.css';

type Preview = AnswerOf<(typeof policiesCalls)['preview']>;

/** Who would be asked today about a chosen employee. `steps` answers null while the draft is incomplete. */
export function ApproverPreview({ id, steps }: ApproverPreviewProps) {
  const { search, onSearch } = useChoiceSearch();
  const found = useQuery(employeesByName(search));
  const [employee, setEmployee] = useState<string | null>(null);
  const [shown, setShown] = useState<{ preview: Preview } | { problem: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const show = async () => {
    const draft = steps();
    if (draft === null) return setShown({ problem: 'Complete the steps first.' });
    setBusy(true);
    try {
      const body = { id, employee_id: Number(employee), steps: [...draft] };
      setShown({ preview: await callApi(policiesEndpoints.preview, { body }) });
    } catch (problem) {
      setShown({ problem: problemText(problem) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.wide}>
      <Field label="Employee">
        {(control) => (
          <ComboBox
            {...control}
            placeholder="Search by name"
            options={(found.data ?? []).map((row) => ({ value: String(row.id), label: row.name, hint: row.position }))}
            onSearch={onSearch}
            list={choiceList(found)}
            value={employee}
            onChange={(next) => {
              setEmployee(next);
              setShown(null);
            }}
          />
        )}
      </Field>
      <div>
        <Button small disabled={employee === null} busy={busy} onClick={() => void show()}>
          Show approvers
        </Button>
      </div>
      <div aria-live="polite">
        {shown && 'problem' in shown ? <Notice tone="amber">{shown.problem}</Notice> : null}
        {shown && 'preview' in shown ? <PreviewSteps preview={shown.preview} /> : null}
      </div>
    </div>
  );
}

interface ApproverPreviewProps {
  readonly id: number;
  readonly steps: () => readonly PolicyStepDraft[] | null;
}

function PreviewSteps({ preview }: { readonly preview: Preview }) {
  return (
    <ol className={styles.steps} aria-label={`Approvers for ${preview.employee}`}>
      {preview.steps.map(({ name, approvers, escalation }) => (
        <li key={name}>
          <strong>{name}</strong>
          {peopleText(approvers, escalation)}
        </li>
      ))}
    </ol>
  );
}

function peopleText(approvers: readonly string[], escalation: readonly string[]): string {
  if (approvers.length > 0) return listed(approvers);
  if (escalation.length === 0) return 'No one can decide this step.';
  return `No approver is available. Escalates to ${listed(escalation)}.`;
}

const mostNamed = 8;

const listed = (names: readonly string[]): string =>
  names.length > mostNamed
    ? `${names.slice(0, mostNamed).join(', ')} and ${names.length - mostNamed} more`
    : names.join(', ');
