import type { OvertimeRow } from '@muster/contract/domains/attendance/overtime-answers.ts';
import { IconChecks } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { useListScope } from '../../../platform/table/use-list-scope.ts';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { overtimeQuery } from '../attendance.queries.ts';
import styles from '../corrections/corrections.module.css';
import { LazyOvertimeDialog } from './lazy-overtime-dialog.ts';
import { decidedOvertimeColumns, waitingOvertimeColumnsFor } from './overtime-columns.tsx';

/** Overtime that the viewer has to decide on, or that was decided: `?show=overtime` or `?show=decided-overtime`. */
export function OvertimeList() {
  const { open, panel } = useLazyPanel((requests: readonly OvertimeRow[], state) => (
    <LazyOvertimeDialog requests={requests} {...state} />
  ));
  const [{ show }, change] = useListScope(['show']);
  const view = show === 'decided-overtime' ? 'decided' : 'waiting';
  const columns = useMemo(
    () => (view === 'waiting' ? waitingOvertimeColumnsFor(open) : decidedOvertimeColumns),
    [view, open],
  );
  const list = useRecordList({ name: 'overtime', query: (request) => overtimeQuery(request, view), columns });
  const decide = (rows: readonly OvertimeRow[]) => {
    open(rows.filter(({ abilities }) => abilities.decide));
    list.selection.clear();
  };
  const choices = [
    { name: 'waiting', label: 'To decide', address: 'overtime' },
    { name: 'decided', label: 'Decided', address: 'decided-overtime' },
  ] as const;
  return (
    <>
      <DataTable
        label={labels[view]}
        list={list}
        rowName={({ employee, work_date }) => `${employee.name}, ${work_date}`}
        avatar={({ employee }) => <Initials name={employee.name} size={36} />}
        searchPlaceholder="Search: Name, Client"
        filters={
          <fieldset className={styles.switch} aria-label="Overtime">
            {choices.map(({ name, label, address }) => (
              <Button
                key={name}
                tone={view === name ? 'primary' : 'default'}
                aria-pressed={view === name}
                onClick={() => change({ show: address })}
              >
                {label}
              </Button>
            ))}
          </fieldset>
        }
        empty={{
          icon: <IconChecks aria-hidden="true" />,
          title: view === 'waiting' ? 'No overtime waits for you.' : 'No overtime was decided yet.',
        }}
        bulk={{
          actions: ({ rows }) =>
            view === 'waiting' && rows.some(({ abilities }) => abilities.decide) ? (
              <Button onClick={() => decide(rows)}>Decide</Button>
            ) : null,
        }}
      />
      {panel}
    </>
  );
}

const labels = { waiting: 'Waiting overtime', decided: 'Decided overtime' } as const;
