import type { MyPositionRow } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconPlus } from '@tabler/icons-react';
import { myPositionsEndpoints } from '../../../platform/api/endpoints/my-positions.generated.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { LazyRecordQuickView } from '../../../platform/record/lazy-record-quick-view.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { factsOf } from '../../../platform/table/row-facts.ts';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { myPositionListQuery } from '../my-positions.queries.ts';
import { PositionTiles } from '../position-rows/position-tiles.tsx';
import { myPositionListColumns } from './my-position-columns.tsx';

const listed = [myPositionsEndpoints.list];

const hrefOf = ({ uuid }: MyPositionRow) => pathOf('myOpenPositionDetails', { uuid });

/** `/position/my-open-positions`: the positions of the viewer's company, those that wait for a decision first. */
export function MyPositionsPage() {
  const list = useRecordList({ name: 'myOpenPositions', query: myPositionListQuery, columns: myPositionListColumns });
  useRefreshOn('my-positions.changed', listed);
  return (
    <Page fill>
      <PageHeader
        title="My open positions"
        count={list.total}
        actions={
          <LinkButton tone="primary" to={pathOf('hire')} icon={<IconPlus size={16} aria-hidden="true" />}>
            Hire someone
          </LinkButton>
        }
      />
      <PositionTiles list={list} />
      <DataTable
        label="My open positions"
        list={list}
        rowName={({ title }) => title}
        rowHref={hrefOf}
        quickView={(row, state) => (
          <LazyRecordQuickView
            title={row.title}
            thing="position"
            facts={factsOf(list, row)}
            to={hrefOf(row)}
            onUpdate={undefined}
            {...state}
          />
        )}
        searchPlaceholder="Search: Title"
        empty={{ title: 'No open positions found.', hint: 'Positions that your provider fills for you appear here.' }}
      />
    </Page>
  );
}
