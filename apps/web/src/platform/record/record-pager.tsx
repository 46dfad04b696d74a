import { countText } from '@muster/contract/counted.ts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type KeyGroup, useScreenKeys } from '../keys/screen-keys.ts';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { forgetLeft, leftFor } from './left-list.ts';
import { type ListTrail, trailIn, trailState } from './list-trail.ts';
import { recordHref } from './record-href.ts';
import styles from './record-pager.module.css';
import { RecordSteps } from './record-steps.tsx';
import { type Neighbour, type Neighbours, useNeighbours } from './use-neighbours.ts';

/** "12 of 207" and the way to the records before and after, on a record that was opened from a list. */
export function RecordPager({ thing }: { readonly thing: string }) {
  const { trail, coming } = useTrail();
  const found = useNeighbours(trail);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const go = (to: Neighbour | null | undefined) => {
    if (!to || trail === null) return;
    const state = trailState({ ...trail, id: to.record.id, at: to.at });
    const tab = new URLSearchParams(search).get('tab');
    // Back leads to the list, not through every record on the way.
    void navigate(
      { pathname: recordHref(pathname, to.record), search: tab === null ? '' : `?tab=${tab}` },
      { replace: true, state },
    );
  };
  const { previous, next } = found ?? {};
  usePagerKeys(found !== null, { j: () => go(next), k: () => go(previous) });
  const expected = trail ?? coming;
  if (expected === null) return null;
  if (trail === null || !found) return <KeptPlace at={expected.at} />;
  return (
    <RecordSteps
      label="List that this was opened from"
      place={placeText(found)}
      list={trail.address}
      thing={thing}
      onPrevious={previous ? () => go(previous) : null}
      onNext={next ? () => go(next) : null}
    />
  );
}

/** While the neighbours load: the header would wrap when they came. */
const KeptPlace = ({ at }: { readonly at: number }) => (
  <span className={styles.pager} data-waiting="" aria-hidden="true">
    <span className={styles.place}>{`${countText(at + 1)} of ${countText(at + 1)}`}</span>
    <span className={styles.step} />
    <span className={styles.step} />
  </span>
);

function placeText({ place, isGone }: Neighbours): string {
  if (place) return `${countText(place.at + 1)} of ${countText(place.total)}`;
  return isGone ? 'No longer in the list' : 'Moved in the list';
}

/** From the state of the address, which a reload keeps, or from the list that was on the screen just before. */
function useTrail(): { readonly trail: ListTrail | null; readonly coming: ListTrail | null } {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const kept = trailIn(state);
  const left = kept === null ? leftFor(pathname) : null;
  useEffect(() => {
    if (left === null) return;
    forgetLeft();
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true, state: trailState(left) });
  }, [left, navigate, pathname, search]);
  return { trail: kept, coming: left };
}

function usePagerKeys(isShown: boolean, keys: Readonly<Record<'j' | 'k', () => void>>): void {
  useScreenKeys(isShown ? pagerKeys : null);
  usePageKeys(
    (key) => {
      // A table inside the record has the same keys for its rows.
      if ((key !== 'j' && key !== 'k') || document.querySelector('tr[data-row]') !== null) return false;
      keys[key]();
      return true;
    },
    { isOn: isShown },
  );
}

const pagerKeys: KeyGroup = {
  title: 'This screen',
  lines: [{ keys: ['J', 'K'], does: 'Next and previous record' }],
};
