import { Notice } from '../../../ui/notice/notice.tsx';
import { clockNotes } from './week-days.ts';

/** What a change of the clock means for the shown days. Nothing on almost all of them. */
export function ClockNotes({ days, zone }: { readonly days: readonly string[]; readonly zone: string }) {
  const notes = clockNotes(days, zone);
  if (notes.length === 0) return null;
  return (
    <Notice title="The clocks change this week">
      {notes.map((note) => (
        <p key={note}>{note} All other hours keep their clock time.</p>
      ))}
    </Notice>
  );
}
