import { positionStatuses } from '@muster/contract/states.ts';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { SearchBox } from '../../../platform/table/search-box.tsx';
import { useListScope } from '../../../platform/table/use-list-scope.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import styles from '../board/board.module.css';
import { openPositionColumnQuery } from '../open-positions.queries.ts';
import { useMovePosition } from '../use-move-position.tsx';
import { type BoardCard, BoardColumn } from './board-column.tsx';

/** Positions by status, those that were longest in it on top. Cards move by dragging, by their menu and by M. */
export function OpenPositionBoard({ actions }: { readonly actions: ReactNode }) {
  const [{ q }, change] = useListScope(['q']);
  const search = q ?? '';
  const columns = useQueries({
    queries: positionStatuses.map((status) => openPositionColumnQuery(status, search)),
  });
  const [dragged, setDragged] = useState<BoardCard | null>(null);
  const { move, panel } = useMovePosition();
  const waiting = columns.find(({ data }) => data === undefined);
  const total = waiting === undefined ? columns.reduce((sum, { data }) => sum + (data?.total ?? 0), 0) : undefined;
  return (
    <>
      <PageHeader title="Open positions" count={total} actions={actions} />
      <div className={styles.search}>
        <SearchBox
          label="Search open positions"
          placeholder="Search: Title, Client, Owner"
          value={search}
          onChange={(text) => change({ q: text === '' ? null : text })}
        />
      </div>
      {waiting ? (
        // All columns at once: on a phone they are stacked, and each would move those below it.
        <Loaded of={waiting} thing="board">
          {() => null}
        </Loaded>
      ) : (
        <div className={styles.board}>
          {positionStatuses.map((status, index) => (
            <BoardColumn
              key={status}
              status={status}
              cards={columns[index]?.data}
              dragged={dragged}
              onDrag={setDragged}
              onMove={(card, to) => {
                setDragged(null);
                move(card, to);
              }}
            />
          ))}
        </div>
      )}
      {panel}
    </>
  );
}
