import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { type PageStep, pagesOf } from './pages-of.ts';
import styles from './pagination.module.css';

/** Foot of a list: '1–30 of 941', rows a page, pages. Pages count from 1. */
export function Pagination({ page, size, total, sizes, onPage, onSize }: PaginationProps) {
  const id = useId();
  const last = Math.max(1, Math.ceil(total / size));
  const from = total === 0 ? 0 : (page - 1) * size + 1;
  const to = Math.min(total, page * size);
  return (
    <div className={styles.foot}>
      <span className={styles.range} aria-live="polite">
        {total === 0
          ? '0 of 0'
          : `${from.toLocaleString('en')}–${to.toLocaleString('en')} of ${total.toLocaleString('en')}`}
      </span>
      <span className={styles.size}>
        <label htmlFor={id}>Rows</label>
        <select id={id} value={size} onChange={(event) => onSize(Number(event.target.value))}>
          {sizes.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      </span>
      <nav className={styles.pages} aria-label="Pages">
        <button type="button" aria-label="Previous page" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <IconChevronLeft size={16} aria-hidden="true" />
        </button>
        {pagesOf(page, last).map((step, index) => showStep(step, index, page, onPage))}
        <button type="button" aria-label="Next page" disabled={page >= last} onClick={() => onPage(page + 1)}>
          <IconChevronRight size={16} aria-hidden="true" />
        </button>
      </nav>
    </div>
  );
}

interface PaginationProps {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly sizes: readonly number[];
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
}

function showStep(step: PageStep, index: number, current: number, onPage: (page: number) => void) {
  if (step === 'gap') {
    return (
      <span key={`gap ${index}`} className={styles.gap} aria-hidden="true">
        …
      </span>
    );
  }
  const isCurrent = step === current;
  return (
    <button
      key={step}
      type="button"
      className={styles.number}
      aria-label={`Page ${step}`}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => onPage(step)}
    >
      {step.toLocaleString('en')}
    </button>
  );
}
