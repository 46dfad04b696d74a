import { mayReadActivity } from '@muster/contract/domains/access/activity.policy.ts';
import type { EmployeeDetails, RecordFacts } from '@muster/contract/domains/employees/employee-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useContext } from 'react';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { clockRange, rangeThere } from '../../../platform/format/zone-times.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { grantsOf, usePageData } from '../../../platform/session/use-session.ts';
import cards from '../../../ui/card/card.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { RecordStack } from '../../../ui/record/record-layout.tsx';
import { RecentActivity } from '../../access/index.ts';
import { recordFactsQuery } from '../employees.queries.ts';
import { SummaryParts } from '../record-parts.ts';
import { SensitiveDetails } from './sensitive-details.tsx';
import styles from './summary-tab.module.css';

/** What one needs to know first: this month, what waits, the sensitive groups closed. */
export function SummaryTab({ employee }: { readonly employee: EmployeeDetails }) {
  const viewer = grantsOf(usePageData()) ?? { roles: [], permissions: [] };
  const parts = useContext(SummaryParts).filter(({ isOpenTo }) => isOpenTo(viewer));
  return (
    <RecordStack>
      {parts.map(({ id, Content }) => (
        <Suspense key={id} fallback={<span data-loading="" />}>
          <Content id={employee.id} />
        </Suspense>
      ))}
      <SensitiveDetails employee={employee} />
    </RecordStack>
  );
}

/** Beside the summary: the next shift and the newest activity. */
export function SummaryRail({ employee }: { readonly employee: EmployeeDetails }) {
  const viewer = grantsOf(usePageData()) ?? { roles: [], permissions: [] };
  const facts = useQuery(recordFactsQuery(employee.id));
  const activity = `${pathOf('employeeDetails', { id: employee.id })}?tab=activity`;
  return (
    <>
      {facts.data ? <NextShift shift={facts.data.next_shift} /> : null}
      {facts.isPending ? <span data-loading="" /> : null}
      {mayReadActivity(viewer) ? <RecentActivity kind="employee" id={employee.id} to={activity} /> : null}
    </>
  );
}

function NextShift({ shift }: { readonly shift: RecordFacts['next_shift'] }) {
  const zone = useViewerZone();
  return (
    <section className={classNames(cards.box, styles.next)} aria-label="Next shift">
      <h2 className={styles.label}>Next shift</h2>
      {shift === null ? (
        <p className={styles.when}>None scheduled</p>
      ) : (
        <>
          <p className={styles.when}>
            {formatWeekday(shift.work_date)} · {clockRange(shift.starts_at, shift.ends_at, zone)}
          </p>
          <p className={styles.there}>
            {[rangeThere(shift.starts_at, shift.ends_at, shift.zone, zone), shift.shift].filter(Boolean).join(' · ')}
          </p>
        </>
      )}
    </section>
  );
}
