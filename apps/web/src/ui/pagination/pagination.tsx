import { countText } from '@muster/contract/counted.ts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { type PageStep, pagesOf } from './pages-of.ts';
import styles from './pagination.module.css';

/**
 * Footer of a list: '1–30 of 941', rows per page if adjustable, pages. Pages count from 1. If all rows fit on the
 * smallest page, there is nothing to choose.
 */
export function Pagination({ page, size, total, onPage, choice, brief }: PaginationProps) {
  const id = useId();
  const isWhole = page === 1 && total <= Math.min(size, ...(choice?.sizes ?? []));
  if (choice === undefined && isWhole) return null;
  const last = Math.max(1, Math.ceil(total / size));
  return (
    <div className={styles.foot} data-brief={brief || undefined}>
      <span className={styles.range} aria-live="polite">
        {rangeText(page, size, total)}
      </span>
      {choice && !isWhole && !brief ? (
        <span className={styles.size}>
          <label htmlFor={id}>Rows</label>
          <select id={id} value={size} onChange={(event) => choice.onSize(Number(event.target.value))}>
            {choice.sizes.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
        </span>
      ) : null}
      {isWhole ? null : <Pages page={page} last={last} onPage={onPage} brief={brief} />}
    </div>
  );
}

function rangeText(page: number, size: number, total: number): string {
  const from = (page - 1) * size + 1;
  const to = Math.min(total, page * size);
  if (total === 1 && from === 1) return '1 of 1';
  return `${from > total ? 0 : `${countText(from)}–${countText(to)}`} of ${countText(total)}`;
}

interface PagesProps {
  readonly page: number;
  readonly last: number;
  readonly onPage: (page: number) => void;
  readonly brief: boolean | undefined;
}

function Pages({ page, last, onPage, brief }: PagesProps) {
  return (
    <nav className={styles.pages} aria-label="Pages">
      <button type="button" aria-label="Previous page" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <IconChevronLeft size={16} aria-hidden="true" />
      </button>
      {brief ? null : pagesOf(page, last).map((step, index) => showStep(step, index, page, onPage))}
      <button type="button" aria-label="Next page" disabled={page >= last} onClick={() => onPage(page + 1)}>
        <IconChevronRight size={16} aria-hidden="true" />
      </button>
    </nav>
  );
}

interface PaginationProps {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
  /** Only the range and the arrows, beside other controls. */
  readonly brief?: boolean;
  /** Changes the rows per page; without it they are fixed to `size`. */
  readonly choice?: { readonly sizes: readonly number[]; readonly onSize: (size: number) => void };
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
      {countText(step)}
    </button>
  );
}
