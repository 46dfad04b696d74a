/** A setting that stops the start. The message is one sentence for the person who set it: what, and how to mend it. */
export class ConfigProblem extends Error {
  override readonly name = 'ConfigProblem';
  readonly setting: string;

  constructor(setting: string, sentence: string) {
    super(sentence);
    this.setting = setting;
  }
}
