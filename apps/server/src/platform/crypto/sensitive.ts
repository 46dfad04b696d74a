export const hiddenText = '[hidden]';

/** A value that no log, JSON answer or error text can show by accident (reliability 3.8). Only `reveal` opens it. */
export class Sensitive<T> {
  readonly #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  static open<T>(holder: Sensitive<T>): T {
    return holder.#value;
  }

  toString(): string {
    return hiddenText;
  }

  toJSON(): string {
    return hiddenText;
  }

  [Symbol.toPrimitive](): string {
    return hiddenText;
  }

  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return hiddenText;
  }
}

export function sensitive<T>(value: T): Sensitive<T> {
  return new Sensitive(value);
}

/** Call it where the policy has granted the field, and write the audit entry there. */
export function reveal<T>(value: Sensitive<T>): T {
  return Sensitive.open(value);
}
