/** An invalid setting that stops the start. The message is one sentence that says what is wrong and how to fix it. */
export class ConfigProblem extends Error {
  override readonly name = 'ConfigProblem';
  readonly setting: string;

  constructor(setting: string, sentence: string) {
    super(sentence);
    this.setting = setting;
  }
}
