import { normalizeMobile } from '#rules/member/credential.ts';
import { socialVendors } from '#rules/member/sign-in/social.ts';
import { daysAfter } from '#rules/shop/korean-time.ts';
import { demoMembers, demoPassword } from '../content/members.ts';
import { type DemoShop, daysAgo, json } from '../demo-shop.ts';

/** Accounts with credentials, roles, consents, an address and points. */
export async function seedMembers(shop: DemoShop): Promise<void> {
  const { trx } = shop;
  const hash = await shop.hashPassword(demoPassword);
  const terms = await trx.selectFrom('management.terms').select(['id', 'type']).execute();
  const termsOf = (type: string) => terms.find((row) => row.type === type)?.id ?? null;
  for (const [index, member] of demoMembers.entries()) {
    const { id } = await trx
      .insertInto('member.members')
      .values({
        email: member.email,
        name: member.name,
        nickname: member.nickname,
        phone: normalizeMobile(member.phone),
        birth_date: `199${index}-0${index + 1}-15`,
        is_email_consent: index % 2 === 0,
        phone_verified_at: daysAgo(shop, 60),
        created_at: daysAgo(shop, 60 - index),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    shop.members.set(member.key, id);
    await trx.insertInto('identity.credentials').values({ user_id: id, password_hash: hash }).execute();
    if (member.key === 'shopper') await trx.insertInto('identity.social_accounts').values(knownAccounts(id, member.email)).execute();
    await trx
      .insertInto('member.member_roles')
      .values(member.roles.map((role) => ({ user_id: id, role })))
      .execute();
    await trx
      .insertInto('member.consents')
      .values([
        { user_id: id, type: 'TERMS', is_given: true, terms_id: termsOf('use') },
        { user_id: id, type: 'PERSONAL_INFORMATION', is_given: true, terms_id: termsOf('PERSONAL-INFORMATION') },
        { user_id: id, type: 'PURCHASE', is_given: true, terms_id: termsOf('PURCHASE') },
        { user_id: id, type: 'OVER_14', is_given: true, terms_id: null },
      ])
      .execute();
    await trx
      .updateTable('member.profiles')
      .set({ image_src: shop.pictures.memberAvatars[index] ?? null })
      .where('user_id', '=', id)
      .execute();
    await trx
      .insertInto('sales.point_entries')
      .values({
        user_id: id,
        type: 'EARNED',
        amount: 2000,
        reason: 'SIGN_UP',
        created_at: daysAgo(shop, 59),
        expires_at: daysAfter(shop.now, 300),
      })
      .execute();
  }
  await seedDestinations(shop);
}

/** Links the member to the first account of each provider's stand-in (stand-ins/social/people.ts). */
function knownAccounts(userId: string, email: string) {
  return socialVendors.map((vendor) => ({ vendor, subject: `${vendor}-known`, user_id: userId, email }));
}

async function seedDestinations({ trx, members }: DemoShop): Promise<void> {
  const shopper = members.get('shopper');
  if (!shopper) throw new Error('the demonstration shopper is missing');
  await trx
    .insertInto('member.delivery_destinations')
    .values([
      {
        user_id: shopper,
        name: '집',
        recipient: '김하늘',
        phone: '010-2000-0001',
        zip_code: '04779',
        address: '서울 성동구 서울숲길 17',
        detail_address: '가온빌라 302호',
        shipping_request: '문 앞에 놓아 주세요',
        is_default: true,
      },
      {
        user_id: shopper,
        name: '회사',
        recipient: '김하늘',
        phone: '010-2000-0001',
        zip_code: '04539',
        address: '서울 중구 을지로 100',
        detail_address: '8층 안내 데스크',
        shipping_request: '경비실에 맡겨 주세요',
        is_default: false,
      },
    ])
    .execute();
  await trx
    .insertInto('management.logs')
    .values({ user_id: shopper, type: 'SIGN_UP', target: 'member.members', description: json({ demonstration: true }) })
    .execute();
}
