import type { Grants } from '../../access.ts';
import type { ApproverSource } from './approvals.constants.ts';
import type { DecidingRole } from './approvals.policy.ts';

/** A field of the subject that conditions of steps may read. */
export type ApprovalField = PlainField | ChoiceField;

interface NamedField {
  readonly name: string;
  readonly label: string;
}

interface PlainField extends NamedField {
  readonly kind: 'number' | 'yesNo';
}

interface ChoiceField extends NamedField {
  readonly kind: 'choice';
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/**
 * What the owner of a kind of subject declares about its approval. The access rules of the owner's calls and screens use
 * `roles`, so that nobody can be made an approver who could not open the subject.
 */
export interface ApprovalKind {
  /** Key of its policy in the database. */
  readonly key: string;
  readonly label: string;
  /** Roles of the provider that open and decide these subjects. */
  readonly roles: readonly DecidingRole[];
  /** Where a role of `roles` is not enough, such as for sensitive values: nobody else is asked, in steps and by fallback. */
  readonly mayDecide?: (person: Grants) => boolean;
  readonly sources: readonly ApproverSource[];
  readonly fields: readonly ApprovalField[];
  /** Steps of these sources apply only where the field is true. */
  readonly onlyWhere?: Readonly<Partial<Record<ApproverSource, string>>>;
}

/** Sources for kinds that only the provider decides. */
export const staffSources = ['lead', 'role', 'person'] as const satisfies readonly ApproverSource[];

/** Roles that a step may name. Leads of other teams see nothing of a person, so a lead is found by team only. */
export const namedRoles = ({ roles }: Pick<ApprovalKind, 'roles'>): DecidingRole[] =>
  roles.filter((role) => role !== 'team lead');
