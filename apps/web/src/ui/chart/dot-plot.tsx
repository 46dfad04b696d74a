import styles from './dot-plot.module.css';

/**
 * Shares of groups as dots on one scale that begins where differences are seen, with the share of all as a line. Each
 * row is a button that says its value.
 */
export function DotPlot({ label, rows, least, most, mark, markText, onPick }: DotPlotProps) {
  const x = (share: number) => `${((Math.min(most, Math.max(least, share)) - least) / (most - least)) * 100}%`;
  return (
    <div className={styles.plot}>
      <ul aria-label={label}>
        {rows.map(({ id, name, share, text }) => (
          <li key={id}>
            <button type="button" className={styles.row} aria-label={`${name}: ${text}`} onClick={() => onPick(id)}>
              <span className={styles.name}>{name}</span>
              <span className={styles.track} aria-hidden="true">
                {mark === null ? null : <i className={styles.mark} style={{ insetInlineStart: x(mark) }} />}
                {share === null ? null : (
                  <>
                    <i className={styles.stem} style={{ width: x(share) }} />
                    <i className={styles.dot} style={{ insetInlineStart: x(share) }} />
                  </>
                )}
              </span>
              <span className={styles.value}>{text}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.axis} aria-hidden="true">
        <span className={styles.scale}>
          {[least, (least + most) / 2, most].map((value) => (
            <span key={value} style={{ insetInlineStart: x(value) }}>
              {Math.round(value * 100)}%
            </span>
          ))}
        </span>
      </div>
      {mark === null ? null : (
        <p className={styles.legend}>
          <i className={styles.swatch} aria-hidden="true" /> {markText}
        </p>
      )}
    </div>
  );
}

interface DotPlotProps {
  readonly label: string;
  readonly rows: readonly DotRow[];
  /** The ends of the scale, as shares from 0 to 1. */
  readonly least: number;
  readonly most: number;
  /** The share of all rows; null without days. */
  readonly mark: number | null;
  readonly markText: string;
  readonly onPick: (id: string) => void;
}

interface DotRow {
  readonly id: string;
  readonly name: string;
  /** From 0 to 1; null where nothing was counted. */
  readonly share: number | null;
  readonly text: string;
}
