import { type ActivityKind, activityKinds } from '@muster/contract/domains/access/activity.constants.ts';
import { useSearchParams } from 'react-router';
import { Choice } from '../../../ui/input/choice.tsx';
import { Unseen } from '../../../ui/unseen/unseen.tsx';
import styles from './activity-logs.module.css';

const parameter = 'show';
const labels: Readonly<Record<ActivityKind, string>> = {
  changes: 'Changes',
  status: 'Status',
  files: 'Files',
  reads: 'Viewed sensitive data',
};
/** Reads are rarely of interest and have the most entries. */
const atFirst: readonly ActivityKind[] = ['changes', 'status', 'files'];

/** The shown kinds of entries, kept in the address. */
export function useActivityKinds(): [readonly ActivityKind[], (kinds: readonly ActivityKind[]) => void] {
  const [params, setParams] = useSearchParams();
  const given = params.get(parameter);
  const kinds = given === null ? atFirst : activityKinds.filter((kind) => given.split(',').includes(kind));
  const choose = (next: readonly ActivityKind[]) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next.join() === atFirst.join()) after.delete(parameter);
        else after.set(parameter, next.join());
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [kinds, choose];
}

export function KindChoices({ kinds, onChange }: KindChoicesProps) {
  const toggled = (kind: ActivityKind) =>
    activityKinds.filter((one) => (one === kind ? !kinds.includes(one) : kinds.includes(one)));
  return (
    <fieldset className={styles.kinds}>
      <Unseen as="legend">Kinds of activity</Unseen>
      {activityKinds.map((kind) => (
        <Choice
          key={kind}
          kind="checkbox"
          label={labels[kind]}
          checked={kinds.includes(kind)}
          onChange={() => onChange(toggled(kind))}
        />
      ))}
    </fieldset>
  );
}

interface KindChoicesProps {
  readonly kinds: readonly ActivityKind[];
  readonly onChange: (kinds: readonly ActivityKind[]) => void;
}
