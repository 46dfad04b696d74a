/**
 * Optional one-line texts of an employee, in the order of the form. Labels, schemas, answers, form, details, import and
 * SQL read them from here: a new one needs a column, a line in a list, its facts, and a value in the demo data.
 */

/** Seen by everybody who sees the record; columns of `employee`. */
export const openPlainFields = ['biometric_id', 'sprout_system_id'] as const;
export type OpenPlainField = (typeof openPlainFields)[number];

/** Seen with 'can view employees sensitive data'; columns of `employee_sensitive`. */
export const sensitivePlainFields = ['sss', 'pagibig', 'tin', 'phic'] as const;
export type SensitivePlainField = (typeof sensitivePlainFields)[number];

export type PlainField = OpenPlainField | SensitivePlainField;

interface PlainFieldFacts {
  readonly label: string;
  /** Title of the form section. */
  readonly section: string;
  /** Characters. */
  readonly longest: number;
}

export const plainFieldFacts: Readonly<Record<PlainField, PlainFieldFacts>> = {
  sss: { label: 'SSS number', section: 'Other Information', longest: 50 },
  pagibig: { label: 'Pag-IBIG number', section: 'Other Information', longest: 50 },
  tin: { label: 'TIN', section: 'Other Information', longest: 50 },
  phic: { label: 'PHIC number', section: 'Other Information', longest: 50 },
  biometric_id: { label: 'Biometric ID', section: 'Other Information', longest: 50 },
  sprout_system_id: { label: 'Sprout system ID', section: 'Other Information', longest: 50 },
};

export function plainFieldsIn(section: string, { sensitiveVisible = true } = {}): readonly PlainField[] {
  const visible = [...(sensitiveVisible ? sensitivePlainFields : []), ...openPlainFields];
  return visible.filter((field) => plainFieldFacts[field].section === section);
}

/** An object with one value for each of the fields. */
export function eachField<F extends PlainField, T>(fields: readonly F[], value: (field: F) => T): Record<F, T> {
  return Object.fromEntries(fields.map((field) => [field, value(field)])) as Record<F, T>;
}
