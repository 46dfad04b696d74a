import type { NeedKind } from '@muster/contract/domains/home/need-answers.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { useNeedPanels } from '../needs/needs-queue.tsx';
import { useNeeds } from '../needs/use-needs.ts';
import { LinesCard, OwnLine } from './own-lines.tsx';
import type { OwnPending } from './own-pending.ts';

const mostTasks = 50;

/** What the employee has to do: the entries of the action center. */
export function OwnTasks() {
  const needs = useNeeds({ kind: null, view: 'now' }, mostTasks);
  const { act, panels } = useNeedPanels(needs);
  const { rows, list } = needs;
  return (
    <>
      {list.isPending ? <span data-loading="" /> : null}
      {rows.length === 0 ? null : (
        <LinesCard title="To do" count={rows.length}>
          {rows.map((need) => (
            <OwnLine key={need.waiting.uuid} kind={kinds[need.kind] ?? 'day'} title={need.name} text={need.line}>
              {need.fixes === undefined ? (
                <LinkButton small to={need.open.to}>
                  {need.kind === 'own-swap' ? 'Answer' : 'Review'}
                </LinkButton>
              ) : (
                <Button small onClick={() => act(need)} aria-label={`Request correction: ${need.name}`}>
                  Request correction
                </Button>
              )}
            </OwnLine>
          ))}
        </LinesCard>
      )}
      {panels}
    </>
  );
}

const kinds: Readonly<Partial<Record<NeedKind, OwnPending['kind']>>> = {
  'own-day': 'day',
  'own-timesheet': 'timesheet',
  'own-swap': 'swap',
};
