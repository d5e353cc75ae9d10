import { expect, test } from 'vitest';
import { mayDo, type Permission } from '#rules/member/rights/permission.ts';
import { type Role, roles } from '#rules/member/rights/role.ts';
import { declaredTables, grantOf, type Verb } from './declared.ts';

/** Permissions that the data service grants through table policies: `table verb`. */
const givenByPolicies: Partial<Record<Permission, readonly `${string}.${string} ${Verb}`[]>> = {
  'design.save': ['product.product_customs insert', 'product.product_customs update', 'product.product_custom_mockups insert'],
  'like.set': [
    'product.graphic_likes insert',
    'product.graphic_likes update',
    'product.product_likes insert',
    'product.product_likes update',
  ],
  'follow.set': ['product.artist_follows insert', 'product.artist_follows update', 'product.brand_follows insert'],
  'review.like': ['product.review_likes insert', 'product.review_likes update', 'product.review_unlikes insert'],
  'review.manage': ['product.reviews update', 'product.review_reports update'],
  'inquiry.moderate': ['member.inquiries update'],
  'share.moderate': ['product.design_shares update'],
  'artist.introduce': ['product.artists update'],
  'artist.manage': ['product.artists insert', 'product.artists delete'],
  'brand.introduce': ['product.brands update'],
  'brand.manage': ['product.brands insert', 'product.brands delete'],
  'graphic.describe': ['product.graphics update'],
  'graphic.manage': ['product.graphics insert', 'product.graphics delete'],
  'product.manage': ['product.products insert', 'product.products update', 'product.products delete'],
  'plan.manage': ['product.plans insert', 'product.plans update'],
  'canned-answer.manage': ['management.canned_answers insert', 'management.canned_answers update'],
  'reward.manage': ['member.reward_kinds insert', 'member.reward_kinds update'],
  'order.correct': ['sales.orders update'],
  'production.plan': ['sales.production_plan update'],
  'publication.manage': ['management.banners insert', 'management.popup update', 'management.notices delete'],
};

test.each(Object.entries(givenByPolicies))('permissions of %s equal what the row policies grant', (permission, deeds) => {
  for (const deed of deeds) {
    const [name, verb] = deed.split(' ') as [string, Verb];
    const table = declaredTables[name];
    const given = roles.map((role) => {
      const grant = table === undefined ? null : grantOf(table, role, verb);
      if (grant === null) return [role, 'no'];
      return [role, grant.rows === 'true' ? 'any' : 'own'];
    });
    const reach = (role: Role) => mayDo(role === 'admin' ? [role, 'owner'] : [role], permission as Permission);
    expect([deed, given]).toEqual([deed, roles.map((role) => [role, reach(role)])]);
  }
});
