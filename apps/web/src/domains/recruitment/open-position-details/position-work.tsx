import type { OpenPositionWork } from '@muster/contract/domains/recruitment/open-position-answers.ts';
import {
  openPositionLabels as labels,
  positionPriorityLabels,
  positionStatusWords,
} from '@muster/contract/domains/recruitment/open-positions.constants.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { positionStatuses } from '@muster/contract/states.ts';
import { Link } from 'react-router';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { formatMoney } from '../../../platform/format/money.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { EmployeeLink } from '../../employees/index.ts';
import { timeText } from './time-text.ts';

/** For staff who recruit: who works on it, what the client offers, and the time in each status. */
export function PositionWork({ work }: { readonly work: OpenPositionWork }) {
  const { owner, account_managers, priority, budget, hired, minutes } = work;
  const zone = useViewerZone();
  return (
    <>
      <Card title="Hiring team">
        <DescriptionList
          columns={1}
          facts={[
            { label: labels.owner_user_id, value: owner?.name },
            { label: 'Account manager', value: account_managers.map(({ name }) => name).join(', ') },
            { label: labels.priority, value: positionPriorityLabels[priority] },
            {
              label: 'Budget for one person a month',
              value: budget
                ? `${formatMoney(budget.least_cents, budget.currency.code)} – ${formatMoney(budget.most_cents)}`
                : null,
            },
          ]}
        />
      </Card>
      {hired.length === 0 ? null : (
        <Card title="Hired">
          <DescriptionList
            columns={1}
            short
            facts={hired.map(({ candidate, employee, since }) => ({
              label: formatDateTime(since, zone),
              value: employee ? (
                <EmployeeLink {...employee} />
              ) : (
                <Link to={pathOf('candidateDetails', { id: candidate.id })}>{candidate.name}</Link>
              ),
            }))}
          />
        </Card>
      )}
      <Card title="Time in each status">
        <DescriptionList
          columns={1}
          short
          facts={positionStatuses.flatMap((status) => {
            const passed = minutes[status];
            return passed === undefined ? [] : [{ label: positionStatusWords[status], value: timeText(passed) }];
          })}
        />
      </Card>
    </>
  );
}
