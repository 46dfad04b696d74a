/** Why a model wrote nothing usable, so that the portal composed the text. */
export const generatorFailures = ['unreachable', 'refused', 'unusable'] as const;
export type GeneratorFailure = (typeof generatorFailures)[number];
