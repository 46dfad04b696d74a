import { Problem } from '@muster/contract';
import type { Ctx } from '../../platform/context/context.ts';
import { newTotpSecret, totpUri } from '../../platform/crypto/one-time-code.ts';
import { qrCodeSvg } from '../../platform/crypto/qr-code.ts';
import { aboutAccount, ownCredentials } from './own-account.ts';
import { sealSecret } from './second-factor.ts';
import { startEnrolment } from './two-factor.repository.ts';

/** The sign-in does not change before a code confirms the enrollment. */
export async function startTwoFactor(ctx: Ctx) {
  const { userId, email } = ctx.viewer;
  const { id } = await ownCredentials(ctx);
  const secret = await newTotpSecret(ctx.random);
  if (!(await startEnrolment(ctx.db, id, sealSecret(ctx, id, secret)))) {
    throw new Problem('conflict', 'Two-factor sign-in is on already. Turn it off before you set it up again.');
  }
  await ctx.audit({ event: 'accounts.start-two-factor', subject: aboutAccount(userId) });
  return { qr: await enrolmentPicture(email, secret), secret };
}

/** SVG of the QR code that authenticator apps read. */
export async function enrolmentPicture(email: string, secret: string): Promise<string> {
  return qrCodeSvg(await totpUri({ issuer: 'Muster', account: email, secret }));
}
