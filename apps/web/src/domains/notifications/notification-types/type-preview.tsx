import { notificationType } from '@muster/contract/all-notification-types.ts';
import { renderText, textProblems } from '@muster/contract/domains/notifications/notification-text.rules.ts';
import type { ValueKind } from '@muster/contract/domains/notifications/notification-type.ts';
import { useFormContext } from 'react-hook-form';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { TypeValues } from './type-values.ts';

/** What readers see, while the words are typed. */
export function TypePreview({ code }: { readonly code: string }) {
  const { watch } = useFormContext<TypeValues>();
  const [title, text, outside] = watch(['title', 'text', 'outside']);
  const kinds = notificationType(code)?.values ?? {};
  const [problem] = Object.values(textProblems(kinds, { title, text, outside }));
  const values = Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, exampleOf(name, kind)]));
  const shown = (template: string) => renderText(template, { kinds, values, names: exampleNames }) || null;
  if (problem) return <Notice tone="amber">{problem}</Notice>;
  return (
    <DescriptionList
      columns={3}
      facts={[
        { label: 'Title', value: shown(title) },
        { label: 'In the portal', value: shown(text) },
        { label: 'Outside', value: shown(outside) },
      ]}
    />
  );
}

const exampleNames = { employees: new Map([[1, 'Ana']]), people: new Map([[1, 'Jordan']]) };

const examples: Readonly<Record<Extract<ValueKind, string>, unknown>> = {
  employee: 1,
  employees: [1],
  person: 1,
  day: '2026-03-16',
  days: ['2026-03-16', '2026-03-17'],
  period: { first: '2026-03-16', last: '2026-03-18' },
  number: 4,
  text: 'Example text.',
  word: 'approved',
  note: 'Example comment.',
  record: 'TCK-12',
};

function exampleOf(name: string, kind: ValueKind): unknown {
  if (typeof kind === 'object') return 2;
  // Follows a day without a space.
  return name === 'parts' ? ', second half' : examples[kind];
}
