import type { contract } from '@crewpad/contract';
import type { CallContext } from '../../../../http/pipeline/context.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import type { Services } from '../../../../platform/services.ts';
import { type CreatedAccount, createAccount, signUp } from '../../../accounts/index.ts';
import { lockRental } from '../../commands/change-rental.ts';
import { type FoundByToken, getPendingOffer, requireEmailOf } from '../queries/find-by-token.ts';

type Form = contract.rentals.RegisterForm;

/**
 * Creates a free account for the invited person; the invitation stays pending. Only the emailed
 * token verifies the address, because the lister knows the other one.
 * @throws ApiError 404 for no such invitation for this email, 409 if the email has an account, 422
 */
export async function register(
  services: Services,
  form: Form,
  { locale, address, device }: CallContext,
): Promise<{ created: CreatedAccount; offer: FoundByToken }> {
  const { db, clock, config, secret } = services;
  const { verification_code: token, email } = form;
  requireEmailOf(await getPendingOffer(db, token, clock.now()), email);
  const now = clock.now();
  return signUp(services, form, ({ phone, passwordHash }) =>
    transaction(db, async (trx) => {
      const known = await getPendingOffer(trx, token, now);
      // It stays pending with this token until the account exists.
      await lockRental(trx, known.rental.id);
      const offer = await getPendingOffer(trx, token, now);
      requireEmailOf(offer, email);
      const options = { plan: null, isVerified: offer.isMailed, passwordHash, locale };
      const call = { address, device, now, secret, legal: config.legal };
      const account = { ...form, ...phone };
      const created = await createAccount(trx, account, { ...options, ...call });
      return created && { created, offer };
    }),
  );
}
