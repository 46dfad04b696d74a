import { messages } from '@muster/contract/messages.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button/button.tsx';
import { DescriptionList, type Fact } from '../../ui/description-list/description-list.tsx';
import { QuickView } from '../table/quick-view.tsx';
import type { QuickViewState } from '../table/row-look.ts';

/** A row beside its list: its columns, the way to its record, and its form. */
export function RecordQuickView(props: RecordQuickViewProps) {
  const { title, below = null, avatar = null, thing, facts, to, onUpdate, ...state } = props;
  return (
    <QuickView
      state={state}
      title={title}
      below={below}
      avatar={avatar}
      thing={thing}
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
      <DescriptionList facts={facts} />
    </QuickView>
  );
}

interface RecordQuickViewProps extends QuickViewState {
  readonly title: string;
  readonly below?: ReactNode;
  readonly avatar?: ReactNode;
  /** What a row is, in lower case. */
  readonly thing: string;
  readonly facts: readonly Fact[];
  /** The address of the record, where it has one. */
  readonly to: string | undefined;
  /** For viewers who may change it. */
  readonly onUpdate: (() => void) | undefined;
}
