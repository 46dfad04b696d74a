import { messages } from '@muster/contract/messages.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button/button.tsx';
import { DescriptionList, type Fact } from '../../ui/description-list/description-list.tsx';
import { QuickView } from './quick-view.tsx';
import { factsOf } from './row-facts.ts';
import type { QuickViewState } from './row-look.ts';
import type { RecordList } from './use-record-list.ts';

/** A row beside its list: what every column says of it, hidden ones too, and a link to its record. */
export function RowQuickView<Row>({ list, row, to, state, without = [], ...rest }: RowQuickViewProps<Row>) {
  const { values = {}, more = [], after, onUpdate, children, ...head } = rest;
  const facts = factsOf(list, row, { without, values });
  return (
    <QuickView
      state={state}
      {...head}
      footer={
        <>
          {to === undefined ? null : <Link to={to}>View record</Link>}
          {onUpdate ? (
            <Button small onClick={onUpdate}>
              {messages.employeeList.rowAction.update}
            </Button>
          ) : null}
        </>
      }
    >
      {children}
      <DescriptionList facts={[...facts, ...more]} />
      {after}
    </QuickView>
  );
}

interface RowQuickViewProps<Row> {
  readonly list: Pick<RecordList<Row>, 'columns' | 'zone'>;
  readonly row: Row;
  readonly title: string;
  readonly below: ReactNode;
  readonly avatar: ReactNode;
  /** Columns that do not apply to this row. */
  readonly without?: readonly string[];
  /** Instead of what the cell of a column shows, by column. */
  readonly values?: Readonly<Record<string, ReactNode>>;
  /** Opens the form of the record, for viewers who may change it. */
  readonly onUpdate?: (() => void) | undefined;
  /** The address of the record, for viewers who may open it. */
  readonly to: string | undefined;
  readonly state: QuickViewState;
  /** Above the facts: a decision that waits. */
  readonly children?: ReactNode;
  /** Facts that have no column. */
  readonly more?: readonly Fact[];
  /** Below the facts: what the list itself does not know. */
  readonly after?: ReactNode;
}
