import type { DatedRow } from '@muster/contract/dated/dated-row.ts';
import { type PolicyKind, policyKindLabels, policyKinds } from '@muster/contract/domains/clients/clients.constants.ts';
import { IconPlus } from '@tabler/icons-react';
import { DatedCard } from '../../platform/record/dated-card.tsx';
import { Button } from '../../ui/button/button.tsx';
import { RecordStack } from '../../ui/record/record-layout.tsx';

/** The policies of a client or an employee: a card for each kind, with a button that opens its form. */
export function PolicyCards<Row extends PolicyRow>({
  rows,
  prefix = '',
  onSet,
  cancel,
  restore,
}: PolicyCardsProps<Row>) {
  return (
    <RecordStack>
      {policyKinds.map((kind) => {
        const name = `${policyKindLabels[kind].toLowerCase()} policy`;
        return (
          <DatedCard
            key={kind}
            title={policyKindLabels[kind]}
            thing={`${prefix}${name}`}
            heading="Policy"
            rows={rows.filter((row) => row.kind === kind)}
            value={({ policy }) => policy.name}
            cancel={onSet && cancel}
            restore={restore}
            actions={
              onSet ? (
                <Button
                  small
                  icon={<IconPlus aria-hidden="true" />}
                  aria-label={`Set ${name}`}
                  onClick={() => onSet(kind)}
                >
                  Set policy
                </Button>
              ) : null
            }
          />
        );
      })}
    </RecordStack>
  );
}

interface PolicyRow extends DatedRow {
  readonly kind: PolicyKind;
  readonly policy: { readonly name: string };
}

interface PolicyCardsProps<Row extends PolicyRow> {
  readonly rows: readonly Row[];
  /** Before the name of a policy, such as 'default '. */
  readonly prefix?: string;
  /** Undefined for viewers who only read. */
  readonly onSet: ((kind: PolicyKind) => void) | undefined;
  readonly cancel: (row: Row) => Promise<unknown>;
  readonly restore: (row: Row) => Promise<unknown>;
}
