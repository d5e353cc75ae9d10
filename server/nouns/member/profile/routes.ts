import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { fail } from '#contract/errors/errors.ts';
import {
  changeConsents,
  changePassword,
  changeProfile,
  endedSignIns,
  type Profile,
  profile,
  withdraw,
  withdrawalFacts,
  withdrawn,
} from '#contract/rest/profile.ts';
import { problem } from '#contract/rest/values.ts';
import { orProblem, Refusal } from '#server/plugins/problems.ts';
import { limit } from '#server/rest/limit.ts';
import { askerOf, memberOf } from '#server/rest/member-of.ts';
import { secondSignIn } from '#server/rest/second-sign-in.ts';
import type { Shop } from '#server/shop.ts';
import { changePassword as changeSecret } from './change-password.ts';
import { changeProfile as change, changeConsents as decide } from './change-profile.ts';
import { readLeavingFacts } from './read-leaving-facts.ts';
import { readProfile } from './read-profile.ts';
import { withdrawMember } from './withdraw-member.ts';

const tags = ['profile'];

/** A member's own data, and withdrawal (specification 2.32: profile edit, withdrawal). */
export async function profileRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const { service } = shop.database;
  const isOurs = shop.config.identity.issuerUrl === undefined;
  // Changes per member that are confirmed by a mail: nobody's mailbox is flooded.
  const toldChanges = limit(shop, 'told-changes', { by: 'member', window: 60 * 60, most: 20 });
  const prove = secondSignIn(shop);
  // Prevents guessing the password in an unattended browser.
  const passwordChanges = limit(shop, 'password-change', { by: 'member', window: 15 * 60, most: 10 });

  const own = async (userId: string): Promise<Profile> => {
    const found = await readProfile(service, userId);
    if (found === null) throw new Refusal(fail('invalid-jwt'));
    return { ...found, has_password: found.has_password && isOurs };
  };

  typed.get(
    '/members/me',
    {
      config: { permission: 'profile.read' },
      schema: { tags, summary: 'My own data', response: { 200: profile, '4xx': problem } },
    },
    (request) => own(memberOf(request)),
  );

  typed.patch(
    '/members/me',
    {
      config: { permission: 'profile.change' },
      schema: { tags, summary: 'Change nickname or language', body: changeProfile, response: { 200: profile, '4xx': problem } },
    },
    async (request) => {
      orProblem(await change(shop, memberOf(request), request.body));
      return own(memberOf(request));
    },
  );

  typed.patch(
    '/members/me/consents',
    {
      config: { permission: 'profile.change' },
      schema: { tags, summary: 'Give or take back marketing consents', body: changeConsents, response: { 200: profile, '4xx': problem } },
    },
    async (request) => {
      await toldChanges(request);
      orProblem(await decide(shop, memberOf(request), request.body));
      return own(memberOf(request));
    },
  );

  typed.post(
    '/members/me/password',
    {
      config: { permission: 'profile.change' },
      schema: {
        tags,
        summary: 'Change the password; every other sign-in ends',
        body: changePassword,
        response: { 200: endedSignIns, '4xx': problem },
      },
    },
    async (request) => {
      if (!isOurs) throw new Refusal(fail('IDENTITY_ELSEWHERE'));
      await passwordChanges(request);
      return orProblem(await changeSecret(shop, askerOf(request), request.body));
    },
  );

  typed.get(
    '/members/me/withdrawal',
    {
      config: { permission: 'profile.leave' },
      schema: {
        tags,
        summary: 'What stands in the way of leaving, and what would be lost',
        response: { 200: withdrawalFacts, '4xx': problem },
      },
    },
    (request) => readLeavingFacts(service, memberOf(request), shop.clock()),
  );

  typed.post(
    '/members/me/withdrawal',
    {
      config: { permission: 'profile.leave' },
      schema: {
        tags,
        summary: 'Leave the shop; for 30 days signing in offers to return',
        body: withdraw,
        response: { 200: withdrawn, '4xx': problem },
      },
    },
    async (request) => {
      await prove(request, request.body.password);
      await toldChanges(request);
      return orProblem(await withdrawMember(shop, askerOf(request), request.body));
    },
  );
}
