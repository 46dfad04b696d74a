import type { PayScale } from '@muster/contract/domains/recruitment/hire-insights.rules.ts';
import { wholeUnits } from '@muster/contract/money.ts';
import styles from './pay-scale-bars.module.css';
import { marksApart } from './pay-scale-marks.ts';

/** The range of the draft above that of earlier positions, on one scale. The reason beside it says the same in words. */
export function PayScaleBars({ scale: { draft, past } }: { readonly scale: PayScale }) {
  const ends = [draft.least, draft.most, past.least, past.most];
  const room = (Math.max(...ends) - Math.min(...ends)) * 0.12 || 1;
  const [from, until] = [Math.min(...ends) - room, Math.max(...ends) + room];
  const at = (cents: number) => `${((cents - from) / (until - from)) * 100}%`;
  const bar = ({ least, most }: PayScale['past']) => ({
    insetInlineStart: at(least),
    insetInlineEnd: `calc(100% - ${at(most)})`,
  });
  const shown = marksApart(ends, (until - from) * 0.2);
  return (
    <div className={styles.scale} aria-hidden="true">
      <div className={styles.track}>
        <span className={styles.draft} style={bar(draft)} />
        <span className={styles.past} style={bar(past)} />
      </div>
      <div className={styles.axis}>
        {shown.map((cents) => (
          <span key={cents} style={{ insetInlineStart: at(cents) }}>
            {wholeUnits(cents)}
          </span>
        ))}
      </div>
      <div className={styles.legend}>
        <span data-of="draft">This draft</span> <span data-of="past">Your earlier positions</span>
      </div>
    </div>
  );
}
