import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { originalHash, originalTypes } from '#contract/images.ts';
import { keywords } from '#contract/rest/admin/catalogue/graphics.ts';
import { pictureOrNone } from '#contract/rest/admin/catalogue/values.ts';
import { COLOUR_PATTERN } from '#rules/catalogue/colour.ts';
import { graphicStates } from '#rules/catalogue/graphic-state.ts';
import { colourNames } from '#rules/catalogue/product/colour-names.ts';
import { factFields } from '#rules/catalogue/product-facts.ts';
import { sizeMeasures } from '#rules/catalogue/size-table.ts';
import { brandRequestStates } from '#rules/community/brand-request.ts';
import { inquiryAuthors, inquiryStates, inquiryTypes } from '#rules/community/inquiry.ts';
import { heightRange, hidingReasons, reportStates, reviewStates, sizeFeels, weightRange } from '#rules/community/review.ts';
import { weekdays } from '#rules/community/service-hours.ts';
import { blockKinds } from '#rules/home/home-block.ts';
import { messageStates } from '#rules/member/message.ts';
import { messageChannels } from '#rules/member/message-channel.ts';
import { notificationEventList } from '#rules/member/notification.ts';
import { mintStates, rewardCauses } from '#rules/member/reward.ts';
import { roles } from '#rules/member/rights/role.ts';
import { socialVendors } from '#rules/member/sign-in/social.ts';
import { cashReceiptPurposes, cashReceiptStateList } from '#rules/money/cash-receipt.ts';
import { couponTypes } from '#rules/money/coupon/coupon.ts';
import { COUPON_NUMBER_PATTERN } from '#rules/money/coupon/coupon-number.ts';
import { hasSupply } from '#rules/money/coupon/coupon-terms.ts';
import { discrepancyActionList, discrepancyKinds, discrepancyStates } from '#rules/money/discrepancy.ts';
import { paymentStateList, paymentStatesIn } from '#rules/money/payment-state.ts';
import { pointEntryTypes, pointReasons } from '#rules/money/points/point-entries.ts';
import { cancellationStateList, claimRefundStateList } from '#rules/money/refund/refund.ts';
import { discountBearers, entryCauses, shareKinds, shareStates } from '#rules/money/royalty.ts';
import { settlementStateList, taxKinds } from '#rules/money/settlement.ts';
import { movedSourceNames } from '#rules/office/moving/moved-headings.ts';
import { segments } from '#rules/office/segment.ts';
import { shopRuleRanges } from '#rules/office/shop-rules.ts';
import { paymentMethods } from '#rules/order/checkout/checkout.ts';
import { claimStateList, claimTypes, faultList } from '#rules/order/claim/claim.ts';
import { cancelReasons, orderStateList, placedState } from '#rules/order/order-state.ts';
import { preparationStateList } from '#rules/order/preparation.ts';
import { reprintCauses } from '#rules/order/press/reprint.ts';
import { productionPlanRanges } from '#rules/order/ship-by.ts';
import { QUANTITY_MAX, QUANTITY_MIN } from '#rules/order/stock.ts';
import { trackingStates } from '#rules/order/waybill/tracking.ts';
import { stepsToProduce, stepsToShip } from '#rules/order/work-step.ts';
import { synonymMeanings } from '#rules/search/synonyms.ts';
import { isLink, isPath } from '#rules/shop/link.ts';
import { locales, translationLocales } from '#rules/shop/locale.ts';
import { isVisibleText, isVisibleWriting } from '#rules/shop/visible-text.ts';
import { orderEventKinds } from '#server/nouns/order/desk/record-event.ts';
import { testDatabase } from '#test/database.ts';

const { service } = await testDatabase();

/** Lists that exist both in a check constraint and in a rule. */
test.each([
  ['management.shop_info', 'shop_info_service_days_check', weekdays],
  ['sales.orders', 'orders_status_check', orderStateList],
  ['sales.orders', 'orders_cancel_reason_check', cancelReasons],
  ['sales.orders', 'orders_payment_method_check', paymentMethods],
  ['sales.orders', 'orders_tracking_state_check', trackingStates],
  ['sales.order_events', 'order_events_kind_check', orderEventKinds],
  ['sales.reprints', 'reprints_cause_check', reprintCauses],
  ['sales.payments', 'payments_method_check', paymentMethods],
  ['sales.payment_cancellations', 'payment_cancellations_status_check', cancellationStateList],
  ['sales.claims', 'claims_type_check', claimTypes],
  ['sales.claims', 'claims_status_check', claimStateList],
  ['sales.claims', 'claims_fault_check', faultList],
  ['sales.claim_refunds', 'claim_refunds_state_check', claimRefundStateList],
  ['sales.discrepancies', 'discrepancies_action_check', discrepancyActionList],
  ['sales.discrepancies', 'discrepancies_state_check', discrepancyStates],
  ['sales.cash_receipts', 'cash_receipts_state_check', cashReceiptStateList],
  ['sales.cash_receipts', 'cash_receipts_purpose_check', cashReceiptPurposes],
  ['sales.coupons', 'coupons_type_check', couponTypes],
  ['sales.point_entries', 'point_entries_reason_check', pointReasons],
  ['sales.point_entries', 'point_entries_type_check', pointEntryTypes],
  ['product.graphics', 'graphics_cloth_families_known', colourNames.map(({ id }) => id)],
  ['product.size_measures', 'size_measures_measure_check', sizeMeasures],
  ['product.graphics', 'graphics_state_check', graphicStates],
  ['product.reviews', 'reviews_state_check', reviewStates],
  ['product.reviews', 'reviews_size_feel_check', sizeFeels],
  ['product.reviews', 'reviews_hidden_reason_check', hidingReasons],
  ['product.review_reports', 'review_reports_reason_check', hidingReasons],
  ['product.review_reports', 'review_reports_state_check', reportStates],
  ['management.brand_requests', 'brand_requests_state_check', brandRequestStates],
  ['product.product_facts', 'product_facts_kind_check', Object.keys(factFields)],
  ['management.search_synonyms', 'search_synonyms_meaning_check', synonymMeanings],
  ['management.campaigns', 'campaigns_segment_check', segments],
  ['member.consents', 'consents_source_check', movedSourceNames],
  ['member.messages', 'messages_channel_check', messageChannels],
  ['member.messages', 'messages_state_check', messageStates],
  ['member.notifications', 'notifications_event_check', notificationEventList],
  ['member.notification_mutes', 'notification_mutes_event_check', notificationEventList],
  ['member.inquiries', 'inquiries_type_check', inquiryTypes],
  ['member.inquiries', 'inquiries_status_check', inquiryStates],
  ['member.inquiry_messages', 'inquiry_messages_author_check', inquiryAuthors],
  ['member.reward_kinds', 'reward_kinds_cause_check', rewardCauses],
  ['member.reward_mints', 'reward_mints_state_check', mintStates],
  ['identity.social_accounts', 'social_accounts_vendor_check', socialVendors],
  ['member.member_roles', 'member_roles_role_check', roles.filter((role) => role !== 'public')],
  ['sales.discrepancies', 'discrepancies_kind_check', Object.keys(discrepancyKinds)],
  ['sales.payments', 'payments_status_check', paymentStateList],
  ['sales.royalty_rules', 'royalty_rules_discount_bearer_check', discountBearers],
  ['sales.royalty_lines', 'royalty_lines_discount_bearer_check', discountBearers],
  ['sales.royalty_lines', 'royalty_lines_kind_check', shareKinds],
  ['sales.royalty_lines', 'royalty_lines_state_check', shareStates],
  ['sales.royalty_entries', 'royalty_entries_kind_check', shareKinds],
  ['sales.royalty_entries', 'royalty_entries_cause_check', entryCauses],
  ['sales.settlements', 'settlements_state_check', settlementStateList],
  ['sales.settlements', 'settlements_tax_kind_check', taxKinds],
  ['sales.payees', 'payees_tax_kind_check', taxKinds],
  ['sales.preparations', 'preparations_state_check', preparationStateList],
])('%s: what %s allows is what the rule knows', async (table, constraint, known) => {
  const allowed = wordsOf(await checkOf(table, constraint));
  expect(allowed.sort()).toEqual([...known].sort());
});

test('the languages of the rule are those of the database, and every check of a language asks there', async () => {
  const { rows } = await sql<{ locales: string[] }>`select app.locales() as locales`.execute(service);
  expect(rows).toEqual([{ locales: [...locales] }]);
  const columns = await sql<{ check: string | null }>`
    select pg_get_constraintdef(c.oid) as "check" from pg_attribute a
      left join pg_constraint c on c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]
    where a.attname = 'locale' and a.attrelid in (select oid from pg_class where relkind = 'r')
      and a.attrelid::regclass::text ~ '^(member|product|sales|management|identity)\\.'`.execute(service);
  expect(columns.rows).not.toEqual([]);
  expect(columns.rows.filter(({ check }) => check !== 'CHECK ((locale = ANY (app.locales())))')).toEqual([]);
});

test('no other function of the database names a language that may be missing', async () => {
  const { rows } = await sql<{ name: string }>`
    select p.oid::regproc::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('app', 'member', 'product', 'sales', 'management', 'identity') and p.prosrc ~ '''cn'''`.execute(service);
  expect(rows).toEqual([{ name: 'app.locales' }]);
});

test.each([
  [{ ko: '셔츠', en: 'Shirt' }, true],
  [Object.fromEntries(locales.map((locale) => [locale, 'a'])), true],
  [{ ko: '셔츠', en: 'Shirt', xx: 'a' }, false],
  [{ ko: '셔츠', en: '' }, false],
  [{ ko: '셔츠' }, true],
  [{ en: 'Shirt' }, false],
  [{ ko: '셔츠', en: 'Shirt', cn: ['a'] }, false],
  [{ ko: '셔츠', en: 'Shirt', cn: null }, false],
  [['셔츠'], false],
])('the database check of a localized name %o: %s', async (name, isOne) => {
  const { rows } = await sql`select app.is_localized(${JSON.stringify(name)}::jsonb) as is_one`.execute(service);
  expect(rows).toEqual([{ is_one: isOne }]);
});

test('published rows are translated into exactly the languages of the shop', async () => {
  const { rows } = await sql<{ language: string }>`
    select language from unnest(${[...locales, 'xx']}::text[]) as language
    where app.is_translations(jsonb_build_object(language, '{"content": "words"}'::jsonb))`.execute(service);
  expect(rows.map(({ language }) => language)).toEqual([...translationLocales]);
});

test.each([
  ['sales.cart_lines', 'cart_lines_quantity_check'],
  ['sales.checkout_lines', 'checkout_lines_quantity_check'],
])('%s: the check of %s has the limits of the rule', async (table, constraint) => {
  const bounds = [...(await checkOf(table, constraint)).matchAll(/\d+/g)].map(([bound]) => Number(bound));
  expect(bounds).toEqual([QUANTITY_MIN, QUANTITY_MAX]);
});

/** Patterns that exist both in a check constraint and in a rule. */
test.each([
  ['sales.coupon_numbers', 'coupon_numbers_number_check', COUPON_NUMBER_PATTERN],
  ['product.colors', 'colors_hex_check', COLOUR_PATTERN],
  ['product.graphics', 'graphics_background_color_check', COLOUR_PATTERN],
  ['management.main_page_labels', 'main_page_labels_background_color_check', COLOUR_PATTERN],
  ['management.main_page_labels', 'main_page_labels_text_color_check', COLOUR_PATTERN],
])('%s: the check of %s has the pattern of the rule', async (table, constraint, pattern) => {
  expect(await checkOf(table, constraint)).toContain(` ~ '${pattern.source}'::text`);
});

test('keywords that a graphic takes are those a form takes', async () => {
  const lists = [
    [],
    ['딸기'],
    [' '],
    ['\u3164'],
    ...[20, 21].map((count) => Array(count).fill('가')),
    ...[30, 31].map((length) => ['가'.repeat(length)]),
  ];
  const taken = await Promise.all(
    lists.map(async (list) => {
      const { rows } = await sql<{ are: boolean }>`select app.are_keywords(${list}::text[]) as are`.execute(service);
      return rows[0]?.are;
    }),
  );
  expect(taken).toEqual(lists.map((list) => keywords.safeParse(list).success));
  expect(taken).toContain(false);
});

test.each([
  ['reviews_height_from_check', heightRange],
  ['reviews_weight_from_check', weightRange],
] as const)('the check %s has the ranges of the rule', async (constraint, { from, to, step }) => {
  const numbers = [...(await checkOf('product.reviews', constraint)).matchAll(/\d+/g)].map(([number]) => Number(number));
  expect(numbers).toEqual([from, to, step, 0]);
});

test.each([
  ...Object.entries(shopRuleRanges).map(([rule, range]) => ['management', 'shop_rules', rule, range] as const),
  ...Object.entries(productionPlanRanges).map(([rule, range]) => ['sales', 'production_plan', rule, range] as const),
])('%s.%s: %s is in the range of the rule, and begins with its first value', async (schema, table, rule, { min, max, first }) => {
  const numbers = [...(await checkOf(`${schema}.${table}`, `${table}_${rule}_check`)).matchAll(/\d+/g)].map(([number]) => Number(number));
  expect(numbers).toEqual([min, max]);
  const { rows } = await sql<Record<string, number>>`select ${sql.ref(rule)} from ${sql.table(`${schema}.${table}`)}`.execute(service);
  expect(rows).toEqual([{ [rule]: first }]);
});

/** Lists of steps shared by an index and a rule: if they differ, the rule's query scans the whole table. */
test.each([
  ['orders_to_ship', stepsToShip],
  ['orders_slipping', stepsToShip],
  ['orders_to_produce', stepsToProduce],
])('the index %s holds the steps of the rule', async (index, steps) => {
  const { rows } = await sql<{ text: string }>`
    select pg_get_expr(indpred, indrelid) as text from pg_index where indexrelid = ${`sales.${index}`}::regclass`.execute(service);
  expect(wordsOf(rows[0]?.text ?? '').sort()).toEqual([...steps].sort());
});

test('a coupon is used up where the rule says that nothing is left', async () => {
  const limits = [null, 2] as const;
  const supplies = limits.flatMap((issue_limit) =>
    limits.flatMap((budget_amount) =>
      [0, 1, 2].flatMap((issued_count) => [0, 1, 2, 3].map((spent_amount) => ({ issue_limit, issued_count, budget_amount, spent_amount }))),
    ),
  );
  const name = JSON.stringify({ ko: '쿠폰', en: 'Coupon', cn: '优惠券' });
  const terms = { type: 'ORDER', name, discount_type: 'AMOUNT', discount_value: 1000 };
  const rows = await service
    .insertInto('sales.coupons')
    .values(supplies.map((supply) => ({ ...terms, ...supply })))
    .returning(['issue_limit', 'issued_count', 'budget_amount', 'spent_amount', 'is_used_up'])
    .execute();
  expect(rows).toHaveLength(48);
  expect(rows.filter((row) => row.is_used_up === hasSupply({ ...row, spent_amount: Number(row.spent_amount) }))).toEqual([]);
});

test('the default state of a table is the first state of its rule', async () => {
  const { rows } = await sql<{ text: string }>`
    select column_default as text from information_schema.columns
    where table_schema = 'sales' and (table_name, column_name) in (('orders', 'status'), ('payments', 'status')) order by table_name`.execute(
    service,
  );
  expect(rows.map(({ text }) => text)).toEqual([placedState, ...paymentStatesIn('new')].map((state) => `'${state}'::text`));
});

test('a home page takes the kinds of blocks the rule knows, and no others', async () => {
  const types = wordsOf(await checkOf('management.main_pages', 'main_pages_type_check'));
  const subTypes = ['', ...wordsOf(await checkOf('management.main_pages', 'main_pages_sub_type'))];
  const pairs = types.flatMap((type) => [...new Set(subTypes)].map((sub_type) => ({ type, sub_type })));
  const taken: string[] = [];
  for (const { type, sub_type } of pairs) {
    const isTaken = await service.transaction().execute(async (trx) => {
      await sql`savepoint pair`.execute(trx);
      return sql`with revision as (insert into management.page_revisions (page, number, blocks) values ('main', 1, '[]') returning id)
        insert into management.main_pages (type, sub_type, revision_id, block_key) select ${type}, ${sub_type}, id, 'key' from revision`
        .execute(trx)
        .then(
          () => true,
          () => false,
        )
        .finally(() => sql`rollback to savepoint pair`.execute(trx));
    });
    if (isTaken) taken.push(`${type} ${sub_type}`.trim());
  }
  expect(taken.sort()).toEqual([...blockKinds].sort());
});

test('a check constraint on a text accepts exactly the characters of its rule', async () => {
  const hidden: string[] = [];
  for (let code = 1; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code);
    if (/\p{Cc}|\p{Default_Ignorable_Code_Point}|\p{Z}|\p{So}|[\ufff9-\ufffb\u{13441}\u{13442}]/u.test(character)) hidden.push(character);
  }
  const texts = [
    ...hidden.flatMap((character) => [character, `가${character}나`, `${character}\u200d나`, `${character}\ufe0f나`]),
    '',
    '  ',
    '이음 T-shirt',
    '❤️',
    '👩\u200d🎨',
    '👩🏽\u200d🎨',
    '❤️\u200d🔥',
    '1\ufe0f\u20e3',
    'a\u200db',
    'a\ufe0f',
    '가\r\n나',
  ];
  const { rows } = await sql<{ line: boolean; writing: boolean; units: number }>`
    select app.is_visible_text(text) as line, app.is_visible_writing(text) as writing, app.units(text) as units
    from unnest(${texts}::text[]) with ordinality as of(text, place) order by place`.execute(service);
  const differing = texts.filter((text, place) => {
    const found = rows[place];
    return found?.line !== isVisibleText(text) || found.writing !== isVisibleWriting(text) || found.units !== text.length;
  });
  expect(differing.map((text) => JSON.stringify(text))).toEqual([]);
});

test('a picture that an artist or a brand may name is one that a form may name', async () => {
  const hash = originalHash('a'.repeat(64));
  const kept = [
    ...Object.keys(originalTypes).map((type) => `/cdn/${hash}.${type}`),
    `/cdn/${'a'.repeat(64)}.webp`,
    '/cdn/library/1',
    '/cdn/library/12-13x11',
    '',
  ];
  const others = [
    `/cdn/${hash}.exe`,
    `/cdn/${hash}a.png`,
    `/cdn/${hash}.png?x`,
    '/cdn/library/0',
    '/cdn/../api',
    '//cdn/library/1',
    'https://evil.example/x.png',
  ];
  const texts = [...kept, ...others, 'javascript:alert(1)', '/cdn/library/1\n', `\n/cdn/${hash}.png`, ' '];
  const { rows } = await sql<{ is_own: boolean }>`
    select app.is_own_picture(text) as is_own from unnest(${texts}::text[]) with ordinality as of(text, place) order by place`.execute(
    service,
  );
  expect(texts.filter((_, place) => rows[place]?.is_own)).toEqual(kept);
  expect(texts.filter((text) => pictureOrNone.safeParse(text).success)).toEqual(kept);
});

test('a check constraint on a link accepts exactly the characters that a form accepts', async () => {
  const signs = Array.from({ length: 0xffff }, (_, code) => code + 1)
    .filter((code) => code < 0x100 || /\s/u.test(String.fromCharCode(code)) || /[\p{Cf}\p{Z}]/u.test(String.fromCharCode(code)))
    .map((code) => String.fromCharCode(code));
  const addresses = [
    ...['', '/', '/main', '/product/3?a=1#b', '//evil.example', '/\\evil.example', '\\evil.example', '/.//evil.example'],
    ...[
      'https://example.com',
      'https://example.com/a b',
      'https:///a',
      'https:/a',
      'https://',
      'HTTPS://example.com',
      'http://example.com',
    ],
    ...[
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'mailto:a@b.example',
      '/main\n',
      '\n/main',
    ],
    ...signs.flatMap((sign) => [sign, `/${sign}/evil.example`, `/a${sign}`, `https://${sign}a`, `https://a${sign}b`]),
  ];
  const { rows } = await sql<{ is_link: boolean; is_path: boolean }>`
    select app.is_link(text) as is_link, app.is_path(text) as is_path
    from unnest(${addresses}::text[]) with ordinality as of(text, place) order by place`.execute(service);
  const differing = addresses.filter((address, place) => {
    const found = rows[place];
    return found?.is_link !== isLink(address) || found.is_path !== isPath(address);
  });
  expect(differing.map((address) => JSON.stringify(address))).toEqual([]);
});

test('every column that is drawn as a link or a picture holds nothing but an honest address', async () => {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I.%I', held.table_schema, held.table_name, held.column_name) as name
    from information_schema.columns held
    where held.table_schema in ('product', 'management', 'member') and held.data_type = 'text'
      and held.column_name ~ '(^|_)(src|url|href|link)($|_)'
      and has_column_privilege('shop_admin', format('%I.%I', held.table_schema, held.table_name), held.column_name, 'insert, update')
      and not exists (
        select from pg_constraint rule join pg_attribute part on part.attrelid = rule.conrelid and part.attnum = any (rule.conkey)
        where rule.conrelid = format('%I.%I', held.table_schema, held.table_name)::regclass and rule.contype = 'c'
          and part.attname = held.column_name and pg_get_constraintdef(rule.oid) ~ 'app[.]is_(link|path|own_picture)[(]'
      )
    order by 1`.execute(service);
  // A trigger copies a side's picture from its mockup.
  expect(rows.map(({ name }) => name)).toEqual(['product.product_custom_mockups.src']);
});

/** The text of a check constraint; empty when there is none with this name. */
async function checkOf(table: string, constraint: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select pg_get_constraintdef(oid) as text from pg_constraint where conrelid = ${table}::regclass and conname = ${constraint}`.execute(
    service,
  );
  return rows[0]?.text ?? '';
}

/** The string literals in a constraint. */
function wordsOf(check: string): string[] {
  return [...check.matchAll(/'(\w+)'::/g)].map(([, word]) => word ?? '');
}

test('a table has no virtual column, which each of its checks would read anew in every insert and update', async () => {
  const { rows } = await sql`select attrelid::regclass::text, attname from pg_attribute where attgenerated = 'v'`.execute(service);
  expect(rows).toEqual([]);
});
