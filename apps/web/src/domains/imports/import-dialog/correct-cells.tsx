import { counted } from '@muster/contract/counted.ts';
import type { ImportJob, ImportRow } from '@muster/contract/domains/imports/import-answers.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { problemText } from '../../../platform/api/problem-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { TextInput } from '../../../ui/input/text-input.tsx';
import { type CorrectedCell, importRowsQuery } from '../imports.queries.ts';
import styles from './correct-cells.module.css';

interface CorrectCellsProps {
  readonly job: ImportJob;
  readonly isSending: boolean;
  readonly onCorrect: (cells: readonly CorrectedCell[]) => void;
}

/** A field for each wrong cell: the file is checked again with what is entered, and needs no second upload. */
export function CorrectCells({ job, isSending, onCorrect }: CorrectCellsProps) {
  const rows = useQuery(importRowsQuery(job.id, 'error', 1));
  const [entered, setEntered] = useState<Readonly<Record<string, string>>>({});
  if (rows.error) return <p role="alert">{problemText(rows.error)}</p>;
  const wrong = (rows.data?.data ?? []).flatMap(wrongCells);
  if (wrong.length === 0) return null;
  const later = (rows.data?.total ?? 0) - new Set(wrong.map(({ row }) => row)).size;
  const changed = wrong.flatMap(({ row, column, key, value }) => {
    const now = entered[key];
    return now === undefined || now === value ? [] : [{ row, column, value: now }];
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (changed.length > 0) onCorrect(changed);
  };
  return (
    <form className={styles.cells} aria-label="Correct the cells" onSubmit={send}>
      <h3 className={styles.title}>Correct the cells here</h3>
      <p className={styles.text}>The file on your device stays as it is.</p>
      <div className={styles.fields}>
        {wrong.map(({ row, column, key, title, reason, value }) => (
          <Field
            key={key}
            label={`Row ${row}: ${column}`}
            helper={[title, reason].filter((text) => text !== '').join('. ')}
          >
            {(field) => (
              <TextInput
                {...field}
                autoComplete="off"
                value={entered[key] ?? value}
                onChange={(event) => setEntered({ ...entered, [key]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <div className={styles.foot}>
        <Button type="submit" tone="primary" busy={isSending} disabled={changed.length === 0 && !isSending}>
          Check again
        </Button>
        {later > 0 ? <span>{counted(later, 'more row')} after these</span> : null}
      </div>
    </form>
  );
}

/** Values of sensitive columns are never shown again. */
const hidden = '[hidden]';

const wrongCells = ({ row, title, messages }: ImportRow) =>
  messages.flatMap(({ column, value, reason }) =>
    column === null
      ? []
      : [{ row, title, column, reason, key: `${row}:${column}`, value: value === hidden ? '' : value }],
  );
