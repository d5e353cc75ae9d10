import * as calls from '#contract/graphql/calls.generated.ts';
import { nobodyId } from '#rules/member/rights/role.ts';
import { askers } from '../data-shop.ts';
import { type Call, differing, ids, same } from './call.ts';

const me = askers.member.userId;

/** Content published by administrators. */
export const publishedCalls: readonly Call[] = [
  same(
    'selectPopup',
    'running now, by position',
    calls.selectPopup,
    { now: '2026-11-20T03:00:00Z' },
    (data) => data.management_popup.map((each) => each.title),
    ['첫째', '둘째'],
  ),
  same(
    'selectTerms',
    'of a type, not deleted',
    calls.selectTerms,
    { type: 'use' },
    (data) => data.management_terms.map((each) => each.name.ko),
    ['이용약관'],
  ),
  same('selectShopInfo', 'one row', calls.selectShopInfo, {}, (data) => data.management_shop_info.map((each) => each.company_name), [
    '이음',
  ]),
  same('selectShopDonation', 'one row', calls.selectShopDonation, {}, (data) => data.management_shop_info, [{ donation: 3000 }]),
  same('selectShopBannerAutoplay', 'one row', calls.selectShopBannerAutoplay, {}, (data) => data.management_shop_info, [
    { banner_autoplay: 4000 },
  ]),
  same('selectShopIsCustomMain', 'one row', calls.selectShopIsCustomMain, {}, (data) => data.management_shop_info, [
    { is_custom_main: true },
  ]),
  same(
    'selectCustomGuides',
    'by position',
    calls.selectCustomGuides,
    {},
    (data) => data.management_custom_guides.map((each) => each.title.en),
    ['First step', 'Second step'],
  ),
  same(
    'selectPictureFacts',
    'of those named, not deleted',
    calls.selectPictureFacts,
    { ids: [1, 2, 3] },
    (data) => data.management_pictures,
    [{ id: 1, focal_x: 30, focal_y: 50, alt: { ko: '앉은 곰' } }],
  ),
  same(
    'selectDetailTemplates',
    'of graphic pages without reviews',
    calls.selectDetailTemplates,
    { where: { type: { _eq: 'GRAPHIC' }, sub_type: { _neq: 'REVIEW' } } },
    (data) => data.management_detail_templates.map((each) => each.sub_type),
    ['PRODUCT'],
  ),
  same(
    'selectDetailTemplates',
    'all, by position',
    calls.selectDetailTemplates,
    {},
    (data) => data.management_detail_templates.map((each) => each.position),
    [1, 1, 2],
  ),
  same(
    'selectHomeTemplates',
    'active, by position',
    calls.selectHomeTemplates,
    { type: 'HOME' },
    (data) => ids(data.management_home_templates),
    [1002, 1001],
  ),
  differing(
    'selectHomeTemplate',
    'a stopped one only for administrators',
    calls.selectHomeTemplate,
    { id: 1003 },
    (data) => data.management_home_templates_by_pk?.state ?? null,
    {
      visitor: null,
      member: null,
      admin: 'STOP',
    },
  ),
  same(
    'selectMainPages',
    'active blocks by position',
    calls.selectMainPages,
    { my_user_id: nobodyId },
    (data) =>
      data.management_main_pages.map((page) => [
        page.type,
        page.items.map((item) => item.type),
        page.thumbnails.map((each) => each.items.length),
      ]),
    [
      ['ITEM', ['PRODUCT_CUSTOM'], []],
      ['TAG', [], [2, 0]],
      ['ITEM', ['REVIEW', 'PRODUCT', 'ARTIST', 'BRAND', 'PLAN'], []],
    ],
  ),
  differing(
    'selectMainPages',
    'what the items refer to',
    calls.selectMainPages,
    { my_user_id: me },
    (data) => [
      data.management_main_pages[0]?.items[0]?.product_custom?.custom_mockups[0]?.layers[0]?.graphic?.id,
      data.management_main_pages[1]?.thumbnails[0]?.items.map((item) => [item.graphic?.id, item.graphic?.is_like.length]),
      data.management_main_pages[1]?.thumbnails[0]?.labels[0]?.text.ko,
      data.management_main_pages[2]?.items.map(
        (item) => item.review?.user?.nickname ?? item.product?.code ?? item.artist?.path_name ?? item.brand?.name.en ?? item.plan?.title.en,
      ),
    ],
    {
      visitor: [
        1001,
        [
          [1001, 0],
          [1002, 0],
        ],
        '새로운',
        ['바다', 'MUG', 'seon', 'Gyeol', 'Summer'],
      ],
      member: [
        1001,
        [
          [1001, 1],
          [1002, 1],
        ],
        '새로운',
        ['바다', 'MUG', 'seon', 'Gyeol', 'Summer'],
      ],
      admin: [
        1001,
        [
          [1001, 1],
          [1002, 1],
        ],
        '새로운',
        ['바다', 'MUG', 'seon', 'Gyeol', 'Summer'],
      ],
    },
  ),
];
