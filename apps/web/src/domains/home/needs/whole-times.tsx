import styles from './need-row.module.css';

/** A line in which no range of times or days breaks: no-break spaces alone let it end after the dash. */
export const WholeTimes = ({ text }: { readonly text: string }) =>
  text.split(ranges).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.unbroken}>
        {part}
      </span>
    ),
  );

/** '8:00 AM – 5:00 PM', joined by no-break spaces. */
const ranges = /([^ ]+\u00a0–\u00a0[^ ]+)/;
