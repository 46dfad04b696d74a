import { IconBulb } from '@tabler/icons-react';
import { Button } from '../../../ui/button/button.tsx';
import styles from './suggestions-button.module.css';
import type { Insights } from './use-insights.ts';

/** Where the suggestions are not beside the text: how many there are, and the way to the first. */
export function SuggestionsButton({ insights: { open, show } }: { readonly insights: Insights }) {
  const [first] = open;
  if (first === undefined) return null;
  return (
    <div className={styles.jump}>
      <Button small icon={<IconBulb size={16} aria-hidden="true" />} onClick={() => show(first.key)}>
        Suggestions {open.length}
      </Button>
    </div>
  );
}
