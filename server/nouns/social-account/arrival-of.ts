import type { FastifyRequest } from 'fastify';
import { fail } from '#contract/errors/errors.ts';
import { Refusal } from '#server/plugins/problems.ts';
import { sealedArrival, socialBrowser } from '#server/plugins/social-browser.ts';
import type { Shop } from '#server/shop.ts';
import { openArrival, type SocialArrival } from './arrival.ts';

/** The arrival from a provider that this browser carries. Errors: SOCIAL_STATE_LOST when there is none, or it has expired. */
export function arrivalOf(request: FastifyRequest, { config, clock }: Pick<Shop, 'config' | 'clock'>): SocialArrival {
  const browser = socialBrowser(request, config);
  const sealed = sealedArrival(request, config);
  const arrival = browser && sealed ? openArrival({ secret: config.secret, browser, now: clock() }, sealed) : null;
  if (arrival === null) throw new Refusal(fail('SOCIAL_STATE_LOST'));
  return arrival;
}
