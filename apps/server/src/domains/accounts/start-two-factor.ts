import { type CallInput, Problem } from '@muster/contract';
import type { twoFactorCalls } from '@muster/contract/domains/accounts/two-factor.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { newTotpSecret, totpUri } from '../../platform/crypto/one-time-code.ts';
import { qrCodeSvg } from '../../platform/crypto/qr-code.ts';
import { demandPassword } from './given-password.ts';
import { aboutAccount, ownAccount, ownSessionId } from './own-account.ts';
import { sealSecret } from './second-factor.ts';
import { noteFactor } from './sessions.repository.ts';
import { startEnrolment } from './two-factor.repository.ts';

type Input = CallInput<typeof twoFactorCalls.startTwoFactor>;

export async function checkPasswordForEnrolment(ctx: Ctx, { body }: Input): Promise<void> {
  await demandPassword(ctx, await ownAccount(ctx), body.current_password);
}

/** The sign-in does not change before a code confirms the enrollment. */
export async function startTwoFactor(ctx: Ctx) {
  const { userId, email } = ctx.viewer;
  const secret = await newTotpSecret(ctx.random);
  if (!(await startEnrolment(ctx.db, userId, sealSecret(ctx, userId, secret)))) {
    throw new Problem('conflict', 'Two-factor sign-in is on already. Turn it off before you set it up again.');
  }
  await noteFactor(ctx.db, ownSessionId(ctx), ctx.clock.now().toString());
  await ctx.audit({ event: 'accounts.start-two-factor', subject: aboutAccount(userId) });
  return { qr: await enrolmentPicture(email, secret), secret };
}

/** SVG of the QR code that authenticator apps read. */
export async function enrolmentPicture(email: string, secret: string): Promise<string> {
  return qrCodeSvg(await totpUri({ issuer: 'Muster', account: email, secret }));
}
