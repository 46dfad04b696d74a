import type { OpenPositionRow } from '@muster/contract/domains/recruitment/open-position-answers.ts';
import { openPositionAccess } from '@muster/contract/domains/recruitment/open-positions.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconArrowRight, IconEye, IconPencil, IconPlus, IconTrash, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { openPositionsEndpoints } from '../../../platform/api/endpoints/open-positions.generated.ts';
import { useRemoval } from '../../../platform/feedback/use-removal.tsx';
import { useCreate } from '../../../platform/keys/use-create.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { LazyRecordQuickView } from '../../../platform/record/lazy-record-quick-view.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { factsOf } from '../../../platform/table/row-facts.ts';
import { useListScope } from '../../../platform/table/use-list-scope.ts';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ViewSwitch } from '../../../ui/period/view-switch.tsx';
import { moveLabel } from '../moved-position.ts';
import { OpenPositionBoard } from '../open-position-board/open-position-board.tsx';
import { openPositionListQuery, refreshOpenPositions } from '../open-positions.queries.ts';
import { PositionTiles } from '../position-rows/position-tiles.tsx';
import { useMovePosition } from '../use-move-position.tsx';
import { clientPositionListColumns, openPositionListColumns } from './open-position-list-columns.tsx';
import { positionPath } from './position-path.ts';

const OpenPositionPanel = lazyPanel(() => import('../open-position.panel.tsx').then((part) => part.OpenPositionPanel));

const listed = [openPositionsEndpoints.list];

/** `/recruitment`: open positions as a list, or with `?view=board` by status. */
export function OpenPositionListPage() {
  const [{ view }, change] = useListScope(['view', 'q']);
  const mayChange = useMay(openPositionAccess.change);
  const form = useLazyPanel((id: number | null, state) => <OpenPositionPanel id={id} {...state} />);
  useCreate({ label: 'Add position', isAllowed: mayChange, create: () => form.open(null) });
  useRefreshOn(mayChange ? 'open-positions.changed' : 'my-positions.changed', listed);
  const isBoard = view === 'board';
  const header = {
    actions: (
      <>
        <ViewSwitch label="View">
          <button type="button" aria-pressed={!isBoard} onClick={() => change({ view: null })}>
            List
          </button>
          <button type="button" aria-pressed={isBoard} onClick={() => change({ view: 'board' })}>
            Board
          </button>
        </ViewSwitch>
        {mayChange ? (
          <Button tone="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => form.open(null)}>
            Add position
          </Button>
        ) : null}
      </>
    ),
  };
  return (
    <Page fill>
      {isBoard ? (
        <OpenPositionBoard {...header} />
      ) : (
        <OpenPositionTable {...header} onOpen={form.open} mayChange={mayChange} />
      )}
      {form.panel}
    </Page>
  );
}

function OpenPositionTable({ actions, mayChange, onOpen }: OpenPositionTableProps) {
  const list = useRecordList({
    name: 'openPositions',
    query: openPositionListQuery,
    columns: mayChange ? openPositionListColumns : clientPositionListColumns,
  });
  const { move, panel } = useMovePosition();
  const { remove, dialog } = useRemoval({
    thing: 'Position',
    nameOf: ({ title }: OpenPositionRow) => title,
    ownerOf: ({ client }) => client,
    send: ({ id }) => callApi(openPositionsEndpoints.delete, { body: { id } }),
    refresh: refreshOpenPositions,
  });
  const rowActions = (row: OpenPositionRow) => [
    { label: 'View', icon: <IconEye aria-hidden="true" />, to: pathOf('openPositionDetails', { id: row.id }) },
    {
      label: 'Candidates',
      icon: <IconUsers aria-hidden="true" />,
      to: pathOf('positionCandidates', { uuid: row.uuid }),
    },
    { label: 'Update', icon: <IconPencil aria-hidden="true" />, onSelect: () => onOpen(row.id) },
    ...(row.moves ?? []).map((to) => ({
      label: moveLabel(row.status, to),
      icon: <IconArrowRight aria-hidden="true" />,
      onSelect: () => move(row, to),
    })),
    { label: 'Delete', icon: <IconTrash aria-hidden="true" />, danger: true, onSelect: () => remove(row) },
  ];
  return (
    <>
      <PageHeader title="Open positions" count={list.total} actions={actions} />
      <PositionTiles list={list} />
      <DataTable
        label="Open positions"
        list={list}
        rowName={({ title, client }) => `${title} of ${client}`}
        rowHref={positionPath}
        quickView={(row, state) => (
          <LazyRecordQuickView
            title={row.title}
            below={mayChange ? row.client : null}
            thing="position"
            facts={factsOf(list, row, { without: ['client'] })}
            to={positionPath(row)}
            onUpdate={mayChange ? () => onOpen(row.id) : undefined}
            {...state}
          />
        )}
        rowActions={mayChange ? rowActions : undefined}
        searchPlaceholder={mayChange ? 'Search: Title, Client, Owner' : 'Search: Title'}
        empty={{
          title: 'No open positions found.',
          hint: 'Positions that clients want to fill appear here.',
          action: mayChange ? <Button onClick={() => onOpen(null)}>Add the first position</Button> : null,
        }}
      />
      {panel}
      {dialog}
    </>
  );
}

interface OpenPositionTableProps {
  readonly actions: ReactNode;
  readonly mayChange: boolean;
  readonly onOpen: (id: number | null) => void;
}
