import { type Session, type SignInAbout, type SignInRefusal, signIn, signInByTicket, type TicketAbout } from '#client/session/session.ts';
import { type Failure, isFailure } from '#contract/errors/errors.ts';
import { cartApi } from '../cart/cart-calls.ts';
import { showCartCount } from '../cart/cart-count.ts';

/**
 * Signs in with ID and password, and merges the guest's cart. The merge is not awaited and its errors are ignored: opening the cart retries
 * it. `about` and failures: those of `signIn`. Browser only.
 */
export async function enterShop(id: string, password: string, about?: SignInAbout): Promise<Session | SignInRefusal> {
  return withCart(await signIn(id, password, about));
}

/**
 * Signs in with a social sign-in ticket, and merges the guest's cart without waiting for it. Failures: those of `signInByTicket`. Browser
 * only.
 */
export async function enterShopByTicket(ticket: string, about?: TicketAbout): Promise<Session | SignInRefusal> {
  return withCart(await signInByTicket(ticket, about));
}

function withCart<Outcome extends Session | Failure>(session: Outcome): Outcome {
  if (!isFailure(session)) void mergeGuestCart();
  return session;
}

async function mergeGuestCart(): Promise<void> {
  try {
    showCartCount((await cartApi.merge()).line_count);
  } catch (error) {
    console.warn(error);
  }
}
